import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderForTest } from '../../../tests/support/folder-for-test.ts'
import { formatProblems, type Problem } from '../input/problem.ts'
import { createLinkTargets } from './link-targets.ts'

const urls = new Map([
  ['content/docs/intro.md', '/docs/intro'],
  ['content/docs/concepts/02-joins.md', '/docs/concepts/joins'],
  ['content/docs/concepts/my file.mdx', '/docs/concepts/my-file'],
  ['content/blog/2024-01-02-post.md', '/blog/post'],
])
const files = {
  'content/docs/concepts/sheet.pdf': 'sheet',
  'content/docs/concepts/Chart One.PNG': 'picture',
  'static/img/logo.svg': '<svg/>',
  'content/docs/concepts/later.md': '---\ntitle: Later\ndraft: true\n---\n',
  'content/docs/concepts/_part.md': 'Part.',
  'content/docs/concepts/wrong.md': '---\ntitle: [\n---\n',
}

function targetsFor(path: string, text = '') {
  const problems: Problem[] = []
  const root = folderForTest(files)
  const targets = createLinkTargets({
    root,
    urls,
    folderOfDocs: 'content/docs',
    report: problem => problems.push(problem),
  })
  const file = { path, text }
  return {
    link: (href: string) => targets.link(href, file),
    image: (src: string) => targets.image(src, file),
    assets: () => [...targets.assets].map(([url, source]) => [url, source.slice(join(root, '/').length)]),
    problems,
  }
}

test.each([
  ['./02-joins.md', '/docs/concepts/joins'],
  ['02-joins.md#aj', '/docs/concepts/joins#aj'],
  ['../intro.md?a=1#b', '/docs/intro?a=1#b'],
  ['intro.md', '/docs/intro'],
  ['/intro.md', '/docs/intro'],
  ['/docs/intro.md', '/docs/intro'],
  ['@site/docs/intro.md', '/docs/intro'],
  ['./my%20file.mdx', '/docs/concepts/my-file'],
  ['../../blog/2024-01-02-post.md', '/blog/post'],
  ['/docs/intro/', '/docs/intro'],
  ['/docs/intro/?a#b', '/docs/intro?a#b'],
  ['/', '/'],
  ['#aj', '#aj'],
  ['https://a.example/b.md', 'https://a.example/b.md'],
  ['mailto:a@b.example', 'mailto:a@b.example'],
  ['./joins', './joins'],
  ['pathname:///files/a.md#x', '/files/a.md#x'],
])('in a doc the link %s leads to %s', (href, url) => {
  const { link, problems } = targetsFor('content/docs/concepts/here.md')
  expect(link(href)).toBe(url)
  expect(problems).toEqual([])
})

test.each(['2024-01-02-post.md', '/2024-01-02-post.md', './2024-01-02-post.md', '@site/blog/2024-01-02-post.md'])(
  'in a post the link %s leads to the post',
  href => {
    expect(targetsFor('content/blog/here.md').link(href)).toBe('/blog/post')
  },
)

test('a Markdown link that leads nowhere is kept and warns with its line', () => {
  const { link, problems } = targetsFor('content/docs/here.md', 'Text\n\n[x](./nope.md#a)')
  expect(link('./nope.md#a')).toBe('./nope.md#a')
  expect(formatProblems(problems)).toMatchInlineSnapshot(`
    "warning content/docs/here.md:3 (brokenMarkdownLinks)
      The Markdown link \`./nope.md#a\` leads to no file of this site.
      Correct the path (it is relative to this file), or link to the page by its URL.

    0 errors, 1 warning"
  `)
})

test('the warning about a Markdown link names the file that was meant, or says why a file is not a page', () => {
  const hrefs = [
    './02-join.md',
    './intro.mdx',
    '../intor.md#a',
    './post/2024-01-02-post.md',
    './later.md',
    './_part.md',
    './wrong.md',
  ]
  const { link, problems } = targetsFor('content/docs/concepts/here.md', hrefs.map(href => `[x](${href})`).join('\n'))
  for (const href of hrefs) link(href)
  expect(problems.map(({ where, what, fix }) => `${where}\n${what}\n${fix}`)).toMatchInlineSnapshot(`
    [
      "content/docs/concepts/here.md:1
    The Markdown link \`./02-join.md\` leads to no file of this site.
    Did you mean \`./02-joins.md\`?",
      "content/docs/concepts/here.md:2
    The Markdown link \`./intro.mdx\` leads to no file of this site.
    Did you mean \`../intro.md\`?",
      "content/docs/concepts/here.md:3
    The Markdown link \`../intor.md#a\` leads to no file of this site.
    Did you mean \`../intro.md#a\`?",
      "content/docs/concepts/here.md:4
    The Markdown link \`./post/2024-01-02-post.md\` leads to no file of this site.
    Did you mean \`../../blog/2024-01-02-post.md\`?",
      "content/docs/concepts/here.md:5
    The Markdown link \`./later.md\` leads to content/docs/concepts/later.md, a draft, which is not published.
    Remove \`draft: true\` from that file, or remove the link.",
      "content/docs/concepts/here.md:6
    The Markdown link \`./_part.md\` leads to content/docs/concepts/_part.md, which is not a page because \`_part.md\` starts with \`_\`.
    Link to a page.",
    ]
  `)
})

test('a link that is broken twice is reported at both lines', () => {
  const { link, problems } = targetsFor('content/docs/here.md', '[x](./nope.md)\n[x](./nope.md#a)\n[x](./nope.md)')
  link('./nope.md')
  expect(problems.map(({ where }) => where)).toEqual(['content/docs/here.md:1', 'content/docs/here.md:3'])
})

test('local files become assets named by their content', () => {
  const { link, image, assets, problems } = targetsFor('content/docs/concepts/here.md')
  expect(link('./sheet.pdf#page=2')).toMatch(/^\/assets\/files\/sheet-[\da-f]{8}\.pdf#page=2$/)
  expect(image('Chart%20One.PNG')).toMatch(/^\/assets\/files\/Chart-One-[\da-f]{8}\.png$/)
  expect(image('@site/static/img/logo.svg')).toMatch(/^\/assets\/files\/logo-[\da-f]{8}\.svg$/)
  expect(image('pathname:///img/logo.svg')).toBe('/img/logo.svg')
  expect(assets().map(([, source]) => source)).toEqual([
    'content/docs/concepts/sheet.pdf',
    'content/docs/concepts/Chart One.PNG',
    'static/img/logo.svg',
  ])
  expect(problems).toEqual([])
})

test.each(['/img/logo.svg', 'https://a.example/b.png', '//a.example/b.png', 'data:image/png;base64,AA'])(
  'the image %s stays',
  src => {
    const { image, assets, problems } = targetsFor('content/docs/here.md')
    expect(image(src)).toBe(src)
    expect(assets()).toEqual([])
    expect(problems).toEqual([])
  },
)

test('missing images are errors that say where to put them; files outside the site do not count', () => {
  const { image, problems } = targetsFor('content/docs/here.md', '![](./no.png)\n![](/img/no.png)')
  for (const src of ['./no.png', '/img/no.png', '../../../../etc/passwd']) expect(image(src)).toBe(src)
  expect(formatProblems(problems)).toMatchInlineSnapshot(`
    "error content/docs/here.md:1 (brokenLinks)
      The image \`../../../../etc/passwd\` does not exist.
      Put it beside this file, or correct the path.

    error content/docs/here.md:1 (brokenLinks)
      The image \`./no.png\` does not exist.
      Put it beside this file, or correct the path.

    error content/docs/here.md:2 (brokenLinks)
      The image \`/img/no.png\` does not exist.
      Put it at static/img/no.png.

    3 errors, 0 warnings"
  `)
})
