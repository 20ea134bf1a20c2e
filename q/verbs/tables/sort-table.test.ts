import { expect, test } from 'vitest'
import { compact } from '../../tests/compact.ts'

const table = 't:([]s:`b`a`b;p:3 2 1)'

test('xasc sorts by columns and marks the first as sorted', () => {
  expect(compact(table, '`s`p xasc t')).toBe('+`s`p!(`s#`a`b`b;2 1 3)')
  expect(compact(table, '`p xasc t')).toBe('+`s`p!(`b`a`b;`s#1 2 3)')
})

test('xdesc sorts the other way and marks nothing', () => {
  expect(compact(table, '`s xdesc t')).toBe('+`s`p!(`b`b`a;3 1 2)')
})

test('a table given by name is changed', () => {
  expect(compact(table, '`p xasc `t')).toBe('`t')
  expect(compact(table, '`p xdesc `t;t`p')).toBe('3 2 1')
})

test('a keyed table keeps its keys', () => {
  expect(compact('`v xasc ([k:`a`b]v:2 1)')).toBe('(+(,`k)!,`b`a)!+(,`v)!,`s#1 2')
})

test('a column that is not there is named', () => {
  expect(compact(table, '`zz xasc t')).toContain("'zz")
})
