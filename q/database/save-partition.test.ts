import { expect, test } from 'vitest'
import { compact } from '../tests/compact.ts'

const table = 't:([]v:1 2 3;sym:`b`a`b)'
const saved = [table, '.Q.dpft[`:db;2024.01.02;`sym;`t]']

test('the table is sorted by its column, which comes first and is parted', () => {
  expect(compact(...saved)).toBe('`t')
  expect(compact(...saved, 'value flip get`:db/2024.01.02/t')).toBe('(`p#`sym$`a`b`b;2 1 3)')
  expect(compact(...saved, 'get`:db/2024.01.02/t/.d')).toBe('`sym`v')
  expect(compact(...saved, '(get`:db/sym;t~([]v:1 2 3;sym:`b`a`b))')).toBe('(`b`a;1b)')
})

test('a column of mixed items cannot be saved', () => {
  expect(compact('t:([]sym:`a`b;v:(1;`x))', '.Q.dpft[`:db;2024.01.02;`sym;`t]')).toContain("'unmappable")
  expect(compact('t:([]sym:`a`b;v:("one";"two"))', '.Q.dpft[`:db;2024.01.02;`sym;`t]')).toBe('`t')
})

test('a table that is not there, and a column that is not, are errors', () => {
  expect(compact('.Q.dpft[`:db;2024.01.02;`sym;`nowhere]')).toContain("'nowhere")
  expect(compact(table, '.Q.dpft[`:db;2024.01.02;`id;`t]')).toContain("'id")
})
