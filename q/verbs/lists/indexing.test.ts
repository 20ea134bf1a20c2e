import { expect, test } from 'vitest'
import { compact } from '../../tests/compact.ts'

const table = 't:([]s:`a`b`a;n:1 2 3)'

test('a table at a dictionary of rows is a dictionary of tables', () => {
  expect(compact(table, 'count each t group t`s')).toBe('`a`b!2 1')
  expect(compact(table, 't[`x`y!2 0]`x')).toBe('`s`n!(`a;3)')
})

test('a table at an empty list has no rows', () => {
  expect(compact(table, 't ()')).toBe('+`s`n!(`symbol$();`long$())')
})
