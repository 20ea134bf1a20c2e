import { expect, test } from 'vitest'
import { compact } from '../../tests/compact.ts'
import { run } from '../../tests/console.ts'

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

test.each([
  ['flip (1 2 3;4 5 6)', '1 4\n2 5\n3 6'],
  ['flip (1 2;`a`b)', '1 `a\n2 `b'],
  ['flip (1 2;9)', '1 9\n2 9'],
  ['flip (9007199254740993 1;2 3)', '9007199254740993 2\n1                3'],
  ['flip ("ab";"cd")', '"ac"\n"bd"'],
])('%s flips', (input, output) => expect(run(input)).toBe(output))
