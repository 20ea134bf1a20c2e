import { expect, test } from 'vitest'
import { run } from '../tests/console.ts'

test.each([
  ['1 2 3', '3 1 0N 0N'],
  ['1.5 2.5 3.5', '3.5 1.5 0n 0n'],
  ['1 2 3i', '3 1 0N 0Ni'],
  ['1 2 3h', '3 1 0N 0Nh'],
  ['101b', '1100b'],
  ['`a`b`c', '`c`a``'],
  ['9007199254740993+til 3', '9007199254740995 9007199254740993 0N 0N'],
  ['2024.01.01D+0 1 -1', '2023.12.31D23:59:59.999999999 2024.01.01D00:00:00.000000000 0Np 0Np'],
  ['2024.01.01D,0Np,0Wp', '0Wp 2024.01.01D00:00:00.000000000 0Np 0Np'],
])('items of %s at indices within the list and outside', (list, items) => {
  expect(run(`-3!(${list})@2 0 9 -1`)).toBe(`"${items}"`)
})

test.each([
  ['2 0h', '30 10'],
  ['01b', '10 20'],
  ['0x0201', '30 20'],
  ['1 0N', '20 0N'],
  ['0W 1', '0N 20'],
  ['4294967297 1', '0N 20'],
  ['9007199254740993 1', '0N 20'],
])('10 20 30 at %s is %s, with nulls outside of the list', (indices, items) => {
  expect(run(`10 20 30@${indices}`)).toBe(items)
})
