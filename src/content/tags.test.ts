import { expect, test } from 'vitest'
import { folderForTest } from '../../tests/support/folder-for-test.ts'
import { readPosts } from './blog/posts.ts'
import { formatProblems, type Problem } from './input/problem.ts'
import { createTagFinder, groupByTag, tagSlug } from './tags.ts'

const tagsYml = `kdb/q:
  label: kdb/q
  permalink: /kdb-q
  description: All of it.
Interview Prep:
  label: Interview prep
"KX Con23": { label: KX Con23 }
`

function read(posts: string[], tags?: string) {
  const problems: Problem[] = []
  const report = (problem: Problem) => problems.push(problem)
  const files = posts.map((front, index) => [
    `content/blog/2024-01-0${9 - index}-post-${index}.md`,
    `---\ntitle: Post ${index}\n${front}\n---\n\nText.\n\n<!-- truncate -->\n`,
  ])
  const root = folderForTest({
    ...Object.fromEntries(files),
    ...(tags !== undefined && { 'content/blog/tags.yml': tags }),
  })
  const sources = readPosts({
    root,
    includesDrafts: false,
    tocLevels: { from: 2, to: 5 },
    editUrl: undefined,
    format: 'detect' as const,
    report,
  })
  const tagsOf = createTagFinder(root, sources, report)
  const pages = sources.filter(post => !post.isUnlisted).map(post => ({ tags: tagsOf(post) }))
  const listed = [...groupByTag(pages).keys()]
  return { postTags: sources.map(tagsOf), listed, report: formatProblems(problems), problems }
}

test('tags.yml gives label, path and description; without a permalink the path is the kebab-case of the key', () => {
  const { postTags, problems } = read(['tags: [kdb/q, Interview Prep, KX Con23]'], tagsYml)
  expect(postTags).toEqual([
    [
      { label: 'kdb/q', url: '/blog/tags/kdb-q', description: 'All of it.' },
      { label: 'Interview prep', url: '/blog/tags/interview-prep', description: undefined },
      { label: 'KX Con23', url: '/blog/tags/kx-con23', description: undefined },
    ],
  ])
  expect(problems).toEqual([])
})

test('a tag that tags.yml does not have gets an address and a warning', () => {
  const { postTags, report } = read(['tags: [interview prep, Careers]'], tagsYml)
  expect(postTags[0]?.map(tag => tag.url)).toEqual(['/blog/tags/interview-prep', '/blog/tags/careers'])
  expect(report).toMatchInlineSnapshot(`
    "warning content/blog/2024-01-09-post-0.md:3 (inlineTags)
      The tag \`Careers\` is not in content/blog/tags.yml.
      Add it there with a label and a description.

    warning content/blog/2024-01-09-post-0.md:3 (inlineTags)
      The tag \`interview prep\` is not in content/blog/tags.yml.
      Did you mean \`Interview Prep\`? If not, add it there.

    0 errors, 2 warnings"
  `)
})

test('without tags.yml, tags with the same address are one tag with the first label; a different label warns', () => {
  const { postTags, listed, report } = read(['tags: [kdb+/q, kdb-q, kdb+/q]', 'tags: [kdb-q]'])
  expect(postTags.map(tags => tags.map(tag => tag.label))).toEqual([['kdb+/q'], ['kdb+/q']])
  expect(postTags[0]?.[0]).toBe(postTags[1]?.[0])
  expect(listed.map(tag => tag.url)).toEqual(['/blog/tags/kdb-q'])
  expect(report).toMatchInlineSnapshot(`
    "warning content/blog/2024-01-08-post-1.md:3
      The tags \`kdb-q\` and \`kdb+/q\` have the same address, /blog/tags/kdb-q, so they are one tag, shown as \`kdb+/q\`.
      Write both the same way, or give one of them another \`permalink\` in content/blog/tags.yml.

    warning content/blog/2024-01-09-post-0.md:3
      The tags \`kdb-q\` and \`kdb+/q\` have the same address, /blog/tags/kdb-q, so they are one tag, shown as \`kdb+/q\`.
      Write both the same way, or give one of them another \`permalink\` in content/blog/tags.yml.

    0 errors, 2 warnings"
  `)
  expect(read(['tags: [Joins, joins]', 'tags: [joins]']).problems).toEqual([])
})

test('a tag whose name has no letter or digit is an error, unless it has a permalink', () => {
  expect(read(['tags: [🚀, { label: 🎉, permalink: /party }]']).postTags[0]?.map(tag => tag.url)).toEqual([
    '/blog/tags/party',
  ])
  expect(read(['tags: [🚀]']).report).toMatchInlineSnapshot(`
    "error content/blog/2024-01-09-post-0.md:3
      The tag \`🚀\` has no letter or digit to make an address from.
      Give it a \`permalink\` in content/blog/tags.yml.

    1 error, 0 warnings"
  `)
  expect(read(['tags: [🚀]'], '🚀:\n').report).toMatchInlineSnapshot(`
    "error content/blog/tags.yml:1
      The tag \`🚀\` has no letter or digit to make an address from.
      Give it a \`permalink\` in content/blog/tags.yml.

    1 error, 0 warnings"
  `)
  expect(read(['tags: [🚀]'], '🚀: { permalink: /rocket }\n').problems).toEqual([])
})

test('tags are sorted by label whatever its case; tags that only unlisted posts have are left out', () => {
  const { listed, postTags } = read(['tags: [b, C]', 'tags: [A]', 'tags: [b, hidden]\nunlisted: true'])
  expect(listed.map(tag => tag.label)).toEqual(['A', 'b', 'C'])
  expect(postTags[2]?.map(tag => tag.label)).toEqual(['b', 'hidden'])
})

test('two tags with the same address in tags.yml are an error', () => {
  expect(read([], 'joins:\n  permalink: /join\naj:\n  permalink: /join\n').report).toMatchInlineSnapshot(`
    "error content/blog/tags.yml:3
      The tags \`joins\` and \`aj\` have the same address, /blog/tags/join.
      Give one of them another \`permalink\`.

    1 error, 0 warnings"
  `)
})

test('a permalink that is not a path is an error', () => {
  expect(read([], 'joins:\n  permalink: joins\n').report).toMatchInlineSnapshot(`
    "error content/blog/tags.yml:2
      \`joins.permalink\` is \`"joins"\`.
      Correct it: it must be a path such as /joins.

    1 error, 0 warnings"
  `)
})

test.each([
  ['kdb+/q', 'kdb-q'],
  ['kdb/q', 'kdb-q'],
  ['KX Con23', 'kx-con23'],
  ['Interview Prep', 'interview-prep'],
  ['quant-strats', 'quant-strats'],
  ['Community Edition', 'community-edition'],
  ['KDB-X', 'kdb-x'],
  ['qSQL', 'q-sql'],
  ['t1', 't1'],
  ['  C++  ', 'c'],
])('the tag %s has the path %s', (name, slug) => {
  expect(tagSlug(name)).toBe(slug)
})
