import { expect, test } from 'vitest'
import { run } from '../tests/console.ts'

test('a function in a list or dictionary takes the indices after its own', () => {
  expect(run('(neg;{x-y};max)[1;9;2]')).toBe('7')
  expect(run('(neg;max)[;3 5]')).toBe('-3 -5\n5')
  expect(run('(`f`g!(neg;{x-y}))[`g;4]')).toBe('{x-y}[4]')
})

test('a value before each-left or each-right splits or joins one argument', () => {
  expect(run('("-"\\:)"ab-c"')).toBe('"ab"\n,"c"')
  expect(run('("-"/:)("ab";"c")')).toBe('"ab-c"')
  expect(run('(2 3\\:)5')).toBe('1 2')
  expect(run('(1 2;3 4)\\:[1;0 1]')).toBe('3 4')
})

test('a list has at most eight places to fill', () => {
  expect(run('(;;;;;;;)[1;2;3;4;5;6;7;8]')).toBe('1 2 3 4 5 6 7 8')
  expect(run('(;;;;;;;;)[1;2;3;4;5;6;7;8;9]')).toMatch(/^'rank/)
})

test('get is value, an iterator has a number too', () => {
  expect(run('(get~value;value get;value(/))')).toBe('1b\n19\n1')
})
