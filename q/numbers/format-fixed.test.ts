import { expect, test } from 'vitest'
import { formatFixed, formatRounded } from './format-numbers.ts'

test.each([
  [2, 1.999, '2.00'],
  [3, -0.0001, '-0.000'],
  [0, 41.7, '42'],
  [2, 123456789.125, '123456789.13'],
  [2, 1e14, '100000000000000'],
])('%d decimals of %d are rounded to %s', (decimals, value, text) => {
  expect(formatRounded(decimals, value)).toBe(text)
})

test.each([
  [2, 0.125, '0.12'],
  [2, 0.375, '0.38'],
  [0, 2.5, '2'],
  [0, 3.5, '4'],
  [3, -1 / 3, '-0.333'],
])('%d decimals of exactly %d are %s', (decimals, value, text) => {
  expect(formatFixed(decimals, value)).toBe(text)
})
