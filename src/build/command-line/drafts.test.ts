import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderForTest } from '../../../tests/support/folder-for-test.ts'
import { writeNewDoc, writeNewPost } from './drafts.ts'

const root = () => folderForTest({ 'content/blog/authors.yml': 'ada:\n  name: Ada\nbob:\n  name: Bob\n' })

test.each([
  ['concepts/peach', undefined, 'content/docs/concepts/peach.md', '/docs/concepts/peach', 'title: Peach'],
  ['02-joins/01-as-of.mdx', undefined, 'content/docs/02-joins/01-as-of.mdx', '/docs/joins/as-of', 'title: As of'],
  ['peach', 'each: in parallel', 'content/docs/peach.md', '/docs/peach', 'title: "each: in parallel"'],
])('a new doc %s with the title %j is %s', (name, title, path, url, line) => {
  const folder = root()
  expect(writeNewDoc(folder, name, title)).toMatchObject({ path, url })
  expect(readFileSync(join(folder, path), 'utf8').split('\n')).toEqual(expect.arrayContaining([line, 'draft: true']))
})

test('a new post has its day, the first author of authors.yml and an address made from its title', () => {
  const folder = root()
  const { path, url } = writeNewPost(folder, 'Why q: reads left?', '2024-03-19')
  expect([path, url]).toEqual(['content/blog/2024-03-19-why-q-reads-left.md', '/blog/why-q-reads-left'])
  expect(readFileSync(join(folder, path), 'utf8')).toMatchInlineSnapshot(`
    "---
    title: "Why q: reads left?"
    slug: why-q-reads-left
    description: One sentence for lists and search engines.
    date: 2024-03-19
    authors:
      - ada
    tags: []
    draft: true
    ---

    Forty to eighty words that say which question the post answers.

    <!-- truncate -->

    The rest.
    "
  `)
})

test.each(['../x', '/x', 'a//b', '_x', 'a b', ''])('%j cannot be the path of a doc', name => {
  expect(() => writeNewDoc(root(), name)).toThrow('cannot be the path of a doc')
})

test('a file that exists is never overwritten', () => {
  const folder = root()
  writeNewDoc(folder, 'a.mdx')
  expect(() => writeNewDoc(folder, 'a')).toThrow('content/docs/a.mdx exists already.')
  writeNewPost(folder, 'A', '2024-03-19')
  expect(() => writeNewPost(folder, 'A', '2024-03-19')).toThrow('exists already')
  expect(() => writeNewPost(folder, '??', '2024-03-19')).toThrow('no letters')
})
