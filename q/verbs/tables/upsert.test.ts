import { expect, test } from 'vitest'
import { compact } from '../../tests/compact.ts'

const table = 't:([]s:`a`b;n:1 2)'
const keyed = 'k:([s:`a`b]n:1 2;m:5 6)'

test('upsert adds rows to a table and gives it back', () => {
  expect(compact(table, 't upsert (`c;3)')).toBe('+`s`n!(`a`b`c;1 2 3)')
  expect(compact(table, 't upsert ((`c;3);(`d;4);(`e;5))')).toBe('+`s`n!(`a`b`c`d`e;1 2 3 4 5)')
  expect(compact(table, 't upsert ((`c;3);(`d;4))')).toBe('+`s`n!(`a`b`c`d;1 2 3 4)')
})

test('columns that the rows lack get nulls', () => {
  expect(compact(table, 't upsert ([]n:3 4)')).toBe('+`s`n!(`a`b``;1 2 3 4)')
})

test('upsert replaces rows of a keyed table and adds others', () => {
  expect(compact(keyed, 'k upsert (`b;20;60)')).toBe('(+(,`s)!,`a`b)!+`n`m!(1 20;5 60)')
  expect(compact(keyed, 'k upsert ([s:`b`z]n:20 30;m:60 70)')).toBe('(+(,`s)!,`a`b`z)!+`n`m!(1 20 30;5 60 70)')
  expect(compact(keyed, 'k upsert ([]s:`b`z;n:20 30)')).toBe('(+(,`s)!,`a`b`z)!+`n`m!(1 20 30;5 6 0N)')
})

test('a variable or a file given by its name is changed', () => {
  expect(compact(table, '`t upsert (`c;3)')).toBe('`t')
  expect(compact(table, '`t upsert (`c;3);t`n')).toBe('1 2 3')
  expect(compact('`:db/t set ([]a:1 2)', '`:db/t upsert enlist 3', 'get `:db/t')).toBe('+(,`a)!,1 2 3')
  expect(compact('`:db/t/ set ([]a:1 2)', '`:db/t upsert enlist 3', 'get `:db/t/')).toBe('+(,`a)!,1 2 3')
})

test('a dictionary that steps is not changed', () => {
  expect(compact('(`s#`a`b!1 2) upsert `c`d!3 4')).toContain("'step")
})

test('a list that starts with an atom is one row, with lists among its items', () => {
  expect(compact('t:([]n:();s:())', 't upsert (1;"ab")')).toBe('+`n`s!(,1;,"ab")')
  expect(compact('t:([]n:1 2;s:("ab";"c"))', 't,:(3;"def")', 't`s')).toBe('("ab";"c";"def")')
  expect(compact('k:([n:1 2]v:(3 4;5 6))', '(k upsert (2;7 8 9))2')).toBe('(,`v)!,7 8 9')
})
