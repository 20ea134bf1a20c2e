import { expect, test } from 'vitest'
import { run } from '../tests/console.ts'

const table = 't:([]a:1 2 3;b:`x`y`x)'

test('x in a condition is no parameter by itself', () => {
  expect(run(table, '{select from t where a=x}[1;2]')).toContain("'rank")
})

test('parameters that are written may be used in conditions', () => {
  expect(run(table, '{[x;y] exec a from t where a>x,a<y}[1;3]')).toBe(',2')
})

test('a conditional may not stand in a query', () => {
  expect(run(table, 'exec $[1b;1;2] from t')).toBe("'rank\n  [0]  exec $[1b;1;2] from t\n            ^")
})

test('a function in a query may hold a conditional', () => {
  expect(run(table, 'exec a from t where a={$[x;1;2]}1b')).toBe(',1')
})
