import { expect, test } from 'vitest'
import { run } from '../../tests/console.ts'

test('neg changes the sign and keeps nulls', () => {
  expect(run('neg 3 -4 0N')).toBe('-3 4 0N')
  expect(run('neg 2.5')).toBe('-2.5')
  expect(run('neg 0D01')).toBe('-0D01:00:00.000000000')
})

test('abs takes the sign away', () => {
  expect(run('abs -3 4 0N')).toBe('3 4 0N')
  expect(run('abs -2.5e')).toBe('2.5e')
  expect(run('abs -9007199254740993')).toBe('9007199254740993')
})

test('booleans, bytes and chars become ints, shorts stay', () => {
  expect(run('neg 10b')).toBe('-1 0i')
  expect(run('type each(abs 0x01;neg"a";neg 1h)')).toBe('-6 -6 -5h')
})

test('signum of a null is -1', () => {
  expect(run('signum -2.5 0 7 0n')).toBe('-1 0 1 -1i')
  expect(run('signum 2024.01.01D')).toBe('1i')
})

test('the negation of 0 is no -0', () => {
  expect(run('1%neg 0')).toBe('0w')
})
