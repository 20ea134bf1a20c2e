import { expect, test } from 'vitest'
import { folderForTest } from '../../../tests/support/folder-for-test.ts'
import { formatProblems, type Problem } from '../input/problem.ts'
import { readPosts } from './posts.ts'

const authorsYml = `ada:
  name: Ada
  title: Wrote this
  email: ada@example.org
  image_url: /img/ada.png
  socials:
    github: ada-q
    linkedin: https://network.example/ada
    Forum: https://forum.example/ada
guest:
  name: A guest
  url: https://guest.example
`

function read(front: string, authors: string | undefined = authorsYml) {
  const problems: Problem[] = []
  const root = folderForTest({
    'content/blog/2024-01-01-a.md': `---\n${front}\n---\n\nText.\n\n<!-- truncate -->\n`,
    ...(authors !== '' && { 'content/blog/authors.yml': authors }),
  })
  const reading = {
    root,
    includesDrafts: false,
    tocLevels: { from: 2, to: 5 },
    editUrl: undefined,
    format: 'detect' as const,
  }
  const [post] = readPosts({ ...reading, report: problem => problems.push(problem) })
  return { authors: post?.authors, report: formatProblems(problems) }
}

const nobody = { type: 'Person', title: undefined, url: undefined, email: undefined, image: undefined, socials: [] }

test('an author gets the values of authors.yml; handles become addresses', () => {
  const { authors, report } = read('authors: ada')
  expect(report).toBe('0 errors, 0 warnings')
  expect(authors).toEqual([
    {
      name: 'Ada',
      type: 'Person',
      title: 'Wrote this',
      url: undefined,
      email: 'ada@example.org',
      image: '/img/ada.png',
      socials: [
        { label: 'GitHub', url: 'https://github.com/ada-q' },
        { label: 'LinkedIn', url: 'https://network.example/ada' },
        { label: 'Forum', url: 'https://forum.example/ada' },
      ],
    },
  ])
})

test('a post may define authors itself, change values of a known one, or use the older keys', () => {
  const inline = read('authors:\n  - guest\n  - name: Bea\n    url: /bea\n  - key: ada\n    title: For once').authors
  expect(inline?.map(({ name, title, url }) => ({ name, title, url }))).toEqual([
    { name: 'A guest', title: undefined, url: 'https://guest.example' },
    { name: 'Bea', title: undefined, url: '/bea' },
    { name: 'Ada', title: 'For once', url: undefined },
  ])
  expect(read('authors: { name: Bea }', '').authors).toEqual([{ ...nobody, name: 'Bea' }])
  expect(read('author: Bea\nauthor_title: Old', '').authors).toEqual([{ ...nobody, name: 'Bea', title: 'Old' }])
})

test('errors in authors are reported with their lines', () => {
  const reports = [
    read('authors: [gest]'),
    read('authors: [ada, ada]'),
    read('authors: [{ title: Nameless }]'),
    read('authors: ada\nauthor: Bea'),
    read('authors: 2024-01-01\nauthor_image_url: https://elsewhere.example/a.png'),
    read('authors: x', 'x:\n  name: X\n  page: true\n'),
    read('authors: x', 'x:\n  name: X\n  socials:\n    github: "a b"\n'),
    read('authors: x', 'x:\n  name: X\n  socials:\n    Forum: x\n'),
    read('authors: x', 'x:\n  name: X\n  socials:\n    constructor: x\n'),
    read('authors: x', ''),
  ].map(({ report }) => report.split('\n\n').slice(0, -1).join('\n'))
  expect(reports.join('\n')).toMatchInlineSnapshot(`
    "error content/blog/2024-01-01-a.md:2
      Unknown author \`gest\`.
      Did you mean \`guest\`? Add it to content/blog/authors.yml, or name one of its authors: ada, guest.
    error content/blog/2024-01-01-a.md:2
      The author \`ada\` is named twice.
      Name each author once.
    error content/blog/2024-01-01-a.md:2
      An author has no name.
      Give it a \`name\`, here or in content/blog/authors.yml.
    error content/blog/2024-01-01-a.md:2
      The post names authors both by \`authors\` and by an older key such as \`author\`.
      Keep \`authors\` and remove the other keys.
    error content/blog/2024-01-01-a.md:2
      Unknown author \`2024-01-01\`.
      Add it to content/blog/authors.yml, or name one of its authors: ada, guest.
    warning content/blog/authors.yml:1
      The author \`x\` has \`page\` set, but authors have no pages of their own here.
      Remove \`page\`, and let \`url\` lead to a page about the author.
    error content/blog/authors.yml:4
      \`x.socials.github\` is \`"a b"\`.
      Correct it: it must be a name without spaces and slashes, or an address that starts with https://.
    error content/blog/authors.yml:4
      \`Forum\` is not a known platform, so the address of the profile \`x\` is unknown.
      Write the whole address of the profile, or a handle at one of: bluesky, github, instagram, linkedin, mastodon, stackoverflow, threads, twitch, x, youtube.
    error content/blog/authors.yml:4
      \`constructor\` is not a known platform, so the address of the profile \`x\` is unknown.
      Write the whole address of the profile, or a handle at one of: bluesky, github, instagram, linkedin, mastodon, stackoverflow, threads, twitch, x, youtube.
    error content/blog/2024-01-01-a.md:2
      Unknown author \`x\`.
      Add it to content/blog/authors.yml, or name one of its authors: none."
  `)
})

test('a picture on another host is not shown; the warning has the line of the file that names it', () => {
  const elsewhere = 'https://elsewhere.example/ada.png'
  expect(read('authors: ada', `ada:\n  name: Ada\n  image_url: ${elsewhere}\n`)).toMatchObject({
    authors: [{ name: 'Ada', image: undefined }],
    report: expect.stringContaining('warning content/blog/authors.yml:3\n'),
  })
  const inPost = `title: A\nauthors:\n  - name: Bea\n    image_url: ${elsewhere}`
  expect(read(inPost).report).toMatchInlineSnapshot(`
    "warning content/blog/2024-01-01-a.md:5
      The author’s picture \`https://elsewhere.example/ada.png\` is not shown, since it is not a file of this site.
      Put it below static/ and write its path, such as /img/ada.png.

    0 errors, 1 warning"
  `)
  expect(read(inPost.replace('https:', ''), '').report).toContain(
    'The author’s picture `//elsewhere.example/ada.png` is not shown',
  )
})

test('the older keys give address and picture of an author', () => {
  const { authors } = read('author: Ada\nauthor_url: https://ada.example\nauthor_image_url: /img/ada.png')
  expect(authors).toEqual([{ ...nobody, name: 'Ada', url: 'https://ada.example', image: '/img/ada.png' }])
})

test('where authors.yml is not valid YAML, authors are not reported as unknown', () => {
  const { authors, report } = read('authors: ada', 'ada: [\n')
  expect(authors).toEqual([])
  expect(report).not.toContain('Unknown author')
  expect(report).toContain('content/blog/authors.yml:')
})
