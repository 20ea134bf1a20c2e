import { expect, test } from 'vitest'
import { run } from '../../tests/console.ts'

test('a string is split at a char or string', () => {
  expect(run('"-" vs "ab-c-"')).toBe('"ab"\n,"c"\n""')
  expect(run('", " vs "ab, cd"')).toBe('"ab"\n"cd"')
  expect(run('count "," vs ""')).toBe('1')
  expect(run('"" vs "ab"')).toContain("'length")
})

test('the null symbol splits lines, names and paths', () => {
  expect(run('` vs "ab\\r\\ncd\\n"')).toBe('"ab"\n"cd"')
  expect(run('` vs `a.b.c')).toBe('`a`b`c')
  expect(run('` vs `:data/2024/trades.csv')).toBe('`:data/2024`trades.csv')
})

test('a number is written in a base', () => {
  expect(run('10 vs 407')).toBe('4 0 7')
  expect(run('16 vs 0W')).toBe('7 15 15 15 15 15 15 15 15 15 15 15 15 15 15 15')
  expect(run('16 vs 255 16')).toBe('15 1\n15 0')
  expect(run('24 60 60 vs 3661')).toBe('1 1 1')
  expect(run('24 60 60 vs 90061')).toBe('1 1 1')
  expect(run('0 60 60 vs 90061')).toBe('25 1 1')
})

test('bytes and bits of a number are listed', () => {
  expect(run('0x0 vs 258h')).toBe('0x0102')
  expect(run('0x0 vs 1.0')).toBe('0x3ff0000000000000')
  expect(run('0b vs 0x05')).toBe('00000101b')
  expect(run('sum 0b vs -1')).toBe('64i')
})

test('another byte than 0 is a base with as many digits as a long can have', () => {
  expect(run('0x10 vs 254')).toBe('0x000000000000000000000000000f0e')
})

test('byte vectors are split', () => {
  expect(run('0x00 vs 0x010200ff')).toBe('0x0102\n,0xff')
})
