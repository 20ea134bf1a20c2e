import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { folderForTest } from '../../tests/support/folder-for-test.ts'
import { createMemoForTest } from '../../tests/support/memo-for-test.ts'
import { readSiteForTest } from '../../tests/support/site-for-test.ts'
import type { SiteComponent } from '../mdx/site-components.ts'
import { useSite } from '../use-site.ts'

const svg = (width: number) => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="10"/>`
const doc = (body: string, front = '') => `---\ntitle: A doc\n${front}---\n\n${body}\n`

const files = {
  'content/docs/plain.md': doc('Text.'),
  'content/docs/target.md': doc('Target.'),
  'content/docs/linking.md': doc('[Target](./target.md), [anchor](#a) and [missing](./missing.md).'),
  'content/docs/picture.md': doc('![A picture](./picture.svg)'),
  'content/docs/picture.svg': svg(20),
  'content/docs/styled.md': doc('<p style="color: red">Red</p>'),
  'content/docs/partial.mdx': doc("import Part from './_part.mdx'\n\n<Part />"),
  'content/docs/_part.mdx': 'Shared [target](./target.md).\n',
  'content/docs/data.mdx': doc('<Numbers />'),
  'content/docs/titles.mdx': doc('<Titles />'),
  'content/docs/throwing.mdx': doc('{missing.part}'),
  'content/docs/code.md': doc('```js\nlet a = 1\n```'),
  'content/data/numbers.yml': '[1, 2]\n',
}

const component = (Component: () => string): SiteComponent => ({ Component, stylesheets: [] }) as never
const components = new Map([
  ['Numbers', component(() => JSON.stringify(useSite().data.numbers))],
  [
    'Titles',
    component(() =>
      useSite()
        .posts.map(({ title }) => title)
        .join(),
    ),
  ],
])
const config = { data: { numbers: { file: 'content/data/numbers.yml', schema: z.array(z.number()) } } }

/** Reads a site twice with one memo, and once without any; `edit` happens in between. */
async function readAgain(edit: (write: (path: string, text: string) => void, root: string) => void) {
  const root = folderForTest(files)
  const { memo, made } = createMemoForTest()
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const read = async (usedMemo?: typeof memo) => {
    const { content, problems } = await readSiteForTest(root, config, components, usedMemo)
    const { authoredCss, assets, docs, posts } = content
    const pages = [...docs, ...posts].map(({ url, html, headings, markdown, addresses }) => {
      return { url, html, headings, markdown, addresses }
    })
    return { pages, authoredCss, assets, problems }
  }
  const first = await read(memo)
  made.length = 0
  edit(write, root)
  const again = await read(memo)
  return { first, again, clean: await read(), compiled: made.filter(kind => kind === 'compiled pages').length }
}

test('nothing is compiled again if nothing has changed, and problems, styles and assets are the same', async () => {
  const { again, clean, compiled } = await readAgain(() => {})
  expect(compiled).toBe(0)
  expect(again).toEqual(clean)
  expect(again.authoredCss).toContain('color: red')
  expect([...again.assets.keys()]).toEqual([expect.stringContaining('picture')])
  const problems = again.problems.map(({ what }) => what).join()
  for (const text of ['./missing.md', 'missing is not defined']) expect(problems).toContain(text)
})

test.each<[string, number, Parameters<typeof readAgain>[0]]>([
  ['text', 1, write => write('content/docs/plain.md', doc('Other text.'))],
  [
    'address of a page that two pages link to',
    3,
    write => write('content/docs/target.md', doc('Target.', 'slug: /t\n')),
  ],
  ['page that was missing', 2, write => write('content/docs/missing.md', doc('Here.'))],
  ['page that is removed', 2, (_, root) => rmSync(join(root, 'content/docs/target.md'))],
  ['picture', 1, write => write('content/docs/picture.svg', svg(30))],
  ['picture that is removed', 1, (_, root) => rmSync(join(root, 'content/docs/picture.svg'))],
  ['imported file', 1, write => write('content/docs/_part.mdx', 'Another part.\n')],
  ['imported file that is removed', 1, (_, root) => rmSync(join(root, 'content/docs/_part.mdx'))],
  ['data file that a component reads', 1, write => write('content/data/numbers.yml', '[3]\n')],
  [
    'post whose title a component shows',
    3,
    write => write('content/blog/2024-01-02-a.md', '---\ntitle: New\n---\n\nA.\n'),
  ],
  ['folder', 1, (_, root) => renameSync(join(root, 'content/docs/plain.md'), join(root, 'content/docs/a-plain.md'))],
])('after another %s, what depends on it is compiled again: %i pages', async (_, count, edit) => {
  const { first, again, clean, compiled } = await readAgain(edit)
  expect(again).toEqual(clean)
  expect(again).not.toEqual(first)
  expect(compiled).toBe(count)
})

test('a new language compiles pages with coloured code and with components again', async () => {
  const { again, clean, compiled } = await readAgain(write => write('content/docs/plain.md', doc('```css\na {}\n```')))
  expect(again).toEqual(clean)
  expect(compiled).toBe(6)
})

test('a page that is compiled alone is what it is among the others, which are empty', async () => {
  const root = folderForTest(files)
  const whole = await readSiteForTest(root, config, components)
  for (const { url, html, headings } of whole.content.docs) {
    const { memo, made } = createMemoForTest()
    const { content } = await readSiteForTest(root, config, components, memo, url)
    expect(content.docs.find(doc => doc.url === url)).toMatchObject({ html, headings })
    expect(content.docs.filter(doc => doc.html !== '' && doc.url !== url)).toEqual([])
    expect(made).not.toContain('compiled pages')
  }
})
