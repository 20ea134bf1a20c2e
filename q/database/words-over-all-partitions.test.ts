import { expect, test } from 'vitest'
import { isInfixWord, keywords } from '../syntax/words.ts'
import { run } from '../tests/console.ts'
import { wordsOverAllPartitions } from './select-partitions.ts'

/** Words that give one item for a list and are no aggregates of a column. */
const others = ['attr', 'key', 'rand', 'type']

test('every keyword that makes one number of a list sees the rows of all partitions', () => {
  const aggregates = [...keywords].filter(
    word => !isInfixWord(word) && run(`@[{0>type ${word} x};1 2 3.5;0b]`) === '1b',
  )
  expect(aggregates.filter(word => !wordsOverAllPartitions.has(word)).sort()).toEqual(others)
})
