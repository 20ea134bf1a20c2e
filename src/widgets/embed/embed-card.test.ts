import { expect, test } from 'vitest'
import { holdBackEmbeds } from './embed-card.tsx'

const hosts = ['videos.example', 'pictures.example', 'maps.example:8443']

/** What the card of the one embed in `html` says, and the element that it holds back. */
function readCard(html: string) {
  const [, start = '', card = '', element = ''] =
    /(<x-embed [^>]*>)(.*)<template>(.*)<\/template><\/x-embed>/s.exec(holdBackEmbeds(html, hosts)) ?? []
  return {
    title: /aria-label="([^"]*)"/.exec(start)?.[1],
    kind: /data-kind="([^"]*)"/.exec(start)?.[1],
    hosts: /data-hosts="([^"]*)"/.exec(start)?.[1],
    link: /<a href="([^"]*)"/.exec(card)?.[1],
    space: /<svg ([^>]*) aria-hidden/.exec(card)?.[1],
    element,
  }
}

test('a frame of a listed host becomes a card with its title, its host, and a link', () => {
  const html =
    '<p>Before</p><iframe src="https://videos.example/1?a=1&amp;b=2" title="As-of &lt;joins&gt;"></iframe> After'
  expect(holdBackEmbeds(html, hosts)).toMatchInlineSnapshot(
    `"<p>Before</p><x-embed role="group" aria-label="As-of &lt;joins&gt;" data-kind="content" data-hosts="videos.example" data-at-once=""><svg viewBox="0 0 16 9" aria-hidden="true"></svg><span class="embed-card"><strong>As-of &lt;joins&gt;</strong><span class="embed-note" data-nosnippet="">Nothing has been loaded from videos.example yet.</span><span class="embed-choice" data-nosnippet=""><button type="button" aria-label="Load content: As-of &lt;joins&gt;">Load content</button><label><input type="checkbox"/> Always load from videos.example</label></span><a href="https://videos.example/1?a=1&amp;b=2" target="_blank" rel="noopener">Open on videos.example</a></span><template><iframe src="https://videos.example/1?a=1&amp;b=2" sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-forms allow-presentation" referrerpolicy="strict-origin-when-cross-origin" title="As-of <joins>"></iframe></template></x-embed> After"`,
  )
})

test('a frame gets a sandbox and a referrer policy, and keeps what its author wrote', () => {
  const written =
    '<iframe src="https://videos.example/1" title="A" width="560" height="315" allow="autoplay; fullscreen" allowfullscreen></iframe>'
  expect(readCard(written).element).toBe(
    '<iframe src="https://videos.example/1" sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-forms allow-presentation" referrerpolicy="strict-origin-when-cross-origin" title="A" width="560" height="315" allow="autoplay; fullscreen" allowfullscreen></iframe>',
  )
  const strict = readCard('<iframe src="https://videos.example/1" sandbox="" referrerpolicy="no-referrer"></iframe>')
  expect(strict.element).toContain(' sandbox="" referrerpolicy="no-referrer"')
})

test('a frame without a title is named after its host, for screen readers too', () => {
  const { title, element } = readCard('<iframe src="https://videos.example/1"></iframe>')
  expect(title).toBe('Content from videos.example')
  expect(element).toContain(' title="Content from videos.example"')
})

test.each([
  ['picture', '<img src="https://pictures.example/a.png" alt="A chart">', 'A chart'],
  ['picture', '<img src="https://pictures.example/a.png" alt="" title="A hint">', 'A hint'],
  ['picture', '<img src="https://pictures.example/a.png">', 'Picture from pictures.example'],
  ['picture', '<img src="/a.png" srcset="/a.png 1x, https://pictures.example/a.png 2x" alt="A">', 'A'],
  ['picture', '<picture><source srcset="/a.webp"><img src="https://pictures.example/a.png" alt="A"></picture>', 'A'],
  ['video', '<video src="https://pictures.example/a.png" title="A film"></video>', 'A film'],
  ['video', '<video src="/a.mp4" poster="https://pictures.example/a.png"></video>', 'Video from pictures.example'],
  [
    'video',
    '<video><source src="/a.webm"><source src="https://pictures.example/a.png"></video>',
    'Video from pictures.example',
  ],
  ['video', '<video src="/a.mp4"><track src="https://pictures.example/a.png"></video>', 'Video from pictures.example'],
  ['sound', '<audio aria-label="A talk" src="https://pictures.example/a.png"></audio>', 'A talk'],
])('a %s is held back: %s', (kind, html, title) => {
  expect(readCard(html)).toMatchObject({
    kind,
    title,
    link: 'https://pictures.example/a.png',
    hosts: 'pictures.example',
  })
})

test.each([
  ['//videos.example/1', 'https://videos.example/1'],
  ['http://videos.example/1', 'https://videos.example/1'],
  ['HTTPS://Videos.Example:443/1', 'https://videos.example/1'],
  [' https://videos.example/1 ', 'https://videos.example/1'],
  ['https://maps.example:8443/1', 'https://maps.example:8443/1'],
])('%s is on a listed host', (written, address) => {
  const { link, element } = readCard(`<iframe src="${written}"></iframe>`)
  expect(link).toBe(address)
  expect(element).toContain(` src="${address}"`)
})

test.each([
  '<iframe src="https://other.example/1"></iframe>',
  '<iframe src="https://sub.videos.example/1"></iframe>',
  '<iframe src="https://videos.example.other.example/1"></iframe>',
  '<iframe src="https://videos.example:8443/1"></iframe>',
  '<iframe src="https://maps.example/1"></iframe>',
  '<iframe src="/videos.example/1"></iframe>',
  '<iframe src="data:text/html,//videos.example/1"></iframe>',
  '<iframe src="ftp://videos.example/1"></iframe>',
  '<iframe src="https://"></iframe>',
  '<iframe src="https://videos.example/1" srcdoc="&lt;p>Text"></iframe>',
  '<iframe></iframe>',
  '<img src="/own.png" alt="https://videos.example/a.png">',
  '<object data="https://videos.example/1"></object>',
  '<a href="https://videos.example/1">A link</a>',
  '<!-- <img src="https://videos.example/a.png"> -->',
  '<textarea><img src="https://videos.example/a.png"></textarea>',
  '<template><img src="https://videos.example/a.png"></template>',
])('%s is left as it is', html => {
  expect(holdBackEmbeds(html, hosts)).toBe(html)
})

test('a site that lists no hosts gets its HTML back', () => {
  const html = '<iframe src="https://videos.example/1"></iframe>'
  expect(holdBackEmbeds(html, [])).toBe(html)
})

test('an embed of two hosts names both', () => {
  const video = '<video poster="https://pictures.example/a.png" src="https://videos.example/a.mp4"></video>'
  expect(readCard(video)).toMatchObject({
    title: 'Video from videos.example',
    hosts: 'videos.example pictures.example',
    link: 'https://videos.example/a.mp4',
  })
  expect(holdBackEmbeds(video, hosts)).toContain('Always load from videos.example and pictures.example')
})

test('the addresses of a source set become absolute, those of the site itself stay', () => {
  const html = '<img srcset="/a.png, //pictures.example/b.png 2x" src="/a.png" alt="A">'
  expect(readCard(html).element).toBe('<img srcset="/a.png, https://pictures.example/b.png 2x" src="/a.png" alt="A">')
})

test.each([
  ['width="560" height="315"', 'viewBox="0 0 560 315" width="560" height="315"'],
  ['width="560px" height="315px"', 'viewBox="0 0 560 315" width="560" height="315"'],
  ['width="100%" height="400"', 'height="400"'],
  ['width="100%"', 'viewBox="0 0 16 9"'],
  ['', 'viewBox="0 0 16 9"'],
  ['width="0" height="0"', 'viewBox="0 0 16 9"'],
])('a frame with %s keeps its space', (size, space) => {
  expect(readCard(`<iframe src="https://videos.example/1" ${size}></iframe>`).space).toBe(space)
})

test('a picture without a size keeps no space, since it may be as small as a badge', () => {
  expect(readCard('<img src="https://pictures.example/a.svg">').space).toBeUndefined()
  expect(readCard('<img src="https://pictures.example/a.svg" width="600">').space).toBeUndefined()
  expect(readCard('<img src="https://pictures.example/a.svg" height="20">').space).toBe('height="20"')
})

test('the space of a <picture> is that of its <img>, and sound needs none', () => {
  const picture = '<picture><img src="https://pictures.example/a.png" width="4" height="3" alt="A"></picture>'
  expect(readCard(picture).space).toBe('viewBox="0 0 4 3" width="4" height="3"')
  expect(readCard('<audio src="https://videos.example/a.mp3"></audio>').space).toBeUndefined()
})

test('a picture is held back with the link that enlarges it', () => {
  const html = '<a class="zoom" href="//pictures.example/a.png"><img src="//pictures.example/a.png" alt="A"></a>'
  expect(readCard(`<p>${html}</p>`).element).toBe(html.replaceAll('//', 'https://'))
  expect(holdBackEmbeds(`<p>${html}</p>`, hosts)).toMatch(/^<p><x-embed .*<\/x-embed><\/p>$/s)
})

test.each([
  ['<a href="/b">x <img> y</a>|', 'a link'],
  ['<button>x <img> y</button>|', 'a button'],
  ['<label>x <img> y</label>|', 'a label'],
  ['<details><summary>x <img> y</summary>|<p>z</p></details>', 'a summary'],
  ['<h2>x <em><a href="/b"><img></a></em> y</h2>|<p>z</p>', 'a heading'],
  [
    '<div class="heading"><h2 id="x">x <img> y</h2><a class="heading-anchor" href="#x"></a></div>|<p>z</p>',
    'a heading with its anchor',
  ],
  ['<a href="/b">x <img> y|', 'a link without an end'],
  ['<a name="b">x <p><img></p><a href="/b">y</a>|<p><a href="/c">z</a></p>', 'a link that ends where another begins'],
])('in %s the title stands for the picture, and its card follows %s', pattern => {
  const html = pattern.replace('<img>', '<img src="https://pictures.example/a.png" alt="A &amp; B">').replace('|', '')
  const [before = '', after = ''] = pattern.replace('<img>', 'A &amp; B').split('|')
  const held = holdBackEmbeds(html, hosts)
  expect(held.slice(0, before.length + 9)).toBe(`${before}<x-embed `)
  expect(held.endsWith(`</x-embed>${after}`)).toBe(true)
})

test('several embeds in a link follow it in their order', () => {
  const html =
    '<a href="/b"><img src="https://pictures.example/a.png" alt="A"><img src="https://pictures.example/b.png" alt="B"></a>'
  expect(holdBackEmbeds(html, hosts).match(/^<a href="\/b">AB<\/a>|<x-embed role="group" aria-label="."/g)).toEqual([
    '<a href="/b">AB</a>',
    '<x-embed role="group" aria-label="A"',
    '<x-embed role="group" aria-label="B"',
  ])
})

test('HTML as authors write it by hand is understood', () => {
  expect(readCard("<IFRAME title='a > b' SRC=https://videos.example/1 ></IFRAME>")).toMatchObject({
    title: 'a &gt; b',
    link: 'https://videos.example/1',
  })
  expect(readCard('<p>Text<iframe src="https://videos.example/1"><p>More').link).toBe('https://videos.example/1')
})

test('an island stays as React renders it, except what is between its tags', () => {
  const frame = '<iframe src="https://videos.example/1"></iframe>'
  const held = holdBackEmbeds(
    `<x-island>${frame}<x-slot>${frame}<x-island>${frame}</x-island></x-slot>${frame}</x-island>`,
    hosts,
  )
  expect(held.replace(/<x-embed .*?<\/x-embed>/s, 'CARD')).toBe(
    `<x-island>${frame}<x-slot>CARD<x-island>${frame}</x-island></x-slot>${frame}</x-island>`,
  )
})
