import { expect, test } from 'vitest'
import { compact } from '../../tests/compact.ts'

test('each test picks from one of two lists, atoms are repeated', () => {
  expect(compact('?[1010b;1 2 3 4;10 20 30 40]')).toBe('1 20 3 40')
  expect(compact('?[10b;`yes;`no`never]')).toBe('`yes`never')
  expect(compact('?[01b;"ab";"x"]')).toBe('"xb"')
  expect(compact('?[1b;3;4]')).toBe('3')
})

test('items of two types make a general list', () => {
  expect(compact('?[10b;1 2;`a`b]')).toBe('(1;`b)')
})

test('tests must be booleans and counts agree', () => {
  expect(compact('?[101b;1 2;3 4]')).toContain("'length")
  expect(compact('?[1 0;1 2;3 4]')).toContain("'type")
})
