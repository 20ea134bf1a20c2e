import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { listFiles, readSource } from '../../src/content/input/source-file.ts'
import { listBuiltPages, readBuiltPage } from '../support/built-files.ts'
import { repository } from '../support/run-tickwise.ts'

interface Meta {
  title?: string
  description?: string
  date?: string
  tags?: string[]
  unlisted?: boolean
}

const docs = listFiles(repository, 'content/docs').filter(isPage).map(readPage)
const posts = listFiles(repository, 'content/blog').filter(isPage).map(readPage)
const listed = posts.filter(({ meta }) => !meta.unlisted)

test('there are 40 docs and 36 posts, 31 of them listed', () => {
  expect([docs.length, posts.length, listed.length]).toEqual([40, 36, 31])
})

/** Words besides code that a doc of each folder has at least. */
const leastWords: Record<string, number> = {
  language: 900,
  studyPlan: 900,
  architecture: 1400,
  codingPractice: 1500,
  productivity: 1400,
  concepts: 1000,
  tutorials: 2000,
}

test('every doc has a title, a description and as many words as its kind needs', () => {
  const thin = docs.filter(
    ({ path, meta, words }) =>
      !meta.title || !meta.description || words < (leastWords[path.split('/')[2] ?? ''] ?? leastWords.language ?? 0),
  )
  expect(thin.map(({ path, words }) => `${path}: ${words}`)).toEqual([])
})

test('no column of a table is without a name', () => {
  const nameless = listBuiltPages().filter(path => /<th[^>]*>\s*<\/th>/.test(readBuiltPage(path)))
  expect(nameless).toEqual([])
})

const leastWordsListed = 700
const leastWordsUnlisted = 250

test('every post has a title, a description, a date, at least 700 words (an unlisted one 250) and a preview of 40 to 80', () => {
  const thin = posts.filter(
    ({ meta, words }) =>
      !meta.title || !meta.description || !meta.date || words < (meta.unlisted ? leastWordsUnlisted : leastWordsListed),
  )
  expect(thin.map(({ path, words }) => `${path}: ${words}`)).toEqual([])
  const previews = posts.map(({ path, body }) => ({
    path,
    words: countWords(body.split(/<!-- truncate -->|\{\/\* truncate \*\/\}/)[0] ?? ''),
  }))
  expect(previews.filter(({ words }) => words < 40 || words > 80)).toEqual([])
})

test('the dates of posts run from August 2023 to October 2026', () => {
  const dates = posts.map(({ meta }) => meta.date ?? '').sort()
  expect([dates[0]?.slice(0, 7), dates.at(-1)?.slice(0, 7)]).toEqual(['2023-08', '2026-10'])
})

test('every listed post carries kdb/q, 11 to 20 carry tickwise, every declared tag is on 1 to 8 posts', () => {
  const counts = new Map<string, number>()
  for (const tag of listed.flatMap(({ meta }) => meta.tags ?? [])) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  const declared = Object.keys(parse(readSource(repository, 'content/blog/tags.yml').text) as object)
  expect(counts.get('kdb/q')).toBe(31)
  expect(counts.get('tickwise')).toBeGreaterThanOrEqual(11)
  expect(counts.get('tickwise')).toBeLessThanOrEqual(20)
  const others = declared.filter(tag => tag !== 'kdb/q' && tag !== 'tickwise')
  expect(others.filter(tag => (counts.get(tag) ?? 0) < 1 || (counts.get(tag) ?? 0) > 8)).toEqual([])
})

test('every doc carries two to five tags, each of them on a listed post', () => {
  const ofPosts = new Set(listed.flatMap(({ meta }) => meta.tags ?? []))
  const wrong = docs.filter(({ meta: { tags = [] } }) => tags.length < 2 || tags.length > 5)
  expect(wrong.map(({ path }) => path)).toEqual([])
  expect(docs.flatMap(({ meta }) => meta.tags ?? []).filter(tag => !ofPosts.has(tag))).toEqual([])
})

test('no page publishes a machine path or a trailing space in a console session', () => {
  const wrong = [...docs, ...posts].filter(({ body }) =>
    /\/(?:home|root|Users)\/\w|^(?:q\)|[^\n]*\S)[ \t]+$/m.test(fencesOf(body)),
  )
  expect(wrong.map(({ path }) => path)).toEqual([])
})

function isPage(path: string): boolean {
  return /\.mdx?$/.test(path)
}

function readPage(path: string) {
  const [, meta = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readSource(repository, path).text) ?? []
  return { path, meta: parse(meta) as Meta, body, words: countWords(body.replace(/^```[\s\S]*?^```/gm, '')) }
}

function fencesOf(body: string): string {
  return [...body.matchAll(/^```q\b[^\n]*\n([\s\S]*?)^```/gm)].map(([, code]) => code).join('')
}

function countWords(text: string): number {
  return text.split(/\s+/).filter(word => /[\p{L}\p{N}]/u.test(word)).length
}
