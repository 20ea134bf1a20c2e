import { expect, test } from 'vitest'
import { folderForTest } from '../../../tests/support/folder-for-test.ts'
import { readSiteForTest, siteForTest } from '../../../tests/support/site-for-test.ts'
import { formatProblems } from '../input/problem.ts'

const topics =
  'topics:\n  - { id: sorting, title: Sorting }\n  - { id: lists, title: Lists }\n  - { id: joins, title: Joins }\n'
const page = (front: string, body = 'Text.') => `---\n${front}\n---\n\n${body}\n`
const exercise = (attributes: string) =>
  `<Exercise ${attributes}>\n\nWhy?\n\n<Answer>\n\nSo.\n\n</Answer>\n\n</Exercise>`

test('topics keep the order of their file', async () => {
  const { practice } = await siteForTest({ 'content/practice/topics.yml': topics })
  expect(practice).toEqual({
    topics: [
      { id: 'sorting', title: 'Sorting' },
      { id: 'lists', title: 'Lists' },
      { id: 'joins', title: 'Joins' },
    ],
    pages: [],
  })
})

test('pages are in the order of their topics, and those without a topic come last', async () => {
  const { practice } = await siteForTest({
    'content/practice/topics.yml': topics,
    'content/practice/a.md': page('title: None'),
    'content/practice/b.md': page('title: Joins\ntopic: joins'),
    'content/practice/c.mdx': page('title: Sorting\ntopic: sorting'),
    'content/practice/d.md': page('title: Lists\ntopic: lists'),
  })
  expect(practice?.pages.map(({ url, title }) => [url, title])).toEqual([
    ['/practice/c', 'Sorting'],
    ['/practice/d', 'Lists'],
    ['/practice/b', 'Joins'],
    ['/practice/a', 'None'],
  ])
})

test('a site without the list of topics has no section for practising', async () => {
  const { practice } = await siteForTest({ 'content/practice/lists.md': page('title: Lists\ntopic: lists') })
  expect(practice).toBeUndefined()
})

test('an unknown topic of a page is an error at its line', async () => {
  expect(await report({ 'content/practice/a.md': page('title: A\ntopic: sortin') })).toBe(
    'error content/practice/a.md:3\n' +
      '  There is no topic `sortin` in content/practice/topics.yml.\n' +
      '  Did you mean `sorting`?\n\n' +
      '1 error, 0 warnings',
  )
})

test('an unknown topic of an exercise is an error at its tag, once for each page', async () => {
  const body = [exercise('id="a"'), exercise('id="b" topic="list"'), exercise('id="c" topic="list"')].join('\n\n')
  expect(await report({ 'content/docs/a.mdx': body })).toBe(
    'error content/docs/a.mdx:13\n' +
      '  There is no topic `list` in content/practice/topics.yml.\n' +
      '  Did you mean `lists`?\n\n' +
      '1 error, 0 warnings',
  )
})

test('where no topic has a similar name, the error says to add it', async () => {
  expect(await report({ 'content/practice/a.md': page('title: A\ntopic: compression') })).toContain(
    'Add it there, or name another one.',
  )
})

test('a list of topics that is none is an error', async () => {
  expect(await report({ 'content/practice/topics.yml': 'topics:\n  - { id: Big Data, title: Data }\n' })).toContain(
    'it must be of small letters, digits and hyphens',
  )
})

async function report(files: Record<string, string>): Promise<string> {
  const { problems } = await readSiteForTest(folderForTest({ 'content/practice/topics.yml': topics, ...files }))
  return formatProblems(problems)
}
