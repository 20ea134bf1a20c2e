import { expect, test } from 'vitest'
import { matchTerm, readQuery } from './query.ts'

test.each([
  ['what is the difference between insert and upsert', 'insert upsert'],
  ['can anyone tell me how to use fby?', 'fby'],
  ['please show me many ways to get a column', 'column'],
  ['aj versus wj', 'aj wj'],
  ['aj vs wj', 'aj wj'],
  ['I need something that can read a csv', 'read csv'],
])('the query %j is about %s', (typed, words) => {
  expect(readQuery(typed).words.map(({ text }) => text)).toEqual(words.split(' '))
})

test('a query of question words alone is about these', () => {
  expect(readQuery('what is the difference').words.map(({ text }) => text)).toEqual(['difference'])
})

test.each([
  ['join ', 'join', 'exact'],
  ['tickLog ', 'log', 'exact'],
  ['joi', 'join', 'prefix'],
  ['joi ', 'join', undefined],
  ['jion ', 'join', 'fuzzy'],
  ['jiomx ', 'join', undefined],
  ['windwo', 'windows', undefined],
  ['windwox ', 'window', 'fuzzy'],
  ['wnidwox ', 'window', undefined],
  ['windwoxyz ', 'window', undefined],
  ['aj ', 'wj', undefined],
  ['wj4x ', 'wj4y', undefined],
])('the query %j and the term %s match: %s', (query, term, kind) => {
  const [word] = readQuery(query).words
  expect(word && matchTerm(word, term)).toBe(kind)
})
