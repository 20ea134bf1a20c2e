import { expect, test } from 'vitest'
import { folderForTest } from '../../tests/support/folder-for-test.ts'
import { routeForTest } from '../../tests/support/route-for-test.ts'
import { readSiteForTest } from '../../tests/support/site-for-test.ts'
import { formatProblems } from '../content/input/problem.ts'
import { listRoutes } from '../page-kinds/routes.ts'
import { type BrokenLink, findBrokenLinks } from './broken-links.ts'
import { describeBrokenLink, describeDeadLink } from './link-problems.ts'
import { collectLinks } from './page-links.ts'

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

const routes = new Map([
  ['/docs/a', routeForTest('/docs/a', { source: 'content/docs/a.md' })],
  ['/blog', routeForTest('/blog')],
])
const sixPages = ['/a', '/b', '/c', '/d', '/e', '/f']

function describeOne(link: Partial<BrokenLink>, drafts: Record<string, string> = {}) {
  const root = folderForTest({ 'content/docs/a.md': '# A\n\n[b](/docs/b?x#y)\n' })
  const broken: BrokenLink = { href: '/docs/b?x#y', kind: 'link', paths: ['/docs/a'], suggestion: undefined, ...link }
  return describeBrokenLink(broken, { root, routes, drafts: new Map(Object.entries(drafts)) })
}

test.each<[string, Partial<BrokenLink>, string[]]>([
  ['on the line of the file that contains it', {}, ['content/docs/a.md:3']],
  ['in the file of its page where a component writes it', { href: '/docs/c' }, ['content/docs/a.md:1']],
  ['by the address of a generated page', { paths: ['/blog'] }, ['the page /blog']],
  ['for each page up to five', { paths: sixPages.slice(1) }, sixPages.slice(1).map(path => `the page ${path}`)],
  ['once where more pages have it', { paths: sixPages }, ['6 pages, such as /a (a link of the navbar or the footer?)']],
])('a broken link is reported %s', (_, link, places) => {
  expect(describeOne(link).map(({ where }) => where)).toEqual(places)
})

test.each<[Partial<BrokenLink>, string, string]>([
  [{}, 'The link `/docs/b?x#y` leads to no page of this site.', 'Correct the link, or remove it.'],
  [{ suggestion: '/docs/a' }, 'The link `/docs/b?x#y` leads to no page of this site.', 'Did you mean `/docs/a`?'],
  [
    { kind: 'image', href: '/b.png' },
    'The image `/b.png` does not exist.',
    'Put it below static/ and write its path from there, such as /img/chart.png.',
  ],
  [
    { kind: 'image', href: '/b.png', suggestion: '/a.png' },
    'The image `/b.png` does not exist.',
    'Did you mean `/a.png`?',
  ],
  [
    { kind: 'anchor' },
    'The link `/docs/b?x#y` leads to a heading that its page does not have.',
    'Correct the link, or remove it.',
  ],
  [
    { kind: 'anchor', suggestion: 'yes' },
    'The link `/docs/b?x#y` leads to a heading that its page does not have.',
    'Did you mean `#yes`?',
  ],
])('a broken link %j is described with what to do', (link, what, fix) => {
  expect(describeOne(link)).toMatchObject([{ what, fix }])
})

test('a link to a draft names the draft', () => {
  expect(describeOne({}, { '/docs/b': 'content/docs/b.md' })).toMatchObject([
    {
      what: 'The link `/docs/b?x#y` leads to content/docs/b.md, a draft, which is not published.',
      fix: 'Remove `draft: true` from that file, or remove the link.',
    },
  ])
})

test('generated pages repeat links to Markdown files that were reported where they are written', () => {
  expect(describeOne({ kind: 'markdown', href: './b.md', paths: ['/blog', '/unknown'] })).toEqual([])
})

test('a dead link is a warning where it is written', () => {
  const root = folderForTest({ 'content/docs/a.md': '# A\n\n<https://b.example/>\n' })
  const link = { href: 'https://b.example/', paths: ['/docs/a'], reason: 'it answers 404' }
  expect(formatProblems(describeDeadLink(link, { root, routes }))).toMatchInlineSnapshot(`
    "warning content/docs/a.md:3 (externalLinks)
      The link \`https://b.example/\` to another site does not work: it answers 404.
      Open it in a browser; if the page is gone, link to another one or remove the link.

    0 errors, 1 warning"
  `)
})
