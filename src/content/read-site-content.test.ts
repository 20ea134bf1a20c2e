import { expect, test } from 'vitest'
import { folderForTest } from '../../tests/support/folder-for-test.ts'
import { repositoryForTest } from '../../tests/support/repository-for-test.ts'
import { readSiteForTest, siteForTest } from '../../tests/support/site-for-test.ts'
import { formatProblems } from './input/problem.ts'

test('the day of the last change is the one in the front matter, else that of the newest commit', async () => {
  const { root, commit, write } = repositoryForTest()
  const named = '---\nlast_update:\n  date: 2023-05-06\n  author: Ada\n---\n'
  commit('2024-01-05', {
    'committed.md': '',
    'named.md': named,
    'signed.md': '---\nlast_update: { author: Ada }\n---\n',
  })
  write({ 'new.md': '' })
  const { content } = await readSiteForTest(root)
  expect(content.docs.map(doc => [doc.id, doc.lastUpdated?.toISOString().slice(0, 10), doc.lastUpdatedBy])).toEqual([
    ['committed', '2024-01-05', undefined],
    ['named', '2023-05-06', 'Ada'],
    ['new', undefined, undefined],
    ['signed', '2024-01-05', 'Ada'],
  ])
  const { content: silent } = await readSiteForTest(root, { lastUpdate: false })
  expect(silent.docs.filter(doc => doc.lastUpdated || doc.lastUpdatedBy)).toEqual([])
})

test('docs and posts share tags; the site’s list of tags contains those of posts only', async () => {
  const post = (front: string) => `---\n${front}\n---\n\nText.\n\n<!-- truncate -->\n`
  const { docs, posts, tags } = await siteForTest({
    'content/docs/a.md': '---\ntags: [kdb+/q, own, hidden]\n---\n',
    'content/blog/2024-01-01-p.md': post('tags: [kdb-q]'),
    'content/blog/2024-01-02-u.md': post('tags: [hidden]\nunlisted: true'),
  })
  expect(docs[0]?.tags.map(tag => tag.label)).toEqual(['kdb-q', 'own', 'hidden'])
  expect(docs[0]?.tags[0]).toBe(posts[0]?.tags[0])
  expect([...tags.keys()].map(tag => tag.label)).toEqual(['kdb-q'])
})

test('a tag of a doc that tags.yml does not have warns, as one of a post does', async () => {
  const root = folderForTest({
    'content/blog/tags.yml': 'joins: { label: Joins }\n',
    'content/docs/a.md': '---\ntitle: A\ntags: [jions]\n---\n',
  })
  expect(formatProblems((await readSiteForTest(root)).problems)).toMatchInlineSnapshot(`
    "warning content/docs/a.md:3 (inlineTags)
      The tag \`jions\` is not in content/blog/tags.yml.
      Did you mean \`joins\`? If not, add it there.

    0 errors, 1 warning"
  `)
})

test('the posts of a series are in the order of their dates, those of one day in the order of their addresses', async () => {
  const post = (series: string) => `---\nseries: ${series}\n---\n\nText.\n\n<!-- truncate -->\n`
  const { series } = await siteForTest({
    'content/blog/2024-01-02-part-1.md': post('S'),
    'content/blog/2024-01-02-part-2.md': post('S'),
    'content/blog/2024-01-01-zero.md': post('S'),
  })
  expect([...series.values()][0]?.posts.map(({ title }) => title)).toEqual(['zero', 'part-1', 'part-2'])
})
