import { expect, test } from 'vitest'
import { siteForTest } from '../../../tests/support/site-for-test.ts'
import { readText } from '../../lib/memo.ts'
import { makeLlmsFiles } from './llms.ts'
import { printMarkdownTwin } from './markdown-twin.ts'

const post = (front: string) => `---\n${front}\n---\n\nText.\n\n<!-- truncate -->\n`

test('llms.txt has a section for each category, and llms-full.txt contains the same pages in the same order', async () => {
  const site = await siteForTest({
    'content/docs/intro.md': '---\nsidebar_position: 1\ndescription: Where to start.\n---\n\n# Intro\n',
    'content/docs/hidden.md': '---\nunlisted: true\n---\n\n# Hidden\n',
    'content/docs/draft.md': '---\ndraft: true\n---\n\n# Unfinished\n',
    'content/docs/lang/_category_.yml': 'label: The language\n',
    'content/docs/lang/index.md': '# Overview\n',
    'content/docs/lang/deep/lists.md': '# Lists [1 2]\n',
    'content/blog/2024-01-01-p.md': post('title: Post\nslug: p'),
    'content/blog/2024-01-02-u.md': post('title: Hidden\nslug: u\nunlisted: true'),
    'content/pages/about.md': '# About\n\nUs.\n',
  })
  const twins = new Map([...site.docs, ...site.posts].map(page => [page, printMarkdownTwin({ page, site })]))
  const files = makeLlmsFiles(site, twins)
  expect(files.get('/llms.txt')).toMatchInlineSnapshot(`
    "# Tiny

    > A small site.

    ## Docs

    - [Intro](https://tiny.example/docs/intro.md): Where to start.

    ## The language

    - [Overview](https://tiny.example/docs/lang.md)
    - [Lists \\[1 2\\]](https://tiny.example/docs/lang/deep/lists.md)

    ## Blog

    - [Post](https://tiny.example/blog/p.md): Text.

    ## Optional

    - [All docs and posts in one file](https://tiny.example/llms-full.txt): The text of everything above.
    - [RSS feed](https://tiny.example/blog/rss.xml): The newest posts.
    - [About](https://tiny.example/about): Us.
    "
  `)
  const full = readText(files.get('/llms-full.txt') ?? '')
  expect(full).toMatch(/^<!-- 4 docs and posts, 1 kB; /)
  expect([...full.matchAll(/^url: https:\/\/tiny\.example(.*)$/gm)].map(([, path]) => path)).toEqual([
    '/docs/intro',
    '/docs/lang',
    '/docs/lang/deep/lists',
    '/blog/p',
  ])
  expect([...files.values()].map(readText).join()).not.toMatch(/Hidden|Unfinished/)
})

test('a site without docs and posts has no sections for them', async () => {
  expect(makeLlmsFiles(await siteForTest({}), new Map()).get('/llms.txt')).toMatchInlineSnapshot(`
    "# Tiny

    > A small site.

    ## Optional

    - [All docs and posts in one file](https://tiny.example/llms-full.txt): The text of everything above.
    "
  `)
})
