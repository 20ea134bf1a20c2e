import { expect, test } from 'vitest'
import { readQuery } from './read-query.ts'

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
