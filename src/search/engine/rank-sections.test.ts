import { expect, test } from 'vitest'
import { type Field, fields, type Postings } from '../index/postings.ts'
import { readSynonyms } from '../terms/synonyms.ts'
import { type Query, readQuery } from './query.ts'
import { createRanker } from './rank-sections.ts'

/** Which sections have a term in which field. */
type Terms = Record<string, Partial<Record<Field, number[]>>>

const sectionCount = 10

/** The score of one match in a text of average length, of a term that `count` of ten sections have: BM25 with `d` 0.5. */
const unit = (count = 1) => Math.log(1 + (sectionCount - count + 0.5) / (count + 0.5)) * 1.5

test('a heading counts two and a half times as much as text, `about` a fifth more, code half, and a title thrice', () => {
  const scores = rank('zeta ', { zeta: { title: [0], heading: [1], about: [2], text: [3], code: [4] } })
  expect(scores).toEqual({ 1: close(2.5 * unit()), 2: close(1.2 * unit()), 3: close(unit()), 4: close(0.5 * unit()) })
  const inBoth = rank('zeta ', { zeta: { title: [0], text: [0] } })
  expect(inBoth).toEqual({ 0: close(4 * unit()) })
})

test('a match in a longer text counts less, and further matches count less than the first', () => {
  const lengths = Array.from({ length: sectionCount }, (_, section) => (section === 0 ? 11 : 1))
  // The average is 2; the formula of BM25 with `k` 1.2 and `b` 0.6.
  const bm25 = (count: number, length: number) => 0.5 + (count * 2.2) / (count + 1.2 * (0.4 + 0.6 * (length / 2)))
  const idf = Math.log(1 + (10 - 2 + 0.5) / 2.5)
  const scores = rank('zeta ', { zeta: { text: [0, 1] } }, { lengths, counts: [3, 1] })
  expect(scores).toEqual({ 0: close(idf * bm25(3, 11)), 1: close(idf * bm25(1, 1)) })
})

test('a word that is being typed is found by its beginning, for half of the score and less for longer words', () => {
  const terms = { zeta: { text: [0] } }
  expect(rank('zet', terms)).toEqual({ 0: close((unit() * 0.5 * 4) / 4.3) })
  expect(rank('zet ', terms)).toEqual({})
})

test('a word with a typing error is found for half of the score, but only if less than three sections have it as typed', () => {
  const misspelt = { zetb: { text: [9] } }
  expect(rank('zeta ', misspelt)).toEqual({ 9: close((unit() * 0.5 * 4) / 5) })
  expect(Object.keys(rank('zeta ', { ...misspelt, zeta: { text: [0, 1] } }))).toEqual(['0', '1', '9'])
  expect(Object.keys(rank('zeta ', { ...misspelt, zeta: { text: [0, 1, 2] } }))).toEqual(['0', '1', '2'])
})

test('a name of q in the typed case counts twice besides the name in lower case', () => {
  const terms = { '=.z.T': { text: [0] }, '=.z.t': { text: [1] }, '.z.t': { text: [0, 1] } }
  expect(rank('.z.T ', terms)).toEqual({ 0: close(2 * unit() + unit(2)), 1: close(unit(2)) })
})

test('the last part of a name finds it if the name itself is in too few sections', () => {
  expect(rank('.Q.gc ', { gc: { text: [0] } })).toEqual({ 0: close(unit()) })
})

test('a word that was written in one finds its parts in a section that has them all', () => {
  const terms = { tick: { text: [0, 1] }, log: { text: [0, 2] } }
  expect(rank('tickLog ', terms)).toEqual({ 0: close(2 * unit(2)) })
})

test('another form of a word counts for 0.6, a synonym for 0.8', () => {
  expect(rank('delete ', { deleted: { text: [0] } })).toEqual({ 0: close(0.6 * unit()) })
  const synonyms = readSynonyms([['reduce', ['accumulate']]])
  expect(rank(readQuery('reduce ', synonyms), { accumulate: { text: [0] } })).toEqual({ 0: close(0.8 * unit()) })
})

test('a word that has synonyms is not taken for misspelt', () => {
  const synonyms = readSynonyms([['reduce', ['accumulate']]])
  expect(rank(readQuery('reduce ', synonyms), { redice: { text: [0] } })).toEqual({})
})

test('of an expression with a synonym each word counts for 0.3, and the synonym in full, in sections with all its words', () => {
  const query = readQuery('switch branch ', readSynonyms([['switch branch', ['vector conditional']]]))
  const terms = { branch: { text: [0] }, vector: { text: [1, 2] }, conditional: { text: [1, 3] } }
  const { sections } = run(query, terms)
  expect(sections.map(({ section, wordScores }) => [section, wordScores])).toEqual([
    [1, [close(2 * unit(2)), close(2 * unit(2))]],
    [0, [0, close(0.3 * unit())]],
  ])
})

test('filler words count in titles and headings alone', () => {
  const scores = rank('of zeta ', { zeta: { text: [0, 1, 2] }, of: { heading: [0], text: [1], title: [2] } })
  expect(scores).toEqual({ 0: close(unit(3) + 1.25 * unit()), 1: close(unit(3)), 2: close(unit(3) + 1.5 * unit()) })
})

test('only sections that are wanted are found, also in shards that are added later', () => {
  const ranker = createRanker(createLengths())
  ranker.add(toPostings({ zeta: { text: [0, 1] } }))
  ranker.add(toPostings({ beta: { text: [1] } }))
  const { sections } = ranker.rank(readQuery('zeta beta '), section => section === 1)
  expect(sections.map(({ section }) => section)).toEqual([1])
  expect(sections[0]?.wordScores.every(score => score > 0)).toBe(true)
})

test('sections of other rankers do not change how rare a word is', () => {
  const rankOwn = (text: number[]) => {
    const ranker = createRanker(createLengths(), section => section < 2)
    ranker.add(toPostings({ zeta: { text } }))
    return ranker.rank(readQuery('zeta '), () => true).sections
  }
  expect(rankOwn([0, 2, 3])).toEqual(rankOwn([0]))
})

interface Sizes {
  lengths?: number[]
  counts?: number[]
}

/** The scores of the sections that are found. */
function rank(query: string | Query, terms: Terms, sizes: Sizes = {}): Record<number, number> {
  const { sections } = run(typeof query === 'string' ? readQuery(query) : query, terms, sizes)
  return Object.fromEntries(sections.map(({ section, score }) => [section, score]))
}

function run(query: Query, terms: Terms, { lengths, counts }: Sizes = {}) {
  const ranker = createRanker(createLengths(lengths))
  ranker.add(toPostings(terms, counts))
  return ranker.rank(query, () => true)
}

function createLengths(text: number[] = new Array(sectionCount).fill(1)) {
  const ones = new Array<number>(sectionCount).fill(1)
  return { title: ones, heading: ones, about: ones, text, code: ones }
}

function toPostings(terms: Terms, counts?: number[]): Postings {
  const readFields = (byField: Terms[string]) =>
    fields.flatMap(field => {
      const sections = byField[field]
      return sections ? [[field, { sections, counts: counts ?? sections.map(() => 1) }] as const] : []
    })
  return new Map(Object.entries(terms).map(([term, byField]) => [term, new Map(readFields(byField))]))
}

function close(value: number) {
  return expect.closeTo(value, 5)
}
