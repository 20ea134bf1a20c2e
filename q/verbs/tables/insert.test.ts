import { expect, test } from 'vitest'
import { compact } from '../../tests/compact.ts'

const table = 't:([]s:`a`b;n:1 2)'
const keyed = 'k:([s:`a`b]n:1 2)'
const wideKeyed = 'k:([s:`a`b]n:1 2;m:5 6)'

test('insert adds a row, several columns or a table and gives the new indices', () => {
  expect(compact(table, '`t insert (`c;3)')).toBe(',2')
  expect(compact(table, '`t insert (`c`d;3 4)')).toBe('2 3')
  expect(compact(table, '`t insert ([]n:3 4;s:`c`d)', 't')).toBe('+`s`n!(`a`b`c`d;1 2 3 4)')
  expect(compact(table, '`t insert `s`n!(`c;3)', 't')).toBe('+`s`n!(`a`b`c;1 2 3)')
})

test('insert creates a table for an undefined name', () => {
  expect(compact('`new insert ([]a:1 2)', 'new')).toBe('+(,`a)!,1 2')
  expect(compact('`new insert (1;2)')).toContain("'new")
})

test('insert refuses other types, counts and columns', () => {
  expect(compact(table, '`t insert (`c;3f)')).toContain("'type")
  expect(compact(table, '`t insert (`c;3;4)')).toContain("'length")
  expect(compact(table, '`t insert ([]s:`c`d)')).toContain("'mismatch")
  expect(compact(table, '`t insert ([]s:`c`d;n:3 4;x:5 6)')).toContain("'mismatch")
})

test('insert refuses keys that the table has', () => {
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

test('upsert adds rows to a table and gives it back', () => {
  expect(compact(table, 't upsert (`c;3)')).toBe('+`s`n!(`a`b`c;1 2 3)')
  expect(compact(table, 't upsert ((`c;3);(`d;4);(`e;5))')).toBe('+`s`n!(`a`b`c`d`e;1 2 3 4 5)')
  expect(compact(table, 't upsert ((`c;3);(`d;4))')).toBe('+`s`n!(`a`b`c`d;1 2 3 4)')
})

test('columns missing from the rows get nulls', () => {
  expect(compact(table, 't upsert ([]n:3 4)')).toBe('+`s`n!(`a`b``;1 2 3 4)')
})

test('upsert replaces rows of a keyed table and adds others', () => {
  expect(compact(wideKeyed, 'k upsert (`b;20;60)')).toBe('(+(,`s)!,`a`b)!+`n`m!(1 20;5 60)')
  expect(compact(wideKeyed, 'k upsert ([s:`b`z]n:20 30;m:60 70)')).toBe('(+(,`s)!,`a`b`z)!+`n`m!(1 20 30;5 60 70)')
  expect(compact(wideKeyed, 'k upsert ([]s:`b`z;n:20 30)')).toBe('(+(,`s)!,`a`b`z)!+`n`m!(1 20 30;5 6 0N)')
})

test('a variable or a file given by its name is changed', () => {
  expect(compact(table, '`t upsert (`c;3)')).toBe('`t')
  expect(compact(table, '`t upsert (`c;3);t`n')).toBe('1 2 3')
  expect(compact('`:db/t set ([]a:1 2)', '`:db/t upsert enlist 3', 'get `:db/t')).toBe('+(,`a)!,1 2 3')
  expect(compact('`:db/t/ set ([]a:1 2)', '`:db/t upsert enlist 3', 'get `:db/t/')).toBe('+(,`a)!,1 2 3')
})

test('a step dictionary is not changed', () => {
  expect(compact('(`s#`a`b!1 2) upsert `c`d!3 4')).toContain("'step")
})

test('a list that starts with an atom is one row, with lists among its items', () => {
  expect(compact('t:([]n:();s:())', 't upsert (1;"ab")')).toBe('+`n`s!(,1;,"ab")')
  expect(compact('t:([]n:1 2;s:("ab";"c"))', 't,:(3;"def")', 't`s')).toBe('("ab";"c";"def")')
  expect(compact('k:([n:1 2]v:(3 4;5 6))', '(k upsert (2;7 8 9))2')).toBe('(,`v)!,7 8 9')
})

test('a vector keeps its type when items are appended', () => {
  expect(compact('v:1 2', 'v,:3', 'v')).toBe('1 2 3')
  expect(compact('v:1 2', 'v,:3f')).toContain("'type")
  expect(compact('v:1 2', 'v,:{x}')).toContain("'type")
  expect(compact('v:()', 'v,:`a', 'v')).toBe(',`a')
})

test('a general list takes a value as deep as its items as one item', () => {
  expect(compact('l:(1 2;"ab")', 'l,:5 6', 'l')).toBe('(1 2;"ab";5 6)')
  expect(compact('l:(1;`a)', 'l,:2 3', 'l')).toBe('(1;`a;2;3)')
})

test('a dictionary and a table take entries and rows that fit', () => {
  expect(compact('d:`a`b!1 2', 'd,:`b`c!5 6', 'd')).toBe('`a`b`c!1 5 6')
  expect(compact('d:`a`b!1 2', 'd,:(enlist `c)!enlist 1f')).toContain("'type")
  expect(compact('t:([]a:1 2;b:`x`y)', 't,:(3;`z)', 't')).toBe('+`a`b!(1 2 3;`x`y`z)')
})

test('an enumeration enumerates appended items', () => {
  const lists = ['d:`a`b', 'e:`d$`a`a']
  expect(compact(...lists, 'e,:`b', 'e')).toBe('`d$`a`a`b')
  expect(compact(...lists, 'e,:`z')).toContain("'cast")
  expect(compact(...lists, 's:`q`r', 's,:e', 's')).toBe('`q`r`a`a')
})

test('appending an empty list changes only an atom', () => {
  expect(compact('l:(1 2;3 4)', 'l,:()', 'l')).toBe('(1 2;3 4)')
  expect(compact('a:1', 'a,:()', 'a')).toBe(',1')
  expect(compact('t:([]a:1 2)', 't,:()', 't')).toBe('+(,`a)!,1 2')
  expect(compact('k:([a:1 2]b:3 4)', 'k,:()', 'k')).toBe('(+(,`a)!,1 2)!+(,`b)!,3 4')
  expect(compact('d:`a`b!1 2', 'd,:()', 'd')).toBe('`a`b!1 2')
})

test('an entry joined to a long dictionary of rows replaces a row or adds one', () => {
  const define = 'd:(til 9)!([]x:til 9)'
  expect(compact(define, 'd,:(enlist 2)!([]x:enlist 50)', 'd 2')).toBe('(,`x)!,50')
  expect(compact(define, 'd,:(enlist 20)!([]x:enlist 50)', '(count d;d 20)')).toBe('(10;(,`x)!,50)')
})
