import { expect, test } from 'vitest'
import { compact } from '../../tests/compact.ts'

test('rows become columns, atoms are repeated', () => {
  expect(compact('flip (1 2;3 4;5 6)')).toBe('(1 3 5;2 4 6)')
  expect(compact('flip ((1;`a);(2;`b))')).toBe('(1 2;`a`b)')
  expect(compact('flip (`x;1 2)')).toBe('((`x;1);(`x;2))')
})

test('a dictionary of columns becomes a table and back', () => {
  expect(compact('flip `a`b!(1 2;"xy")')).toBe('+`a`b!(1 2;"xy")')
  expect(compact('flip `a`b!(1 2;`k)')).toBe('+`a`b!(1 2;`k`k)')
  expect(compact('flip ([]a:1 2;b:3 4)')).toBe('`a`b!(1 2;3 4)')
})

test('ragged lists and lists of atoms do not flip', () => {
  expect(compact('flip (1 2;3 4 5)')).toContain("'length")
  expect(compact('flip 1 2')).toContain("'rank")
  expect(compact('flip `a`b!1 2')).toContain("'rank")
})
