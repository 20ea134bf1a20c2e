import { expect, test } from 'vitest'
import { dialogAnnouncements, dialogMessages, pageMessages } from './search-messages.ts'

test('one result is singular, other numbers are plural', () => {
  const say = (count: number) => [
    dialogMessages.seeAll(count),
    dialogAnnouncements.results(count, 'fby'),
    pageMessages.results(count),
  ]
  expect(say(1)).toEqual(['See all 1 result', '1 result for fby', 'One document found'])
  expect(say(2)).toEqual(['See all 2 results', '2 results for fby', '2 documents found'])
})
