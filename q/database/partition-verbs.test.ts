import { expect, test } from 'vitest'
import { compact } from '../tests/compact.ts'
import { run } from '../tests/console.ts'

test('a table that a partition lacks signals an error until .Q.chk or .Q.bv', () => {
  const load = ['t:u:([]v:1 2)', '.Q.dpt[`:db;2024.01.01;`t];', '.Q.dpt[`:db;2024.01.02]each`t`u;', '\\l db']
  expect(compact(...load, 'select from u')).toContain('No such file')
  expect(compact(...load, '.Q.bv[];', 'exec v from u')).toBe('1 2')
  expect(compact(...load, '.Q.chk`:.')).toBe('(,`:./2024.01.01/u;())')
  expect(compact(...load, '.Q.chk`:.;', 'exec v from u')).toBe('1 2')
})

test('.Q.chk copies the tables of the partition with the highest number', () => {
  const save = ['t:u:([]v:1 2)', '.Q.dpt[`:db;9;`t];', '.Q.dpt[`:db;10]each`t`u;']
  expect(compact(...save, '.Q.chk`:db')).toBe('(,`:db/9/u;())')
})

test('.Q.par names the folder of a table in a partition', () => {
  expect(run('.Q.par[`:db;2024.05.17;`t]')).toBe('`:db/2024.05.17/t')
})
