import { describe, expect, test } from 'vitest'
import { kForm } from '../display/k-form.ts'
import { typeOf } from '../values/types.ts'
import { parseLiteral } from './literals.ts'

/** The type number and the display of a literal. */
function read(literal: string): [number, string] | string {
  const value = parseLiteral(literal.split(' '))
  return typeof value === 'string' ? value : [typeOf(value), kForm(value)]
}

test.each<[string, number, string]>([
  ['1b', -1, '1b'],
  ['0110b', 1, '0110b'],
  ['0xa', -4, '0x0a'],
  ['0x0a1f', 4, '0x0a1f'],
  ['0x', 4, '`byte$()'],
  ['7h', -5, '7h'],
  ['-7 8h', 5, '-7 8h'],
  ['0Nh', -5, '0Nh'],
  ['7i', -6, '7i'],
  ['-0Wi', -6, '-0Wi'],
  ['-0Ni', -6, '0Ni'],
  ['7', -7, '7'],
  ['7j', -7, '7'],
  ['0N 1 -0W', 7, '0N 1 -0W'],
  ['9007199254740993', -7, '9007199254740993'],
  ['1 -9007199254740993', 7, '1 -9007199254740993'],
  ['9223372036854775807', -7, '0W'],
  ['1e', -8, '1e'],
  ['1 2.5e', 8, '1 2.5e'],
  ['0Ne', -8, '0Ne'],
  ['1e50e', -8, '0we'],
  ['1f', -9, '1f'],
  ['1.', -9, '1f'],
  ['.5', -9, '0.5'],
  ['-1.5e-3', -9, '-0.0015'],
  ['0n', -9, '0n'],
  ['0w -0w', 9, '0w -0w'],
  ['1 2f', 9, '1 2f'],
  ['1 2.5 0N', 9, '1 2.5 0n'],
  ['0Ng', -2, '00000000-0000-0000-0000-000000000000'],
])('%s has type %i and is shown as %s', (literal, type, text) => {
  expect(read(literal)).toEqual([type, text])
})

test.each<[string, number, string]>([
  ['2024.02m', -13, '2024.02m'],
  ['2024.02 2024.03m', 13, '2024.02 2024.03m'],
  ['2024.02.29', -14, '2024.02.29'],
  ['0Nd', -14, '0Nd'],
  ['2024.02.29T06:00:00.000', -15, '2024.02.29T06:00:00.000'],
  ['2024.02.29D06', -12, '2024.02.29D06:00:00.000000000'],
  ['2024.02.29D06:00:00.123456789', -12, '2024.02.29D06:00:00.123456789'],
  ['2024.02.29 2024.02.29D06', 12, '2024.02.29D00:00:00.000000000 2024.02.29D06:00:00.000000000'],
  ['0Np', -12, '0Np'],
  ['1D', -16, '1D00:00:00.000000000'],
  ['-1D02:30', -16, '-1D02:30:00.000000000'],
  ['00:00:01.000000001', -16, '0D00:00:01.000000001'],
  ['5n', -16, '0D00:00:00.000000005'],
  ['200D00:00:00.000000001', -16, '200D00:00:00.000000001'],
  ['-200D00:00:00.000000001', -16, '-200D00:00:00.000000001'],
  ['5000:00:00.000000001', -16, '208D08:00:00.000000001'],
  ['1D 200D00:00:00.000000001', 16, '1D00:00:00.000000000 200D00:00:00.000000001'],
  ['200000D', -16, '0Wn'],
  ['9223372036854775807p', -12, '0Wp'],
  ['09:30', -17, '09:30'],
  ['-09:30', -17, '-09:30'],
  ['09:30:15', -18, '09:30:15'],
  ['09:30 10:00:15', 18, '09:30:00 10:00:15'],
  ['09:30:15.250', -19, '09:30:15.250'],
  ['09:30 10:00:15.5', 19, '09:30:00.000 10:00:15.500'],
  ['0Wt', -19, '0Wt'],
])('%s is a temporal of type %i, shown as %s', (literal, type, text) => {
  expect(read(literal)).toEqual([type, text])
})

test.each([
  ['2024.02.29 0N', 14],
  ['0N 09:30 10:00:15', 18],
  ['0N 1.5', 9],
  ['0W 2i', 6],
])('the null or infinity of %s has the type of its neighbours', (literal, type) => {
  expect(read(literal)[0]).toBe(type)
})

describe('an invalid literal', () => {
  test.each([
    '1.2.3',
    '1a',
    '99999999999999999999',
    '40000h',
    '3000000000i',
    '2023.02.29',
    '2023.13m',
    '12:60',
    '1:2:3',
  ])('%s gives its own text', literal => expect(read(literal)).toBe(literal))

  test('among valid ones it is the one returned', () => expect(read('1 2x 3')).toBe('2x'))

  test('a date and a time of day do not mix', () => expect(read('2024.01.01 09:30')).toBe('2024.01.01'))
})
