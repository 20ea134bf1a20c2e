import { expect, test } from 'vitest'
import { findSynonyms, phraseOf, readSynonyms } from './synonyms.ts'

const synonyms = readSynonyms([
  ['join', ['uj']],
  ['left join', ['lj']],
  ['JSON', ['.j.k']],
  ['case when', ['vector conditional']],
])
const found = (query: string) => findSynonyms(phraseOf(query), synonyms).map(({ phrases }) => phrases)

test('of phrases within each other the longest counts', () => {
  expect(found('left joins')).toEqual([[['lj']], [['lj']]])
  expect(found('join left')).toEqual([[['uj']], []])
})

test('a phrase is found in any case, and what it means may be a name of q or several words', () => {
  expect(found('json')).toEqual([[['.j.k']]])
  expect(found('CASE WHEN x')).toEqual([[['vector', 'conditional']], [['vector', 'conditional']], []])
})

test('words of a phrase know of how many it consists', () => {
  expect(findSynonyms(phraseOf('a left join'), synonyms).map(({ wordCount }) => wordCount)).toEqual([1, 2, 2])
  expect(findSynonyms(phraseOf('a join'), synonyms).map(({ wordCount }) => wordCount)).toEqual([1, 1])
})

test('a query without any of them has none', () => {
  expect(found('when case')).toEqual([[], []])
  expect(found('')).toEqual([])
})
