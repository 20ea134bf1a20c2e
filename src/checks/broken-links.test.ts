import { expect, test } from 'vitest'
import { findBrokenLinks } from './broken-links.ts'
import { collectLinks } from './collect-links.ts'

const intro = collectLinks('/docs/intro', '<h2 id="first-steps">First</h2><p id="größe">Size</p>')
const targets = {
  redirects: new Map([['/concepts/joins', '/docs/concepts/joins']]),
  files: new Set(['/blog/rss.xml', '/docs/intro.md']),
}
const joins = collectLinks('/docs/concepts/joins', '<h2 id="as-of-join">aj</h2>')
const check = (href: string, path = '/docs/here') =>
  findBrokenLinks(
    [intro, joins, { path, hrefs: new Set([href]), images: new Set(), blocked: new Set(), ids: new Set(['own']) }],
    targets,
  )

test('links and ids are read from the HTML of a page, with entities decoded', () => {
  const html =
    '<a class="x" href="/a?b=1&amp;c">A</a><a href="/d">D</a><link href="/style.css"><p id="e&quot;f">&lt;a href="/g"&gt;</p><a name="i"></a><img alt="" src="/h.png">'
  expect(collectLinks('/page', html)).toEqual({
    path: '/page',
    hrefs: new Set(['/a?b=1&c', '/d']),
    images: new Set(['/h.png']),
    blocked: new Set(),
    ids: new Set(['e"f', 'i']),
  })
})

test.each([
  ['a page', '/docs/intro'],
  ['a page with a query', '/docs/intro?a=1'],
  ['a relative address', './intro'],
  ['a heading of the page', '/docs/intro#first-steps'],
  ['a heading with letters that are encoded', '/docs/intro#gr%C3%B6%C3%9Fe'],
  ['a heading of its own page', '#own'],
  ['the top of a page', '/docs/intro#'],
  ['a short link', '/concepts/joins'],
  ['a heading behind a short link', '/concepts/joins#as-of-join'],
  ['a file', '/blog/rss.xml'],
  ['another site', 'https://a.example/nowhere'],
  ['a mail address', 'mailto:a@b.example'],
  ['a Markdown file', './intro.md#x'],
])('a link to %s is not broken', (_, href) => {
  expect(check(href)).toEqual([])
})

test.each([
  ['/docs/intr', 'link', '/docs/intro'],
  ['/docs/Intro', 'link', '/docs/intro'],
  ['docs/intr', 'link', '/docs/intro'],
  ['/something/else', 'link', undefined],
  ['/blog/atom.xml', 'link', undefined],
  ['./nowhere.md#x', 'markdown', undefined],
  ['/docs/intro#first-step', 'anchor', 'first-steps'],
  ['/concepts/joins#as-of-joins', 'anchor', 'as-of-join'],
  ['#onw', 'anchor', 'own'],
])('%s is a broken %s; the nearest is %s', (href, kind, suggestion) => {
  expect(check(href, '/here')).toEqual([{ paths: ['/here'], href, kind, suggestion }])
})

test('a link that is broken on many pages is found once, with all of them', () => {
  const pages = ['/a', '/b'].map(path => collectLinks(path, '<a href="/gone">x</a>'))
  expect(findBrokenLinks(pages, targets)).toEqual([
    { paths: ['/a', '/b'], href: '/gone', kind: 'link', suggestion: undefined },
  ])
})

test('an image that does not exist is broken, also when it links to itself; one of another site is not checked', () => {
  const html = '<a href="./x.png"><img src="./x.png"></a><img src="https://a.example/y.png"><img src="/z.png">'
  const files = new Set(['/docs/z.png', '/z.png'])
  expect(findBrokenLinks([collectLinks('/docs/a', html)], { ...targets, files })).toEqual([
    { paths: ['/docs/a'], href: './x.png', kind: 'image', suggestion: '/docs/z.png' },
  ])
})

test('links to pages that are not checked must have the right address; their headings are not known', () => {
  const page = collectLinks('/docs/a', '<a href="/docs/b#any">b</a><a href="/docs/bb">c</a><a href="#none">d</a>')
  const unseen = new Set(['/docs/b', '/docs/a'])
  expect(findBrokenLinks([page], { ...targets, unseen }).map(({ href, kind }) => [href, kind])).toEqual([
    ['/docs/bb', 'link'],
    ['#none', 'anchor'],
  ])
})

test('a link that no browser can read is broken', () => {
  expect(check('\\\\[')).toMatchObject([{ kind: 'link' }])
})
