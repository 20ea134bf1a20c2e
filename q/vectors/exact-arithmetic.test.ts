import { expect, test } from 'vitest'
import { createRandom } from '../session/create-random.ts'
import { divideExactly, remainderExactly, sumExactly } from './exact-arithmetic.ts'

test('a sum wraps around as one of 64 bits, without nulls', () => {
  const random = createRandom(4)
  const longs = BigInt64Array.from({ length: 500 }, () => BigInt(Math.floor(random() * 2 ** 53)) ** 2n)
  const total = longs.reduce((sum, item) => sum + item, 0n)
  expect(sumExactly(longs)).toBe(BigInt.asIntN(64, total))
  expect(sumExactly(BigInt64Array.of(5n, -(2n ** 63n), -7n))).toBe(-2n)
})

test('a sum of millions of longs is exact, even if all their lower halves are 0', () => {
  const longs = new BigInt64Array(2 ** 22 + 3).fill((2n ** 31n - 1n) << 32n)
  expect(sumExactly(longs)).toBe(BigInt.asIntN(64, BigInt(longs.length) * ((2n ** 31n - 1n) << 32n)))
})

test('quotients are rounded down, and the rest has the sign of the divisor', () => {
  for (const [a, b] of [
    [7n, 2n],
    [-7n, 2n],
    [7n, -2n],
    [-7n, -2n],
    [6n, -3n],
  ] as const) {
    expect(divideExactly(a, b)).toBe(BigInt(Math.floor(Number(a) / Number(b))))
    expect(divideExactly(a, b) * b + remainderExactly(a, b)).toBe(a)
  }
})
