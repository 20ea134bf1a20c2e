import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createFixtureSite } from '../support/fixture-site.ts'
import { removeFigures, runTickwise } from '../support/run-tickwise.ts'

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"></svg>'
const page = (title: string, body: string) => `---\ntitle: ${title}\n---\n\n${body}\n`

test('doubtful content gives warnings, naming both files where two are involved, and the site is built, with the sizes of its images', async () => {
  const { root } = createFixtureSite({
    'content/docs/links.md': page('Links', '[a](./frist.md) [b](/docs/first#nothing)\n\nAgain [a](./frist.md).'),
    'content/pages/docs/first.md': page('Twin', 'Text.'),
    'content/docs/unused.svg': drawing,
    'content/docs/chart.svg': drawing,
    'content/docs/images.md': page('Images', '![Chart](./chart.svg) ![Icon](/icon.svg)'),
    'content/docs/key.md': '---\ntitle: Key\ntags: [{ label: One, permalnk: /one, permalink: /one }]\n---\n\nText.\n',
    'content/docs/folder/_category_.json':
      '{ "label": "Folder",\n  "link": { "type": "generated-index", "titel": "x" } }',
    'content/docs/folder/inside.md': page('Inside', '![A badge](https://badges.example/a.svg)'),
    'static/robots.txt': 'User-agent: *',
  })
  const { code, output } = await runTickwise('build', '--root', root)
  expect(code).toBe(0)
  expect(removeFigures(output)).toMatchInlineSnapshot(`
    "warning /docs/first (duplicateRoutes)
      Two pages have this address: content/docs/first.md and content/pages/docs/first.md. Only the first is published.
      Give one of them another \`slug\`, or rename its file.

    warning content/docs/folder/_category_.json:2
      Unknown key \`link.titel\`; it has no effect.
      Did you mean \`title\`?

    warning content/docs/folder/inside.md:5 (blockedMedia)
      The published page does not show \`https://badges.example/a.svg\`: its security policy does not allow the host \`badges.example\`.
      Add \`badges.example\` to \`embeds\` in site.config.ts, copy the file into the site, or link to it.

    warning content/docs/key.md:3 (inlineTags)
      The tag \`One\` is not in content/blog/tags.yml.
      Did you mean \`one\`? If not, add it there.

    warning content/docs/key.md:3
      Unknown key \`tags.0.permalnk\`; it has no effect.
      Did you mean \`permalink\`?

    warning content/docs/links.md:5 (brokenAnchors)
      The link \`/docs/first#nothing\` leads to a heading that its page does not have.
      Correct the link, or remove it.

    warning content/docs/links.md:5 (brokenMarkdownLinks)
      The Markdown link \`./frist.md\` leads to no file of this site.
      Did you mean \`./first.md\`?

    warning content/docs/links.md:7 (brokenMarkdownLinks)
      The Markdown link \`./frist.md\` leads to no file of this site.
      Did you mean \`./first.md\`?

    warning content/docs/unused.svg (unusedImages)
      No page, style or setting uses this image.
      Remove it, or show it somewhere.

    warning static/robots.txt
      The build writes /robots.txt itself and overwrites this file.
      Remove it, or rename it.

    0 errors, 10 warnings
    bundled scripts and styles in N s
    wrote 16 pages, N files in N s
    "
  `)
  const html = readFileSync(join(root, 'dist/docs/images.html'), 'utf8')
  expect(html).toMatch(/<img src="\/assets\/files\/chart-\w+\.svg"[^>]* width="30" height="20"/)
})

test('the configuration of a site sets the severity of checks', async () => {
  const { root, config, write } = createFixtureSite({
    'content/docs/links.md': page('Links', '[a](./nope.md) [b](/docs/first#nothing) [c](/docs/nothing)'),
  })
  const weigh = (checks: string) =>
    write('site.config.ts', config.replace('socialImages', `checks: ${checks},\n  socialImages`))
  weigh("{ brokenLinks: 'warning', brokenMarkdownLinks: 'off', brokenAnchors: 'error' }")
  const { code, output } = await runTickwise('build', '--root', root)
  expect(code).toBe(1)
  expect(output).toMatchInlineSnapshot(`
    "error content/docs/links.md:5 (brokenAnchors)
      The link \`/docs/first#nothing\` leads to a heading that its page does not have.
      Correct the link, or remove it.

    warning content/docs/links.md:5 (brokenLinks)
      The link \`/docs/nothing\` leads to no page of this site.
      Correct the link, or remove it.

    1 error, 1 warning
    "
  `)
  weigh("{ brokenLink: 'off', brokenAnchors: 'ignore' }")
  expect((await runTickwise('build', '--root', root)).output).toMatchInlineSnapshot(`
    "error site.config.ts:11
      \`checks.brokenAnchors\` is \`"ignore"\`.
      Correct it: it must be off, warning or error.

    error site.config.ts:11
      Unknown key \`checks.brokenLink\`.
      Did you mean \`brokenLinks\`?

    2 errors, 0 warnings
    "
  `)
})

test('a missing image that is only a warning leaves search intact', async () => {
  const { root, config, write } = createFixtureSite({ 'content/docs/image.md': page('Image', '![None](./none.png)') })
  write('site.config.ts', config.replace('socialImages', "checks: { brokenLinks: 'warning' },\n  socialImages"))
  const { code, output } = await runTickwise('build', '--root', root)
  expect(code, output).toBe(0)
  expect(output).toContain('warning content/docs/image.md:5 (brokenLinks)')
  const html = readFileSync(join(root, 'dist/docs/image.html'), 'utf8')
  const [, index = 'none'] = /data-search="[^"]*?index&quot;:&quot;([^&]+)/.exec(html) ?? []
  const { index: name } = JSON.parse(readFileSync(join(root, 'dist', index), 'utf8'))
  expect(existsSync(join(root, 'dist/assets/search', `${name}.json`))).toBe(true)
})

test('a link to a draft is reported as such, and so is an image that JSX names and that does not exist; ids in HTML, names of anchors, static files and Markdown twins are targets', async () => {
  const { root } = createFixtureSite({
    'content/docs/later.md': '---\ntitle: Later\ndraft: true\n---\n\nText.\n',
    'content/docs/jsx.mdx': page('JSX', 'Text.\n\n<img src="/icn.svg" alt="None" />'),
    'content/docs/links.md': page('Links', '[by file](./later.md) [by address](/docs/later)'),
    'content/docs/whole.md': page(
      'Whole',
      '<div id="a">a</div>\n\n<a name="b"></a>\n\n[a](#a) [b](#b) [c](/sheets/one.pdf) [d](/docs/first.md) [e](/blog/rss.xml)',
    ),
    'static/sheets/one.pdf': 'sheet',
  })
  const { code, output } = await runTickwise('build', '--root', root)
  expect(code).toBe(1)
  expect(output).toMatchInlineSnapshot(`
    "error content/docs/jsx.mdx:7 (brokenLinks)
      The image \`/icn.svg\` does not exist.
      Did you mean \`/icon.svg\`?

    error content/docs/links.md:5 (brokenLinks)
      The link \`/docs/later\` leads to content/docs/later.md, a draft, which is not published.
      Remove \`draft: true\` from that file, or remove the link.

    warning content/docs/links.md:5 (brokenMarkdownLinks)
      The Markdown link \`./later.md\` leads to content/docs/later.md, a draft, which is not published.
      Remove \`draft: true\` from that file, or remove the link.

    2 errors, 1 warning
    "
  `)
})

test('links to other sites are checked on request, and give warnings only', async () => {
  const server = createServer((request, response) => void response.writeHead(request.url === '/gone' ? 404 : 200).end())
  server.listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { root } = createFixtureSite({
    'content/docs/links.md': page('Links', `[a](${origin}/gone)\n\n[b](${origin}/here)`),
  })
  const { code, output } = await runTickwise('build', '--root', root, '--check-links')
  expect(code).toBe(0)
  expect(removeFigures(output.replaceAll(origin, 'ORIGIN'))).toMatchInlineSnapshot(`
    "warning content/docs/links.md:5 (externalLinks)
      The link \`ORIGIN/gone\` to another site does not work: it answers 404.
      Open it in a browser; if the page is gone, link to another one or remove the link.

    0 errors, 1 warning
    bundled scripts and styles in N s
    wrote 12 pages, N files in N s
    "
  `)
  expect((await runTickwise('build', '--root', root)).output).not.toContain('warning')
})
