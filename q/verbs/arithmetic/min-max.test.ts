import { expect, test } from 'vitest'
import { run } from '../../tests/console.ts'

test('the lesser and the greater of two items', () => {
  expect(run('4&1 9')).toBe('1 4')
  expect(run('4|1 9')).toBe('4 9')
  expect(run('0110b and 0011b')).toBe('0010b')
  expect(run('0110b or 0011b')).toBe('0111b')
})

test('the result is of the higher type', () => {
  expect(run('type each(1b&2h;2h|3;3&2.5;65|"a";5|2024.01.01)')).toBe('-5 -7 -9 -10 -14h')
})

test('null is less than all else', () => {
  expect(run('0N 7&5')).toBe('0N 5')
  expect(run('0N 7|5')).toBe('5 7')
  expect(run('0n|0n 2')).toBe('0n 2')
  expect(run('3h|0Nh')).toBe('3h')
})

test('times are brought to one unit', () => {
  expect(run('10:30|10:29:59 10:30:01')).toBe('10:30:00 10:30:01')
  expect(run('2024.05.06D10&2024.05.06')).toBe('2024.05.06D00:00:00.000000000')
})

test('bigger longs keep all of their digits', () => {
  expect(run('9007199254740993|9007199254740992 5')).toBe('9007199254740993 9007199254740993')
})

test('symbols have no greater', () => {
  expect(run('`a|`b')).toContain("'type")
})
