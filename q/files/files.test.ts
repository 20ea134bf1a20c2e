import { expect, test } from 'vitest'
import { run } from '../tests/console.ts'

test('lines are written to a file and read again', () => {
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

test('values are kept in files', () => {
  expect(run('`:data/t set ([]a:1 2;b:`x`y)', 'get`:data/t')).toBe('a b\n---\n1 x\n2 y')
  expect(run('`:data/f set {x*2}', '(get`:data/f) 21')).toBe('42')
})

test('set assigns globals as well', () => {
  expect(run('`total set 12', 'total+1')).toBe('13')
})

test('a table is kept as a folder of columns, in which symbols are enumerated', () => {
  expect(run('`:db/t/ set ([]a:1 2;b:3 4f)', 'key`:db/t')).toBe('`s#`.d`a`b')
  expect(run('`:db/t/ set ([]a:1 2;b:3 4f)', 'get`:db/t')).toBe('a b\n---\n1 3\n2 4')
  expect(run('`:db/t/ set ([]s:`x`y)')).toContain("'type")
})

test('a file is deleted', () => {
  expect(run('`:a.txt 0:enlist"xy"', 'hdel`:a.txt', 'key`:a.txt')).toBe('()')
  expect(run('`:a.txt 0:enlist"xy"', 'key`:a.txt')).toBe('`:a.txt')
})

test('a file that is not there is reported', () => {
  expect(run('read0`:none.txt')).toContain("'none.txt. OS reports: No such file or directory")
  expect(run('hdel`:none.txt')).toContain('No such file')
})

test('hsym adds a colon where there is none', () => {
  expect(run('hsym`a`:b')).toBe('`:a`:b')
})

test('a folder stays when its last file is deleted, and can be deleted once it is empty', () => {
  const files = ['`:d/e/a.txt 0:enlist"xy"']
  expect(run(...files, 'hdel`:d/e')).toContain("'d/e. OS reports: Directory not empty")
  expect(run(...files, 'hdel`:d/e/a.txt', 'key`:d/e')).toContain('`symbol$()')
  expect(run(...files, 'hdel each`:d/e/a.txt`:d/e`:d', 'key`:d')).toBe('()')
  expect(run('\\mkdir box', 'key`:box')).toBe('`symbol$()')
})

test('set and 1: take the parameters of compression', () => {
  expect(run('(`:a;17;2;6)set 3 4')).toBe('`:a')
  expect(run('(`:a;17;2;6)set 3 4', 'get`:a')).toBe('3 4')
  expect(run('(`:t/;``b!(17 2 6;17 2 9))set([]b:5 6)', 'get`:t/b')).toBe('5 6')
  expect(run('(`:a;17;2;6)1:0x0102', 'read1`:a')).toBe('0x0102')
})

test('echo shows variables of the environment', () => {
  expect(run('`SITE setenv"/srv/q"', '\\echo "at $SITE/db" $NONE.')).toBe('"at /srv/q/db ."')
})
