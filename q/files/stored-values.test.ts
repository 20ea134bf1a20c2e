import { expect, test } from 'vitest'
import { compact } from '../tests/compact.ts'

const splayed = '`:db/t/ set .Q.en[`:db]([]sym:`b`a`b;v:1 2 3);'

test('symbols have to be enumerated in a folder of columns', () => {
  expect(compact('`:db/t/ set ([]sym:`a`b)')).toContain("'type")
  expect(compact('`:db/t/ set ([k:1 2]v:3 4)')).toContain("'type")
  expect(compact(splayed, 'get`:db/t/.d')).toBe('`sym`v')
})

test('a table on disk is sorted and marked by its path', () => {
  expect(compact(splayed, '`sym xasc`:db/t')).toBe('`:db/t')
  expect(compact(splayed, '`sym xasc`:db/t;', 'get`:db/t/v')).toBe('2 1 3')
  expect(compact(splayed, '`v xdesc`:db/t/;', 'get`:db/t/v')).toBe('3 2 1')
  expect(compact(splayed, '`sym xasc`:db/t;', '@[`:db/t;`sym;`p#];', 'attr get`:db/t/sym')).toBe('`p')
  expect(compact(splayed, '@[`:db/t;`sym;`p#];')).toContain("'u-fail")
})

test('rows are added to a table on disk', () => {
  const rows = '.Q.en[`:db]([]sym:`c`a;v:4 5)'
  expect(compact(splayed, `\`:db/t/ upsert ${rows};`, 'get`:db/t/v')).toBe('1 2 3 4 5')
  expect(compact(splayed, `.[\`:db/t/;();,;${rows}];`, 'value get`:db/t/sym')).toBe('`b`a`b`c`a')
  expect(compact(splayed, `\`:db/t insert ${rows}`)).toBe('3 4')
})

test('queries by path read and change a table on disk', () => {
  expect(compact(splayed, 'exec v from`:db/t where sym=`b')).toBe('1 3')
  expect(compact(splayed, 'delete from`:db/t where sym=`b;', 'get`:db/t/v')).toBe(',2')
  expect(compact(splayed, 'update v*10 from`:db/t;', 'get`:db/t/v')).toBe('10 20 30')
})

test('amend changes a file', () => {
  expect(compact('`:v set 1 2 3;', '@[`:v;0 2;+;10];', 'get`:v')).toBe('11 2 13')
  expect(compact('.[`:v;();:;5 6];', '.[`:v;();,;7];', 'get`:v')).toBe('5 6 7')
  expect(compact('@[`:nowhere;0;:;1]')).toContain('No such file')
})

test('amending a table in a folder changes the file of the column, or the list of columns', () => {
  const table = '`:t/ set([]a:1 2;b:3 4)'
  expect(compact(table, '@[`:t/;`b;+;10]', 'get`:t')).toBe('+`a`b!(1 2;13 14)')
  expect(compact(table, '.[`:t;(`b;0);:;9]', 'get`:t')).toBe('+`a`b!(1 2;9 4)')
  expect(compact(table, '`:t/c set 5 6', '@[`:t;`.d;,;`c]', 'get`:t')).toBe('+`a`b`c!(1 2;3 4;5 6)')
})
