import { expect, test } from 'vitest'
import { findSynonyms, readPhrase, readSynonyms } from './synonyms.ts'

const synonyms = readSynonyms([
  ['join', ['uj']],
  ['left join', ['lj']],
  ['JSON', ['.j.k']],
  ['case when', ['vector conditional']],
])
const found = (query: string) => findSynonyms(readPhrase(query), synonyms).map(({ phrases }) => phrases)

test('of nested expressions the longest applies', () => {
  expect(found('left joins')).toEqual([[['lj']], [['lj']]])
  expect(found('join left')).toEqual([[['uj']], []])
})

test('an expression is found in any case, and may mean a name of q or several words', () => {
  expect(found('json')).toEqual([[['.j.k']]])
  expect(found('CASE WHEN x')).toEqual([[['vector', 'conditional']], [['vector', 'conditional']], []])
})

test('each word has the word count of the expression it belongs to', () => {
  expect(findSynonyms(readPhrase('a left join'), synonyms).map(({ wordCount }) => wordCount)).toEqual([1, 2, 2])
  expect(findSynonyms(readPhrase('a join'), synonyms).map(({ wordCount }) => wordCount)).toEqual([1, 1])
})

test('other words have no synonyms', () => {
  expect(found('when case')).toEqual([[], []])
  expect(found('')).toEqual([])
})
