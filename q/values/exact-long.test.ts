import { expect, test } from 'vitest'
import { createRandom } from '../session/create-random.ts'
import { compactLongs, expandLongs } from './exact-long.ts'

test('longs that doubles hold exactly become doubles and back', () => {
  const random = createRandom(3)
  const doubles = Float64Array.from({ length: 200 }, () => Math.floor((random() - 0.5) * 2 ** (54 * random())) + 0)
  expect(compactLongs(expandLongs(doubles))).toEqual(doubles)
})

test('null and the infinities are the extremes of 64 bits', () => {
  const doubles = Float64Array.of(Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY)
  expect([...expandLongs(doubles)]).toEqual([-(2n ** 63n), 2n ** 63n - 1n, 1n - 2n ** 63n])
  expect(compactLongs(expandLongs(doubles))).toEqual(doubles)
})

test('longs beyond 2 to the 53 stay bigints', () => {
  expect(compactLongs(BigInt64Array.of(1n, 2n ** 53n))).toBeInstanceOf(BigInt64Array)
  expect(compactLongs(BigInt64Array.of(1n, 2n ** 53n - 1n))).toEqual(Float64Array.of(1, 2 ** 53 - 1))
  expect(compactLongs(BigInt64Array.of(-(2n ** 53n)))).toBeInstanceOf(BigInt64Array)
})
