import { expect, test } from 'vitest'
import { run } from '../../tests/console.ts'

test('a roll gives numbers below its right argument', () => {
  expect(run('all(1000?7)within 0 6')).toBe('1b')
  expect(run('count distinct 1000?7')).toBe('7')
  expect(run('all(100?2.5)within 0 2.5')).toBe('1b')
})

test('a roll gives atoms of the type it is given', () => {
  expect(run('type each 3?/:(5;5i;5h;0x05;1.5;0b;" ";`3;0Ng;2024.01.01;2024.01m;10:00;0D01;2024.01.01D;0;0i)')).toBe(
    '7 6 5 4 9 1 10 11 2 14 13 17 16 12 7 6h',
  )
})

test('symbols have the requested number of letters, from a to p', () => {
  expect(run('distinct count each string 50?`3')).toBe(',3')
  expect(run('all(raze string 50?`8)within"ap"')).toBe('1b')
  expect(run('3?`9')).toContain("'length")
})

test('a roll picks items of a list, a table or the values of a dictionary', () => {
  expect(run('all(20?`x`y)in`x`y')).toBe('1b')
  expect(run('count 5?([]p:1 2)')).toBe('5')
  expect(run('all(9?`a`b!4 5)in 4 5')).toBe('1b')
})

test('a deal repeats no item', () => {
  expect(run('asc -10?10')).toBe('`s#0 1 2 3 4 5 6 7 8 9')
  expect(run('count distinct -900?1000')).toBe('900')
  expect(run('count distinct -9?1000000')).toBe('9')
  expect(run('asc -3?`a`b`c')).toBe('`s#`a`b`c')
  expect(run('count distinct -50?0Ng')).toBe('50')
})

test('a deal of more items than the list has is refused', () => {
  expect(run('-4?3')).toContain("'length")
  expect(run('-4?`a`b')).toContain("'length")
})

test('a null permutes', () => {
  expect(run('asc 0N?6')).toBe('`s#0 1 2 3 4 5')
  expect(run('0N?0')).toBe('`long$()')
  expect(run('asc 0N?"kiwi"')).toBe('`s#"iikw"')
})

test('rand gives one item', () => {
  expect(run('(rand 10)within 0 9')).toBe('1b')
  expect(run('(rand`x`y)in`x`y')).toBe('1b')
  expect(run('type rand 0Ng')).toBe('-2h')
})

test('a fresh session gives the same numbers again', () => {
  expect(run('5?1000')).toBe(run('5?1000'))
})

test('numbers below 0 are not rolled', () => {
  expect(run('3?-5')).toContain("'type")
})
