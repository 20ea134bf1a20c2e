import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createFixtureSite } from '../support/fixture-site.ts'
import { removeFigures, runTickwise } from '../support/run-tickwise.ts'

test('one run reports every mistake of an author: where, what, what to do', async () => {
  const { root } = createFixtureSite({
    'content/docs/broken-yaml.md': '---\ntitle: one: two\n---\n\nText.\n',
    'content/docs/open-front-matter.md': '---\ntitle: Open\n\nText.\n',
    'content/docs/wrong-type.md': '---\ntitle: Wrong\nsidebar_position: third\n---\n\nText.\n',
    'content/docs/unknown-key.md': '---\ntitle: Unknown\nsidebar_positon: 3\n---\n\nText.\n',
    'content/docs/twin-a.md': '---\nid: twin\ntitle: Twin\n---\n\nText.\n',
    'content/docs/twin-b.md': '---\nid: twin\ntitle: Twin\n---\n\nText.\n',
    'content/docs/slug-a.md': '---\nslug: /same\ntitle: Slug\n---\n\nText.\n',
    'content/docs/slug-b.md': '---\nslug: /same\ntitle: Slug\n---\n\nText.\n',
    'content/docs/open-admonition.md': '---\ntitle: Open\n---\n\nText.\n\n:::note\n\nNever closed.\n',
    'content/docs/unknown-admonition.md': '---\ntitle: Unknown\n---\n\n:::worning\n\nText.\n\n:::\n',
    'content/docs/bad.mdx': '---\ntitle: Bad\n---\n\nText.\n\nA {brace left open\n',
    'content/docs/component.mdx': '---\ntitle: Component\n---\n\nText.\n\n<Tab />\n',
    'content/docs/import.mdx': "---\ntitle: Import\n---\n\nimport Chart from '@site/src/chart'\n\nText.\n",
    'content/docs/links.md':
      '---\ntitle: Links\n---\n\n[gone](/docs/secnd), [not read](/docs/wrong-type), [tag](/blog/tags/three)\n\nAgain [gone](/docs/secnd).\n',
    'content/docs/no-image.md': '---\ntitle: Image\n---\n\nText.\n\n![A picture](./picture.png)\n',
    'content/docs/markdown-link.md':
      '---\ntitle: Link\n---\n\nText with [a link](./nowhere.md), [another](./secnd.md#x), [one](./wrong-type.md).\n',
    'content/docs/folder/_category_.json': '{ "label": "Folder", "position": }',
    'content/docs/folder/inside.md': '---\ntitle: Inside\n---\n\nText.\n',
    'content/docs/other/_category_.yml': 'label: Other\nposition: first\n',
    'content/docs/other/inside.md': '---\ntitle: Inside\n---\n\nText.\n',
    'content/blog/bad-date.md': '---\ntitle: Date\ndate: 2024-02-30\n---\n\nText.\n\n<!-- truncate -->\n',
    'content/blog/no-date.md': '---\ntitle: None\n---\n\nText.\n\n<!-- truncate -->\n',
    'content/blog/2024-01-03-author.md': '---\ntitle: Author\nauthors: [sombody]\ntags: [two, one]\n---\n\nText.\n',
    'content/pages/nothing.tsx': 'export const title = "Nothing"\n',
  })
  const out = join(root, 'dist')
  const { code, output } = await runTickwise('build', '--root', root, '--out', out)
  expect(code).toBe(1)
  expect(output.replace(/Use one of Tabs.*/g, 'Use one of …')).toMatchInlineSnapshot(`
    "error content/blog/2024-01-03-author.md:3
      Unknown author \`sombody\`.
      Add it to content/blog/authors.yml, or name one of its authors: someone.

    warning content/blog/2024-01-03-author.md:4 (inlineTags)
      The tag \`two\` is not in content/blog/tags.yml.
      Add it there with a label and a description.

    warning content/blog/2024-01-03-author.md:6 (untruncatedPosts)
      The post has no truncation marker; lists show its first words.
      Put \`<!-- truncate -->\` on a line of its own after its first paragraph.

    error content/blog/bad-date.md:3
      \`date\` is \`"2024-02-30"\`.
      Correct it: it must be a date such as 2024-03-19.

    error content/blog/no-date.md:1
      The post has no date.
      Add \`date: 2024-03-19\` to its front matter, or start its file name with the date.

    error content/docs/bad.mdx:7
      Not valid MDX: Unexpected end of file in expression, expected a corresponding closing brace for \`{\` (mdx-jsx:unexpected-character)
      In MDX, \`{\` and \`<\` start code: escape them (\`\\{\`), put them into backticks, or rename the file to .md.

    error content/docs/broken-yaml.md:2
      Not valid YAML: Nested mappings are not allowed in compact mappings. In: \`title: one: two\`
      A value that contains \`: \` or \`#\`, or starts with a special character, needs double quotes around it.

    error content/docs/component.mdx:7
      There is no component \`Tab\` on this site.
      Did you mean \`Tabs\`? Use one of …

    error content/docs/folder/_category_.json:1
      \`position\` is \`null\`.
      Correct it: it must be a number.

    warning content/docs/import.mdx:5
      \`Chart\` is imported from \`@site/src/chart\`, which this site does not have. The page shows what is between its tags instead.
      Write a component of this name in the \`components\` folder, or say the same in Markdown.

    error content/docs/links.md:5 (brokenLinks)
      The link \`/docs/secnd\` leads to no page of this site.
      Did you mean \`/docs/second\`?

    error content/docs/links.md:7 (brokenLinks)
      The link \`/docs/secnd\` leads to no page of this site.
      Did you mean \`/docs/second\`?

    warning content/docs/markdown-link.md:5 (brokenMarkdownLinks)
      The Markdown link \`./nowhere.md\` leads to no file of this site.
      Correct the path (it is relative to this file), or link to the page by its URL.

    warning content/docs/markdown-link.md:5 (brokenMarkdownLinks)
      The Markdown link \`./secnd.md#x\` leads to no file of this site.
      Did you mean \`./second.md#x\`?

    error content/docs/no-image.md:7 (brokenLinks)
      The image \`./picture.png\` does not exist.
      Put it beside this file, or correct the path.

    error content/docs/open-admonition.md:7
      The admonition \`:::note\` is never closed.
      Add a line of \`:::\` at its end.

    error content/docs/open-front-matter.md:1
      The front matter starts with \`---\` but never ends.
      Put a line of \`---\` after its last key.

    error content/docs/other/_category_.yml:2
      \`position\` is \`"first"\`.
      Correct it: it must be a number.

    error content/docs/slug-b.md:2
      The address \`/docs/same\` is already used by content/docs/slug-a.md.
      Give one of them another \`slug\` in its front matter, or rename it.

    error content/docs/twin-b.md:2
      The doc id \`twin\` is already used by content/docs/twin-a.md.
      Give one of them another \`id\` in its front matter, or rename it.

    warning content/docs/unknown-admonition.md:5
      There is no admonition \`:::worning\`; it is shown as a note.
      Use one of note, tip, info, warning, danger; nearest: warning.

    warning content/docs/unknown-key.md:3
      Unknown key \`sidebar_positon\`; it has no effect.
      Did you mean \`sidebar_position\`?

    error content/docs/wrong-type.md:3
      \`sidebar_position\` is \`"third"\`.
      Correct it: it must be a number.

    error content/pages/nothing.tsx
      The page module has no default export.
      Export a React component as default: \`export default function Page({ site }) { … }\`.

    17 errors, 7 warnings
    "
  `)
  expect(existsSync(out)).toBe(false)
})

test('a link to a page that does not exist fails the build, which leaves the last good one in place; an anchor that does not exist warns', async () => {
  const { root, write } = createFixtureSite()
  expect((await runTickwise('build', '--root', root)).code).toBe(0)
  const before = readFileSync(join(root, 'dist/docs/second.html'), 'utf8')
  write('content/docs/second.md', '# Second\n\n## Heading\n\nEdited.\n')
  write('content/docs/links.md', '---\ntitle: Links\n---\n\n[gone](/docs/secnd)\n\n[no heading](/docs/second#headin)\n')
  const { code, output } = await runTickwise('build', '--root', root)
  expect(code).toBe(1)
  expect(output).toMatchInlineSnapshot(`
    "error content/docs/links.md:5 (brokenLinks)
      The link \`/docs/secnd\` leads to no page of this site.
      Did you mean \`/docs/second\`?

    warning content/docs/links.md:7 (brokenAnchors)
      The link \`/docs/second#headin\` leads to a heading that its page does not have.
      Did you mean \`#heading\`?

    1 error, 1 warning
    "
  `)
  expect(readFileSync(join(root, 'dist/docs/second.html'), 'utf8')).toBe(before)
  expect(existsSync(join(root, 'dist.partial'))).toBe(false)
})

test('two pages of one address, or of addresses that differ by case alone, warn; the first by path is used', async () => {
  const { root } = createFixtureSite({
    'content/pages/docs/first.md': '---\ntitle: A page\n---\n\nText.\n',
    'content/docs/Second.md': '---\ntitle: Capital\n---\n\nText.\n',
  })
  const { code, output } = await runTickwise('build', '--root', root)
  expect(code).toBe(0)
  expect(removeFigures(output)).toMatchInlineSnapshot(`
    "warning /docs/first (duplicateRoutes)
      Two pages have this address: content/docs/first.md and content/pages/docs/first.md. Only the first is published.
      Give one of them another \`slug\`, or rename its file.

    warning /docs/second (duplicateRoutes)
      This address differs from /docs/Second only in case (content/docs/Second.md and content/docs/second.md). Hosts that ignore case serve only one of the two.
      Give one of them another \`slug\`, or rename its file.

    0 errors, 2 warnings
    bundled scripts and styles in N s
    wrote 12 pages, N files in N s
    "
  `)
})

test('mistakes of the configuration name key, value and expected form', async () => {
  const { root, write } = createFixtureSite()
  write(
    'site.config.ts',
    `export default {
  title: 5,
  tagline: 'x',
  descripton: 'x',
  url: 'https://tiny.example/path',
  favicon: 'icon.svg',
  logo: { src: '/icon.svg', alt: '', width: 50, height: 150 },
  navbar: { items: [{ label: 'Both', to: '/docs', href: 'https://a.example' }] },
  footer: { columns: [], notes: [] },
}
`,
  )
  const { code, output } = await runTickwise('build', '--root', root)
  expect(code).toBe(1)
  expect(output).toMatchInlineSnapshot(`
    "error site.config.ts
      \`description\` is missing.
      Add it: it must be text.

    error site.config.ts:2
      \`title\` is \`5\`.
      Correct it: it must be text.

    error site.config.ts:4
      Unknown key \`descripton\`.
      Did you mean \`description\`?

    error site.config.ts:5
      \`url\` is \`"https://tiny.example/path"\`.
      Correct it: it must have no path and no slash at its end: \`https://tiny.example\`; a path is written as \`base\`.

    error site.config.ts:6
      \`favicon\` is \`"icon.svg"\`.
      Correct it: it must be a path of this site that starts with one \`/\`.

    error site.config.ts:8
      \`navbar.items.0\` is \`{"label":"Both","to":"/docs","href":"https://a.example"}\`.
      Correct it: it needs either \`to\` (a path of this site) or \`href\` (another site).

    6 errors, 0 warnings
    "
  `)
})

test('modules that do not compile, throw when loaded or throw when rendered are reported with their files', async () => {
  const outputs: string[] = []
  for (const module of [
    'export default function Page() { return <p>{</p> }',
    "throw new Error('at load'); export default function Page() { return <p /> }",
    "export default function Page() { throw 'at render' }",
    "import { useState } from 'react'\nimport Chart from 'no-such-package'\nexport default Chart",
  ]) {
    const { root } = createFixtureSite({ 'content/pages/broken.tsx': module })
    const { code, output } = await runTickwise('build', '--root', root)
    expect(code).toBe(1)
    outputs.push(output)
  }
  expect(outputs.join('\n')).toMatchInlineSnapshot(`
    "error content/pages/broken.tsx:1
      Does not compile: Unexpected token
      Correct it there; \`npm run dev\` shows the line and those around it.

    1 error, 0 warnings

    error site.config.ts
      site.config.ts, a sidebars file or a module below content/pages or components throws when it is loaded: at load
      Correct the error; the module must load without throwing.

    1 error, 0 warnings

    error content/pages/broken.tsx
      The page /broken throws while it is rendered: at render
      Correct its component; it is rendered at build, where there is no browser.

    1 error, 0 warnings

    error content/pages/broken.tsx:2
      Does not compile: There is no package \`no-such-package\`: install it in the site's folder, or correct its name.
      Correct it there; \`npm run dev\` shows the line and those around it.

    1 error, 0 warnings
    "
  `)
})

test('symbolic links below static to a folder, to nothing or to themselves are reported', async () => {
  const { root, write } = createFixtureSite({ 'shared/logo.txt': 'Logo' })
  write('static/data.json/named-like-a-file.txt', 'Text')
  symlinkSync('../shared', join(root, 'static/shared'))
  symlinkSync('../nowhere.txt', join(root, 'static/gone.txt'))
  symlinkSync('circle', join(root, 'static/circle'))
  symlinkSync('../shared/logo.txt', join(root, 'static/logo.txt'))
  const { code, output } = await runTickwise('build', '--root', root)
  expect(code).toBe(1)
  expect(output).toMatchInlineSnapshot(`
    "error static/circle
      This is a symbolic link that leads nowhere, or to itself.
      Put a file that can be read in its place, or remove it.

    error static/gone.txt
      This is a symbolic link that leads nowhere, or to itself.
      Put a file that can be read in its place, or remove it.

    error static/shared
      This is a symbolic link to a folder; files behind it are not read.
      Put a file that can be read in its place, or remove it.

    3 errors, 0 warnings
    "
  `)
})

test('a function of `outputs` that throws fails the build', async () => {
  const { root, config, write } = createFixtureSite()
  const failing = "outputs: [function failing() { throw new Error('no rates') }]"
  write('site.config.ts', config.replace('socialImages', `${failing},\n  socialImages`))
  const { code, output } = await runTickwise('build', '--root', root)
  expect(code).toBe(1)
  expect(output).toContain('The function `failing` of `outputs` throws: no rates')
})
