import { expect, test } from 'vitest'
import { equalFloats, invertFlags, lessFloats } from './comparison-kernels.ts'

const bases = [0, 1, -1, 3.7, -1e300, 1e-300, 5e-324, Number.MAX_VALUE, Number.POSITIVE_INFINITY, Number.NaN, -0]
const factors = [1, 1 + 2 ** -52, 1 + 2 ** -44, 1 + 2 ** -43, 1 + 2 ** -42, 1 + 2 ** -41, 1 + 2 ** -30, -1, 2, -0]
const numbers = bases.flatMap(base => factors.map(factor => base * factor))

test('floats are equal within a part of 2 to the -43 of the larger, and less only beyond it', () => {
  for (const left of numbers)
    for (const right of numbers) {
      const isEqual = isClose(left, right)
      const isLess = !isEqual && !Number.isNaN(right) && (Number.isNaN(left) || left < right)
      expect([left, right, equalFloats(one(left), one(right), new Uint8Array(1))[0]]).toEqual([left, right, +isEqual])
      expect([left, right, lessFloats(one(left), one(right), new Uint8Array(1))[0]]).toEqual([left, right, +isLess])
    }
})

test.each([0, 1, 3, 4, 5, 11])('%i flags are inverted', count => {
  const flags = Uint8Array.from({ length: count }, (_, i) => i % 3 && 1)
  expect(Array.from(invertFlags(flags.slice()))).toEqual(Array.from(flags, flag => 1 - flag))
})

const one = (item: number) => Float64Array.of(item)

function isClose(x: number, y: number): boolean {
  if (x === y || (Number.isNaN(x) && Number.isNaN(y))) return true
  const difference = Math.abs(x - y)
  return difference < Number.POSITIVE_INFINITY && difference <= 2 ** -43 * Math.max(Math.abs(x), Math.abs(y))
}
