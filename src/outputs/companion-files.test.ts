import { expect, test } from 'vitest'
import { createMemoForTest } from '../../tests/support/memo-for-test.ts'
import { siteForTest } from '../../tests/support/site-for-test.ts'
import type { Doc } from '../content/site-content.ts'
import { type Memo, readText } from '../lib/memo.ts'
import { listRoutes } from '../page-kinds/routes.ts'
import { makeCompanionFiles } from './companion-files.ts'

test('Markdown twins are made one per turn of the event loop, and llms-full.txt contains them all', async () => {
  const names = ['a', 'b', 'c']
  const site = await siteForTest(Object.fromEntries(names.map(name => [`content/docs/${name}.md`, `# Doc ${name}\n`])))
  const printed = new Set<Doc>()
  for (const doc of site.docs) {
    const { markdown } = doc
    const get = () => {
      printed.add(doc)
      return markdown
    }
    Object.defineProperty(doc, 'markdown', { get })
  }
  const files = makeCompanionFiles(site, listRoutes(site, []))
  expect((await files.next()).value?.[0]).toBe('/docs/a.md')
  expect(printed.size).toBe(1)
  let hasTurned = false
  setImmediate(() => {
    hasTurned = true
  })
  expect((await files.next()).value?.[0]).toBe('/docs/b.md')
  expect([printed.size, hasTurned]).toEqual([2, true])
  const rest = new Map<string, string>()
  for await (const [path, text] of files) rest.set(path, readText(text))
  expect(rest.get('/llms-full.txt')).toMatch(/# Doc a.*# Doc b.*# Doc c/s)
  expect(printed.size).toBe(3)
})

const files = {
  'content/docs/a.md': '---\ndescription: Of a.\ntags: [x]\n---\n\n# Doc a\n\n[To b](b.mdx).\n',
  'content/docs/b.mdx': '# Doc b\n\nText.\n',
  'content/docs/tags.yml': 'x:\n  label: X\n',
  'content/blog/2024-01-02-c.md':
    '---\ntitle: C\nslug: c\ntags: [x]\n---\n\nFirst.\n\n<!-- truncate -->\n\n[To a](../docs/a.md).\n',
}
const [doc, post] = ['content/docs/a.md', 'content/blog/2024-01-02-c.md'] as const

test.each([
  ['nothing', {}, []],
  ['the title of a doc', { [doc]: files[doc].replace('# Doc a', '# Doc e') }, ['Markdown twins', 'llms-full.txt']],
  ['the description of a doc', { [doc]: files[doc].replace('Of a', 'Of e') }, ['Markdown twins', 'llms-full.txt']],
  ['the text of a doc', { [doc]: files[doc].replace('To b', 'To c') }, ['Markdown twins', 'llms-full.txt']],
  ['the tags of a doc', { [doc]: files[doc].replace('tags: [x]', 'tags: []') }, ['Markdown twins', 'llms-full.txt']],
  [
    'the date of a doc',
    { [doc]: files[doc].replace('tags:', 'last_update: { date: 2024-02-03 }\ntags:') },
    ['Markdown twins', 'llms-full.txt'],
  ],
  [
    'where a link leads',
    { 'content/docs/b.mdx': '---\nslug: /bee\n---\n\n# Doc b\n\nText.\n' },
    ['Markdown twins', 'MDX twins', 'llms-full.txt'],
  ],
  ['the label of a tag', { 'content/docs/tags.yml': 'x:\n  label: Y\n' }, undefined],
  ['the title of a post', { [post]: files[post].replace('title: C', 'title: D') }, undefined],
  ['the text of a post', { [post]: files[post].replace('First', 'Last') }, undefined],
  ['the date of a post', { [post]: files[post].replace('title:', 'date: 2024-01-03\ntitle:') }, undefined],
])('after a change of %s, the files are the same as without a memory', async (_, change, remade) => {
  const { memo, made } = createMemoForTest()
  await readAll(files, memo)
  made.length = 0
  expect(await readAll({ ...files, ...change }, memo)).toEqual(await readAll({ ...files, ...change }))
  if (remade) expect(made).toEqual(remade)
})

test('files are the same as without a memory after the site moved below a base path', async () => {
  const { memo } = createMemoForTest()
  await readAll(files, memo)
  expect(await readAll(files, memo, { base: '/below/' })).toEqual(await readAll(files, undefined, { base: '/below/' }))
})

async function readAll(files: Record<string, string>, memo?: Memo, settings: Parameters<typeof siteForTest>[1] = {}) {
  const site = await siteForTest(files, settings)
  const texts: Record<string, string> = {}
  for await (const [path, text] of makeCompanionFiles(site, listRoutes(site, []), memo)) texts[path] = readText(text)
  return texts
}

test('the twin of a page with a component is printed again when the component says something else', async () => {
  const { memo, made } = createMemoForTest()
  const read = async (said: string, memo?: Memo) => {
    const component = { Component: () => null, stylesheets: [], toMarkdown: () => said } as never
    const site = await siteForTest(
      { 'content/docs/a.mdx': '# Doc a\n\n<Said />\n' },
      {},
      new Map([['Said', component]]),
    )
    for await (const [path, text] of makeCompanionFiles(site, listRoutes(site, []), memo))
      if (path === '/docs/a.md') return readText(text)
    return undefined
  }
  expect(await read('One.', memo)).toContain('One.')
  expect(await read('One.', memo)).toContain('One.')
  expect(made.filter(kind => kind === 'MDX twins')).toHaveLength(1)
  expect(await read('Two.', memo)).toBe(await read('Two.'))
})
