import { expect, test } from 'vitest'
import { compact } from '../../tests/compact.ts'

const table = 't:([]s:`a`b;n:1 2)'
const keyed = 'k:([s:`a`b]n:1 2)'

test('insert adds a row, several columns or a table and gives the new places', () => {
  expect(compact(table, '`t insert (`c;3)')).toBe(',2')
  expect(compact(table, '`t insert (`c`d;3 4)')).toBe('2 3')
  expect(compact(table, '`t insert ([]n:3 4;s:`c`d)', 't')).toBe('+`s`n!(`a`b`c`d;1 2 3 4)')
  expect(compact(table, '`t insert `s`n!(`c;3)', 't')).toBe('+`s`n!(`a`b`c;1 2 3)')
})

test('insert makes a table of a name that has none', () => {
  expect(compact('`new insert ([]a:1 2)', 'new')).toBe('+(,`a)!,1 2')
  expect(compact('`new insert (1;2)')).toContain("'new")
})

test('insert refuses other types, counts and columns', () => {
  expect(compact(table, '`t insert (`c;3f)')).toContain("'type")
  expect(compact(table, '`t insert (`c;3;4)')).toContain("'length")
  expect(compact(table, '`t insert ([]s:`c`d)')).toContain("'mismatch")
  expect(compact(table, '`t insert ([]s:`c`d;n:3 4;x:5 6)')).toContain("'mismatch")
})

test('insert refuses keys that are there', () => {
  expect(compact(keyed, '`k insert (`c;3)', 'k')).toBe('(+(,`s)!,`a`b`c)!+(,`n)!,1 2 3')
  expect(compact(keyed, '`k insert (`b;3)')).toContain("'insert")
  expect(compact(keyed, '`k insert (`c`c;3 4)')).toContain("'insert")
})

test('columns without items take the types of the first rows', () => {
  expect(compact('e:([]a:();b:())', '`e insert (1 2;`x`y)', 'exec t from meta e')).toBe('"js"')
})

test('a foreign key must be among the keys of its table', () => {
  const foreign = ['f:([id:`a`b]v:1 2)', 't:([]r:`f$`b`a)']
  expect(compact(...foreign, '`t insert enlist `b', 't')).toBe('+(,`r)!,`f$`b`a`b')
  expect(compact(...foreign, '`t insert enlist `zz')).toContain("'cast")
})
