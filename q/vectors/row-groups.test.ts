import { expect, test } from 'vitest'
import { createRandom } from '../session/create-random.ts'
import { longs, symbols } from '../values/construct.ts'
import { groupRows, groupRowsSorted, lastRows, listRowsByGroup } from './row-groups.ts'

test('groups are numbered in order of first appearance', () => {
  const groups = groupRows([symbols(['b', 'a', 'b', 'c'])], 4)
  expect([...groups.groupOf]).toEqual([0, 1, 0, 2])
  expect([...groups.firsts]).toEqual([0, 1, 3])
  expect([...lastRows(groups)]).toEqual([2, 1, 3])
})

test('sorted groups are numbered in the order of their keys', () => {
  const groups = groupRowsSorted([symbols(['b', 'a', 'b', 'c'])], 4)
  expect([...groups.groupOf]).toEqual([1, 0, 1, 2])
  expect([...groups.firsts]).toEqual([1, 0, 3])
})

test('the rows of each group are listed in their order', () => {
  const { rows, starts } = listRowsByGroup(groupRowsSorted([symbols(['b', 'a', 'b'])], 3))
  expect([...rows]).toEqual([1, 0, 2])
  expect([...starts]).toEqual([0, 1, 3])
})

test('rows of several columns are grouped and sorted as pairs of their items are', () => {
  const random = createRandom(2)
  for (let round = 0; round < 20; round++) {
    const numbers = Array.from({ length: 30 }, () => Math.floor(random() * 4))
    const names = numbers.map(() => 'xyz'[Math.floor(random() * 3)] ?? '')
    const pairs = numbers.map((number, i) => `${number}${names[i]}`)
    const sorted = [...new Set(pairs)].sort()
    const groups = groupRowsSorted([longs(numbers), symbols(names)], 30)
    expect([...groups.groupOf]).toEqual(pairs.map(pair => sorted.indexOf(pair)))
    expect([...groups.firsts]).toEqual(sorted.map(pair => pairs.indexOf(pair)))
  }
})
