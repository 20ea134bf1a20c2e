import { expect, test } from 'vitest'
import { folderForTest } from '../../tests/support/folder-for-test.ts'
import { readSiteForTest } from '../../tests/support/site-for-test.ts'
import { formatProblems } from '../content/input/problem.ts'
import { listRoutes } from '../page-kinds/routes.ts'
import { describeBrokenLink } from './broken-link-problems.ts'
import { findBrokenLinks } from './broken-links.ts'
import { collectLinks } from './collect-links.ts'

async function check(files: Record<string, string>) {
  const root = folderForTest(files)
  const { content, problems } = await readSiteForTest(root)
  const pages = content.docs.map(({ url, html }) => collectLinks(url, html))
  const routes = new Map(listRoutes(content, []).map(route => [route.path, route]))
  const broken = findBrokenLinks(pages, { redirects: new Map(), files: new Set(['/docs/b.md']) })
  const found = broken.flatMap(link => describeBrokenLink(link, { root, routes, drafts: new Map() }))
  return formatProblems([...problems, ...found])
}

test('a link to a missing Markdown file is reported once, whether it is written in Markdown, HTML or a component', async () => {
  const report = await check({
    'content/docs/a.md': 'A [link](./c.md).\n\n<a href="./nope.md">one</a> and <a href="./b.md">another</a>\n',
    'content/docs/b.mdx': 'import Part from "./_part.md"\n\n<Part />\n\n<a href="./nope.md#x">one</a>\n',
    'content/docs/_part.md': 'A [link](./gone.md).\n',
  })
  expect(report).toMatchInlineSnapshot(`
    "warning content/docs/_part.md:1 (brokenMarkdownLinks)
      The Markdown link \`./gone.md\` leads to no file of this site.
      Correct the path (it is relative to this file), or link to the page by its URL.

    warning content/docs/a.md:1 (brokenMarkdownLinks)
      The Markdown link \`./c.md\` leads to no file of this site.
      Did you mean \`./a.md\`?

    warning content/docs/a.md:3 (brokenMarkdownLinks)
      The link \`./nope.md\` leads to no file of this site.
      Link to the page by its URL: links in HTML and components are left as they are written.

    warning content/docs/b.mdx:5 (brokenMarkdownLinks)
      The link \`./nope.md#x\` leads to no file of this site.
      Link to the page by its URL: links in HTML and components are left as they are written.

    0 errors, 4 warnings"
  `)
})
