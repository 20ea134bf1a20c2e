import { expect, test } from 'vitest'
import { run } from '../../tests/console.ts'

test('div rounds down', () => {
  expect(run('-9 9 div 4')).toBe('-3 2')
  expect(run('9 div 2.5')).toBe('3')
  expect(run('9.5 div 2')).toBe('4f')
})

test('div keeps the type of its left argument, narrow ones become ints', () => {
  expect(run('type each(9h div 2;9i div 2;9 div 2i;9e div 2;2024.01.05 div 2)')).toBe('-6 -6 -7 -9 -14h')
})

test('mod has the sign of its right argument', () => {
  expect(run('-9 9 mod 4')).toBe('3 1')
  expect(run('-9 9 mod -4')).toBe('-1 -3')
  expect(run('-7.5 mod 2')).toBe('0.5')
})

test('a date leaves an int, a timestamp a timespan', () => {
  expect(run('2000.01.09 mod 7')).toBe('1i')
  expect(run('2000.01.01D00:00:07 mod 2000000000')).toBe('0D00:00:01.000000000')
})

test('division by 0 and of null gives null', () => {
  expect(run('5 0N div 0 2')).toBe('0N 0N')
  expect(run('5 mod 0')).toBe('0N')
  expect(run('3 xbar 0N')).toBe('0N')
})

test('longs beyond 2 to the 53 are divided exactly', () => {
  expect(run('9223372036854775807 div 10')).toBe('922337203685477580')
  expect(run('9007199254740995 mod 10')).toBe('5')
})

test('xbar rounds down to a multiple', () => {
  expect(run('4 xbar -5 0 3 4 9')).toBe('-8 0 0 4 8')
  expect(run('0.5 xbar 1.7 2.2')).toBe('1.5 2')
})

test('xbar keeps times what they are', () => {
  expect(run('15 xbar 09:44 09:45')).toBe('09:30 09:45')
  expect(run('7 xbar 2024.03.06')).toBe('2024.03.02')
  expect(run('3 xbar 2024.05m')).toBe('2024.04m')
})

test('a timespan on the left of xbar is a number of nanoseconds', () => {
  expect(run('0D01 xbar 2024.03.06D10:59:59 0Np')).toBe('2024.03.06D10:00:00.000000000 0Np')
  expect(run('0D00:10 xbar 0D00:25')).toBe('0D00:20:00.000000000')
  expect(run('0D01 xbar 1999.12.31D10:59:59')).toBe('1999.12.31D10:00:00.000000000')
})

test('the type of mod is that of x-y*x div y', () => {
  expect(run('type each 2e mod(3;3i;2e;1.5;2001.02.03;0D01)')).toBe('-9 -9 -9 -9 -15 -9h')
  expect(run('type each(2001.02.03;2001.02m;0D01;2001.02.03D0)mod 7')).toBe('-6 -6 -16 -16h')
  expect(run('2001.02.03 mod 1.5')).toContain("'type")
})
