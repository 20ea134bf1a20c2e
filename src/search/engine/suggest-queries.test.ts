import { expect, test } from 'vitest'
import type { IndexedPage } from '../index/index-file.ts'
import { readQuery } from './query.ts'
import { suggestQueries } from './suggest-queries.ts'

const suggest = (query: string, ...titles: string[]) => suggestQueries(readQuery(query), titles.map(createPage))

test.each([
  ['windwo join', 'window join'],
  ['join windwo ', 'join window'],
  ['joins of a windwo', 'joins of a window'],
])('%j becomes %j: a word that occurs in no heading is replaced, the others stay', (query, suggestion) => {
  expect(suggest(query, 'Window', 'Join')).toEqual([suggestion])
})

test('headings of sections count as titles do', () => {
  const page = { ...createPage('Other'), sections: [{ anchor: 'w', heading: 'A window' }] }
  expect(suggestQueries(readQuery('windwo'), [page])).toEqual(['window'])
})

test('words that occur, also as the beginning of a word that is being typed, are not corrected', () => {
  expect(suggest('window', 'Window', 'Widow')).toEqual([])
  expect(suggest('windo', 'Window')).toEqual([])
  expect(suggest('windo ', 'Window')).toEqual(['window'])
})

test('of two words that do not occur the first is corrected', () => {
  expect(suggest('windwo jion', 'Window', 'Join')).toEqual(['window jion'])
})

test('up to three words are suggested, the most similar first, each once', () => {
  expect(suggest('tablo', 'Stable', 'Tables and a table', 'Cable', 'Fable', 'Gable')).toEqual([
    'tables',
    'table',
    'stable',
  ])
})

test.each([
  ['joyful', []],
  ['joyned', ['joined']],
])('for %j only words that differ in a third of their letters or less are suggested', (query, suggestions) => {
  expect(suggest(query, 'Joined')).toEqual(suggestions)
})

test('short words and names of q are not corrected', () => {
  expect(suggest('ajf', 'Aj')).toEqual([])
  expect(suggest('.Q.gd', '.Q.gc')).toEqual([])
})

function createPage(title: string): IndexedPage {
  return {
    url: `/docs/${title}`,
    title,
    kind: 'doc',
    breadcrumbs: [],
    docsTag: 'default',
    isDemonstration: false,
    textFile: '',
    sections: [{ anchor: '', heading: '' }],
  }
}
