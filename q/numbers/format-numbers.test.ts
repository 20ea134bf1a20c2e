import { expect, test } from 'vitest'
import { formatFloat } from './format-numbers.ts'

test.each([
  [1 / 3, '0.3333333'],
  [1234567, '1234567'],
  [12345678, '1.234568e+07'],
  [1e7, '1e+07'],
  [0.0001, '0.0001'],
  [0.00001, '1e-05'],
  [-2.5e-7, '-2.5e-07'],
  [100.5, '100.5'],
  [0, '0'],
  [Number.NaN, '0n'],
  [Number.NEGATIVE_INFINITY, '-0w'],
])('%d with 7 digits is %s', (value, text) => {
  expect(formatFloat(value, 7)).toBe(text)
})

test('precision 0 shows 17 digits', () => {
  expect(formatFloat(0.1, 0)).toBe('0.10000000000000001')
  expect(formatFloat(0.5, 0)).toBe('0.5')
  expect(formatFloat(2 ** 60, 0)).toBe('1.152921504606847e+18')
})

test('half a unit is rounded to the even digit', () => {
  expect(formatFloat(2.125, 3)).toBe('2.12')
  expect(formatFloat(2.375, 3)).toBe('2.38')
  expect(formatFloat(2.5, 1)).toBe('2')
})

test.each([
  [12.3456789, '12.34568'],
  [-0.5, '-0.5'],
  [1.00000001, '1'],
  [999999.95, '999999.9'],
  [9999999.6, '1e+07'],
  [0.000123456789, '0.0001234568'],
])('%d needs no exponent: %s', (value, text) => {
  expect(formatFloat(value, 7)).toBe(text)
})
