import { expect, test } from 'vitest'
import { combineWords, type SectionScores } from './combine-words.ts'

const noFillers: SectionScores = new Map()

test('rare words weigh more, a word that no section has nothing, and the weights add up to 1', () => {
  const { wordWeights } = combine([{ 1: 1 }, { 1: 1, 2: 1, 3: 1, 4: 1 }, {}])
  // ln(1 + (10 - 1 + 0.5) / (1 + 0.5)) and ln(1 + (10 - 4 + 0.5) / (4 + 0.5)), divided by their sum.
  expect(wordWeights[0]).toBeCloseTo(1.9924 / (1.9924 + 0.8938), 3)
  expect(wordWeights[0] ?? 0).toBeGreaterThan(wordWeights[1] ?? 1)
  expect((wordWeights[0] ?? 0) + (wordWeights[1] ?? 0)).toBeCloseTo(1)
  expect(wordWeights).toHaveLength(2)
})

test('a section with all words scores their sum; one that lacks half of the query, less than a third of it', () => {
  const { sections } = combine([
    { 1: 2, 2: 4 },
    { 1: 3, 3: 4 },
  ])
  expect(sections).toEqual([
    { section: 1, score: expect.closeTo(5), wordScores: [2, 3] },
    { section: 2, score: expect.closeTo(4 * 0.5 ** 1.5 * 0.92), wordScores: [4, 0] },
    { section: 3, score: expect.closeTo(4 * 0.5 ** 1.5 * 0.92), wordScores: [0, 4] },
  ])
})

test('a section of which only the title of its page has the words is left out', () => {
  const words: SectionScores[] = [new Map([[1, { score: 5, isInSection: false }]]), toScores({ 2: 1 })]
  const { sections } = combineWords({ words, fillers: noFillers, sectionCount: 10 })
  expect(sections.map(({ section }) => section)).toEqual([2])
})

test('filler words in a heading add half of their score to sections with all words', () => {
  const fillers = toScores({ 1: 2, 2: 2, 4: 2 })
  const { sections } = combineWords({
    words: [
      { 1: 1, 2: 1, 3: 1 },
      { 1: 1, 3: 1 },
    ].map(toScores),
    fillers,
    sectionCount: 10,
  })
  expect(sections.map(({ section }) => section)).toEqual([1, 3, 2])
  expect(sections[0]?.score).toBeCloseTo(2 + 2 * 0.5)
  expect(sections[2]?.score).toBeLessThan(1)
})

test.each([
  [7, [100, 101]],
  [8, [100]],
])('beside %i sections with all words, of the others %j are listed', (count, listed) => {
  const complete = Object.fromEntries(Array.from({ length: count }, (_, section) => [section, 1]))
  // With weights of about a half, 2.5 is above 0.4 of the best score (2), and 2.3 below.
  const { sections } = combine(
    [
      { ...complete, 100: 2.5, 101: 2.3 },
      { ...complete, 200: 0.01, 201: 0.01 },
    ],
    1000,
  )
  expect(sections.map(({ section }) => section).filter(section => section === 100 || section === 101)).toEqual(listed)
  expect(sections.length).toBeGreaterThanOrEqual(count)
})

function combine(words: Record<number, number>[], sectionCount = 10) {
  return combineWords({ words: words.map(toScores), fillers: noFillers, sectionCount })
}

function toScores(scores: Record<number, number>): SectionScores {
  return new Map(Object.entries(scores).map(([section, score]) => [Number(section), { score, isInSection: true }]))
}
