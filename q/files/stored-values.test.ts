import { expect, test } from 'vitest'
import { compact } from '../tests/compact.ts'
import { run } from '../tests/console.ts'

test('set writes a value to a file and get reads it', () => {
  expect(run('`:data/t set ([]a:1 2;b:`x`y)', 'get`:data/t')).toBe('a b\n---\n1 x\n2 y')
  expect(run('`:data/f set {x*2}', '(get`:data/f) 21')).toBe('42')
})

test('set assigns globals as well', () => {
  expect(run('`total set 12', 'total+1')).toBe('13')
})

test('set splays a table in a path that ends with a slash, and refuses symbols that are not enumerated', () => {
  expect(run('`:db/t/ set ([]a:1 2;b:3 4f)', 'key`:db/t')).toBe('`s#`.d`a`b')
  expect(run('`:db/t/ set ([]a:1 2;b:3 4f)', 'get`:db/t')).toBe('a b\n---\n1 3\n2 4')
  expect(run('`:db/t/ set ([]s:`x`y)')).toContain("'type")
})

test('set and 1: take the parameters of compression', () => {
  expect(run('(`:a;17;2;6)set 3 4')).toBe('`:a')
  expect(run('(`:a;17;2;6)set 3 4', 'get`:a')).toBe('3 4')
  expect(run('(`:t/;``b!(17 2 6;17 2 9))set([]b:5 6)', 'get`:t/b')).toBe('5 6')
  expect(run('(`:a;17;2;6)1:0x0102', 'read1`:a')).toBe('0x0102')
})

const splayed = '`:db/t/ set .Q.en[`:db]([]sym:`b`a`b;v:1 2 3);'

test('a splayed table takes neither plain symbols nor keys', () => {
  expect(compact('`:db/t/ set ([]sym:`a`b)')).toContain("'type")
  expect(compact('`:db/t/ set ([k:1 2]v:3 4)')).toContain("'type")
  expect(compact(splayed, 'get`:db/t/.d')).toBe('`sym`v')
})

test('a splayed table is sorted and gets attributes by its path', () => {
  expect(compact(splayed, '`sym xasc`:db/t')).toBe('`:db/t')
  expect(compact(splayed, '`sym xasc`:db/t;', 'get`:db/t/v')).toBe('2 1 3')
  expect(compact(splayed, '`v xdesc`:db/t/;', 'get`:db/t/v')).toBe('3 2 1')
  expect(compact(splayed, '`sym xasc`:db/t;', '@[`:db/t;`sym;`p#];', 'attr get`:db/t/sym')).toBe('`p')
  expect(compact(splayed, '@[`:db/t;`sym;`p#];')).toContain("'u-fail")
})

test('rows are appended to a splayed table by its path', () => {
  const rows = '.Q.en[`:db]([]sym:`c`a;v:4 5)'
  expect(compact(splayed, `\`:db/t/ upsert ${rows};`, 'get`:db/t/v')).toBe('1 2 3 4 5')
  expect(compact(splayed, `.[\`:db/t/;();,;${rows}];`, 'value get`:db/t/sym')).toBe('`b`a`b`c`a')
  expect(compact(splayed, `\`:db/t insert ${rows}`)).toBe('3 4')
})

test('queries read and change a splayed table by its path', () => {
  expect(compact(splayed, 'exec v from`:db/t where sym=`b')).toBe('1 3')
  expect(compact(splayed, 'delete from`:db/t where sym=`b;', 'get`:db/t/v')).toBe(',2')
  expect(compact(splayed, 'update v*10 from`:db/t;', 'get`:db/t/v')).toBe('10 20 30')
})

test('amend changes the value in a file', () => {
  expect(compact('`:v set 1 2 3;', '@[`:v;0 2;+;10];', 'get`:v')).toBe('11 2 13')
  expect(compact('.[`:v;();:;5 6];', '.[`:v;();,;7];', 'get`:v')).toBe('5 6 7')
  expect(compact('@[`:nowhere;0;:;1]')).toContain('No such file')
})

test('amending a splayed table changes the file of a column or the list of columns', () => {
  const table = '`:t/ set([]a:1 2;b:3 4)'
  expect(compact(table, '@[`:t/;`b;+;10]', 'get`:t')).toBe('+`a`b!(1 2;13 14)')
  expect(compact(table, '.[`:t;(`b;0);:;9]', 'get`:t')).toBe('+`a`b!(1 2;9 4)')
  expect(compact(table, '`:t/c set 5 6', '@[`:t;`.d;,;`c]', 'get`:t')).toBe('+`a`b`c!(1 2;3 4;5 6)')
})
