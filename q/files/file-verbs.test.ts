import { expect, test } from 'vitest'
import { run } from '../tests/console.ts'

test('read0 reads the lines that 0: wrote', () => {
  expect(run('`:log.txt 0:("first";"second")')).toBe('`:log.txt')
  expect(run('`:log.txt 0:("first";"second")', 'read0`:log.txt')).toBe('"first"\n"second"')
  expect(run('`:log.txt 0:("first";"second")', 'hcount`:log.txt')).toBe('13')
})

test('a part of a file is read by offset and length', () => {
  const write = '`:log.txt 0:enlist "abcdefgh"'
  expect(run(write, 'read0(`:log.txt;2;3)')).toBe('"cde"')
  expect(run('`:log.txt 0:("first";"second")', 'read0(`:log.txt;2;6)')).toBe('"rst"\n"se"')
  expect(run('`:log.txt 0:("first";"second")', 'read0(`:log.txt;8)')).toBe('"cond"')
  expect(run(write, 'read1(`:log.txt;7)')).toBe('0x680a')
})

test('a file is deleted', () => {
  expect(run('`:a.txt 0:enlist"xy"', 'hdel`:a.txt', 'key`:a.txt')).toBe('()')
  expect(run('`:a.txt 0:enlist"xy"', 'key`:a.txt')).toBe('`:a.txt')
})

test('a missing file is an error', () => {
  expect(run('read0`:none.txt')).toContain("'none.txt. OS reports: No such file or directory")
  expect(run('hdel`:none.txt')).toContain('No such file')
})

test('hsym adds a colon to symbols without one', () => {
  expect(run('hsym`a`:b')).toBe('`:a`:b')
})

test('deleting its last file keeps a folder, which can be deleted when it is empty', () => {
  const files = ['`:d/e/a.txt 0:enlist"xy"']
  expect(run(...files, 'hdel`:d/e')).toContain("'d/e. OS reports: Directory not empty")
  expect(run(...files, 'hdel`:d/e/a.txt', 'key`:d/e')).toContain('`symbol$()')
  expect(run(...files, 'hdel each`:d/e/a.txt`:d/e`:d', 'key`:d')).toBe('()')
  expect(run('\\mkdir box', 'key`:box')).toBe('`symbol$()')
})
