import { expect, test } from 'vitest'
import { createRandom } from '../../session/create-random.ts'
import { compact } from '../../tests/compact.ts'
import { randomVector, simpleTypes } from '../../tests/random-values.ts'
import { itemsOf } from '../../values/items.ts'
import type { Value, Vector } from '../../values/value.ts'
import { compareValues } from '../../vectors/compare.ts'
import { asc } from '../tables/sort.ts'
import { bin, binr } from './bin.ts'

test('bin gives the last index not above, binr the first not below', () => {
  expect(compact('10 20 20 30 bin 5 20 25 99')).toBe('-1 2 2 3')
  expect(compact('10 20 20 30 binr 5 20 25 99')).toBe('0 1 3 4')
  expect(compact('10 20 bin 15f')).toContain("'type")
})

test('nulls are below all numbers', () => {
  expect(compact('0N 1 2 bin 0N 0')).toBe('0 0')
  expect(compact('1 2f binr 0n')).toBe('0')
})

test('strings are compared letter by letter', () => {
  expect(compact('("ant";"bee";"cow") bin ("bat";"cow")')).toBe('0 2')
})

test('bin in a dictionary gives keys', () => {
  expect(compact('(`low`high!0 50) bin 20 70 -1')).toBe('`low`high`')
})

test('bin in a table needs equal items in all columns but the last', () => {
  const table = 't:([]s:`a`a`b`b;p:1 5 2 6)'
  expect(compact(table, 't bin ([]s:`a`b`b`c;p:4 6 1 9)')).toBe('0 3 0N 0N')
  expect(compact(table, 't bin `s`p!(`a;9)')).toBe('1')
})

test('bin and binr agree with counting, for every type', () => {
  const random = createRandom(12)
  for (const type of simpleTypes) {
    const list = asc(randomVector(random, type, 60))
    const sought = randomVector(random, type, 40)
    const count = (sign: (order: number) => boolean) =>
      itemsOf(sought).map(item => itemsOf(list).filter((each: Value) => sign(compareValues(each, item))).length)
    expect(Array.from((bin(list, sought) as Vector).data)).toEqual(count(order => order <= 0).map(n => n - 1))
    expect(Array.from((binr(list, sought) as Vector).data)).toEqual(count(order => order < 0))
  }
})
