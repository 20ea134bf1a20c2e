import { beforeEach, expect, test, vi } from 'vitest'
import { folderForTest } from '../../../tests/support/folder-for-test.ts'
import { formatProblems, type Problem } from '../input/problem.ts'
import type { PostSource } from './posts.ts'
import { readPosts } from './posts.ts'

// West of Greenwich, mistaking UTC for local time changes the day.
beforeEach(() => {
  vi.stubEnv('TZ', 'America/New_York')
})

const body = 'First line.\n\n<!-- truncate -->\n\nRest.\n'

function read(files: Record<string, string>, includesDrafts = false) {
  const problems: Problem[] = []
  const root = folderForTest(
    Object.fromEntries(Object.entries(files).map(([path, text]) => [`content/blog/${path}`, text])),
  )
  const posts = readPosts({
    root,
    includesDrafts,
    tocLevels: { from: 2, to: 5 },
    editUrl: undefined,
    format: 'detect' as const,
    report: problem => problems.push(problem),
  })
  return { posts, problems, report: formatProblems(problems) }
}

function readOne(path: string, text: string): PostSource {
  const { posts, problems } = read({ [path]: text })
  expect(problems).toEqual([])
  const [post] = posts
  if (!post) throw new Error('There is no post.')
  return post
}

test.each([
  ['2024-06-07-dated.md', '/blog/2024/06/07/dated', '2024-06-07'],
  ['2024-6-7-dated.mdx', '/blog/2024/6/7/dated', '2024-06-07'],
  ['2024/06/07/dated.md', '/blog/2024/06/07/dated', '2024-06-07'],
  ['2024-06-07-dated/index.md', '/blog/2024/06/07/dated', '2024-06-07'],
  ['series/2024-06-07-part-1.md', '/blog/2024/06/07/series/part-1', '2024-06-07'],
  ['2024-01-01-new-year.md', '/blog/2024/01/01/new-year', '2024-01-01'],
])('%s has the address %s and the date %s', (path, url, day) => {
  const post = readOne(path, body)
  expect(post.url).toBe(url)
  expect(post.date.toISOString()).toBe(`${day}T00:00:00.000Z`)
})

test.each([
  ['undated.md', 'date: 2024-01-01', '/blog/undated', '2024-01-01T00:00:00.000Z'],
  ['folder/index.md', 'date: 2024-01-01', '/blog/folder', '2024-01-01T00:00:00.000Z'],
  ['2024-06-07-x.md', 'slug: own-name', '/blog/own-name', '2024-06-07T00:00:00.000Z'],
  ['2024-06-07-x.md', 'slug: /Own/Name/', '/blog/Own/Name', '2024-06-07T00:00:00.000Z'],
  ['2024-06-07-x.md', 'slug: x\ndate: 2023-12-31T23:59:59Z', '/blog/x', '2023-12-31T23:59:59.000Z'],
])('%s with %j has the address %s, and its date is UTC', (path, front, url, date) => {
  const post = readOne(path, `---\n${front}\n---\n${body}`)
  expect(post.url).toBe(url)
  expect(post.date.toISOString()).toBe(date)
  expect(post.date.getFullYear()).toBe(date === '2024-01-01T00:00:00.000Z' ? 2023 : post.date.getUTCFullYear())
})

test.each([
  ['front matter', '---\ntitle: Front\n---\n# Heading\n', 'Front'],
  ['the heading that opens it', '# Heading\n', 'Heading'],
  ['the file name', '', 'dated'],
])('its title comes from %s; a leading heading is taken out of the body', (_, start, title) => {
  const post = readOne('2024-06-07-dated.md', `${start}\n${body}`)
  expect(post).toMatchObject({ title, sidebarLabel: title, description: 'First line.' })
  expect(post.source.body).not.toContain('# Heading')
})

test('reading time counts neither front matter nor title', () => {
  const words = 'word '.repeat(199)
  const post = readOne(
    '2024-06-07-x.md',
    `---\ndescription: Ten more words.\n---\n# A long title\n\n${words}\n\n{/* truncate */}\n`,
  )
  expect(post.minutes).toBe(1)
})

test.each(['<!-- truncate -->', '<!--truncate-->', '{/* truncate */}'])('lists show the part above %s', marker => {
  const post = readOne('2024-06-07-x.mdx', `Above.\n\n${marker}\n\nBelow.\n\n${marker}\n\nEnd.\n`)
  expect(post.preview?.body.trim()).toBe('Above.')
})

test('a post without a truncation marker warns and has no preview', () => {
  const { posts, report } = read({ '2024-06-07-x.md': 'All of it.' })
  expect(posts[0]?.preview).toBeUndefined()
  expect(report).toMatchInlineSnapshot(`
    "warning content/blog/2024-06-07-x.md:1 (untruncatedPosts)
      The post has no truncation marker; lists show its first words.
      Put \`<!-- truncate -->\` on a line of its own after its first paragraph.

    0 errors, 1 warning"
  `)
})

test('posts are listed newest first, those of one day by address; files that begin with an underscore are not posts', () => {
  const { posts } = read({
    '2024-06-07-b.md': body,
    '2024-06-07-a.md': body,
    '2025-01-01-new.md': body,
    '_2025-01-01-note.md': body,
    '_drafts/2025-01-01-x.md': body,
    'picture.png': '',
  })
  expect(posts.map(post => post.url)).toEqual(['/blog/2025/01/01/new', '/blog/2024/06/07/a', '/blog/2024/06/07/b'])
})

test('drafts are left out of a build but not of development; unlisted posts are marked', () => {
  const files = {
    '2024-06-07-draft.md': `---\ndraft: true\n---\n${body}`,
    '2024-06-06-unlisted.md': `---\nunlisted: true\n---\n${body}`,
  }
  expect(read(files).posts.map(post => post.isUnlisted)).toEqual([true])
  expect(read(files, true).posts.map(post => post.isUnlisted)).toEqual([false, true])
})

test('authors are keys of authors.yml, one or several', () => {
  const authors = 'team:\n  name: Tickwise team\n  url: /about/about\nguest: { name: A guest }\n'
  const { posts, problems } = read({
    'authors.yml': authors,
    '2024-06-08-a.md': `---\nauthors: team\n---\n${body}`,
    '2024-06-07-b.md': `---\nauthors: [guest, team]\n---\n${body}`,
  })
  expect(problems).toEqual([])
  expect(posts.map(post => post.authors.map(author => author.name))).toEqual([
    ['Tickwise team'],
    ['A guest', 'Tickwise team'],
  ])
})

test('an unknown author, a missing or impossible date and a second post with the same address are errors', () => {
  const { posts, report } = read({
    'authors.yml': 'team:\n  name: Tickwise team\n',
    '2024-06-10-f.md': `---\nauthors: [taem]\n---\n${body}`,
    '2024-06-09-a.md': `---\nslug: same\n---\n${body}`,
    '2024-06-08-b.md': `---\nslug: same\n---\n${body}`,
    '2024-02-30-c.md': body,
    'd.md': body,
    'e.md': `---\ndate: 2024-02-30\n---\n${body}`,
  })
  expect(posts).toHaveLength(2)
  expect(report).toMatchInlineSnapshot(`
    "error content/blog/2024-02-30-c.md:1
      The post has no date.
      Add \`date: 2024-03-19\` to its front matter, or start its file name with the date.

    error content/blog/2024-06-09-a.md:2
      The address \`/blog/same\` is already used by content/blog/2024-06-08-b.md.
      Give one of them another \`slug\`.

    error content/blog/2024-06-10-f.md:2
      Unknown author \`taem\`.
      Did you mean \`team\`? Add it to content/blog/authors.yml, or name one of its authors: team.

    error content/blog/d.md:1
      The post has no date.
      Add \`date: 2024-03-19\` to its front matter, or start its file name with the date.

    error content/blog/e.md:2
      \`date\` is \`"2024-02-30"\`.
      Correct it: it must be a date such as 2024-03-19.

    5 errors, 0 warnings"
  `)
})
