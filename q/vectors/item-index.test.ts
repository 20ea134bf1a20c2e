import { expect, test } from 'vitest'
import { run } from '../tests/console.ts'
import { countReads } from '../tests/count-reads.ts'
import { longs } from '../values/construct.ts'
import { Vector } from '../values/value.ts'
import { firstIndices } from './first-indices.ts'
import { indexVector } from './item-index.ts'

test('the index of a vector with an attribute is made once', () => {
  const data = Float64Array.of(5, 7, 5)
  for (const attribute of ['u', 'p', 'g'] as const)
    expect(indexVector(new Vector(7, data, attribute))).toBe(indexVector(new Vector(7, data, attribute)))
  expect(indexVector(new Vector(7, data))).not.toBe(indexVector(new Vector(7, data)))
})

test('a sorted vector is searched by bisection', () => {
  const { data, reads } = countReads(Float64Array.from({ length: 100_000 }, (_, i) => 2 * i))
  expect(firstIndices(new Vector(7, data, 's'), longs([4000, 4001, 300_000]))).toEqual(Float64Array.of(2000, 1e5, 1e5))
  expect(reads()).toBeLessThan(100)
})

test('a vector with an index is not read again', () => {
  const { data, reads } = countReads(Float64Array.from({ length: 1000 }, (_, i) => i % 10))
  const list = new Vector(7, data, 'g')
  firstIndices(list, longs([3]))
  const before = reads()
  expect(firstIndices(list, longs([3, 11]))).toEqual(Float64Array.of(3, 1000))
  expect(reads()).toBe(before)
})

const lists = [
  '1 1 2 5 5',
  '0N 0N 1 5 0W',
  '0.5 0.5 1 7.25',
  '`a`b`b`c',
  '2024.01.01D 2024.01.02D 2024.01.02D',
  '9007199254740992 9007199254740993 9007199254740993',
  '"aab"',
  '2024.01.01 2024.01.01 2024.02.01',
  '0 0,1000000*til 40',
  '`byte$3 3 4',
]

const expressions = [
  'x?z',
  'x?last x',
  'z?x',
  'z in x',
  'distinct x',
  'group x',
  'select n:count i by x from ([]x)',
  '([]x;i:til count x)?([]x:z;i:til count z)',
  'ej[`x;([]x:z;i:til count z);([]x;j:til count x)]',
  '([]x:z)lj([x]j:til count x)',
  'aj[`x`t;([]x:z;t:2);([]x;t:til count x;u:til count x)]',
]

test.each(lists)('attributes change no result: %s', list => {
  for (const attribute of 'spg') {
    const agrees = (expression: string) =>
      expect(run(`x:${list};y:\`${attribute}#x;z:(reverse x),1#0#x`, `f:{[x;z]${expression}}`, 'f[x;z]~f[y;z]')).toBe(
        '1b',
      )
    for (const expression of expressions) agrees(expression)
  }
})
