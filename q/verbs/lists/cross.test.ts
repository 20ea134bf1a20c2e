import { expect, test } from 'vitest'
import { compact } from '../../tests/compact.ts'

test('cross pairs every item with every other', () => {
  expect(compact('`a`b cross 1 2')).toBe('((`a;1);(`a;2);(`b;1);(`b;2))')
  expect(compact('(1 2;3 4) cross enlist 5 6')).toBe('(1 2 5 6;3 4 5 6)')
})

test('tables cross by rows, dictionaries by entries', () => {
  expect(compact('([]a:1 2) cross ([]b:`x`y)')).toBe('+`a`b!(1 1 2 2;`x`y`x`y)')
  expect(compact('(`a`b!1 2) cross (enlist `c)!enlist 3')).toBe('(`a`c;`b`c)!(1 3;2 3)')
})
