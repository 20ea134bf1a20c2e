import { expect, test } from 'vitest'
import { run } from '../tests/console.ts'

test("' with functions in brackets composes them", () => {
  expect(run("'[neg;{x+y}][1;2]")).toBe('-3')
  expect(run("('[;])over(neg;abs;-)", "(('[;])over(neg;abs;-))[1;5]")).toBe('-4')
})

test('an iterator applies to a derived function', () => {
  expect(run("+/'[(1 2;3 4)]")).toBe('3 7')
  expect(run('(,//)(1;(2;(3;4)))')).toBe('1 2 3 4')
})
