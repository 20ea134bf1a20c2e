import { expect, test } from 'vitest'
import { compact } from '../tests/compact.ts'

test('a handle appends text to a file, and a negative handle ends it with a newline', () => {
  const open = 'h:hopen`:notes.txt'
  expect(compact(open, 'h"one "', 'neg[h]"two"', 'neg[h]("three";"four")', 'hclose h', 'read0`:notes.txt')).toBe(
    '("one two";"three";"four")',
  )
  expect(compact(open, 'h')).toBe('3i')
  expect(compact(open, 'h"a"')).toBe('3i')
  expect(compact(open, 'neg[h]"a"')).toBe('-3i')
})

test('a handle appends items to a log', () => {
  const log = ['`:log set ()', 'h:hopen`:log', 'h enlist(`upd;1)', 'h enlist(`upd;`a`b)']
  expect(compact(...log, 'get`:log')).toBe('((`upd;1);(`upd;`a`b))')
  expect(compact('`:v set 1 2', 'h:hopen`:v', 'h 3 4', 'get`:v')).toBe('1 2 3 4')
})

test('a closed handle refuses messages', () => {
  expect(compact('h:hopen`:notes.txt', 'hclose h', 'h"a"')).toContain('Cannot write to handle 3')
  expect(compact('hclose 9')).toContain("'domain")
})

test('bytes that were read from a file stay the same when the file grows', () => {
  expect(compact('h:hopen`:a', 'h"ab"', 'x:read1`:a', 'h"cd"', 'y:read1`:a', 'h"ef"', '"c"$(x;y;read1`:a)')).toBe(
    '("ab";"abcd";"abcdef")',
  )
})
