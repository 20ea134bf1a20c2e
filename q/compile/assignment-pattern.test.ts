import { expect, test } from 'vitest'
import { run } from '../tests/console.ts'

test('a pattern assigns the items of a list', () => expect(run('(a;;b):1 2 3', 'a,b')).toBe('1 3'))

test('a failed match assigns nothing', () => {
  expect(run('a:0', '(a;5):1 2', 'a')).toBe('0')
})

test('a dictionary pattern assigns the values of its keys', () => expect(run('([b:v]):`a`b!1 2', 'v')).toBe('2'))

test('a type letter checks the type of an item', () => {
  expect(run('(a:`j;b:`S):(1;`x`y)', 'b')).toBe('`x`y')
  expect(run('(a:`j;b):(1f;2)')).toContain("'type")
})

test('a function after a name changes the assigned value', () => expect(run('(a;b:10*):1 2', 'b')).toBe('20'))

test('a function without a name changes the item of the matched value', () =>
  expect(run('f:{(:10*;b):x}', 'f 1 2')).toBe('10 2'))

test('an assignment through an operator to a pattern signals assign', () =>
  expect(run('(a;b)+:1 2')).toMatch(/^'assign/))

test('a keyed table pattern assigns columns, and signals type for a simple table', () => {
  expect(run('([k]v:w):([k:`a`b]v:5 6)', 'k!w')).toBe('a| 5\nb| 6')
  expect(run('([k]v):([]k:`a`b;v:5 6)')).toMatch(/^'type/)
})

test('a pattern as a parameter may apply a global function', () => {
  expect(run('twice:{2*x}', '{[(a;b:twice)] a+b} 1 2')).toBe('5')
})

test('a missing key or column signals match', () => {
  expect(run('([c:v]):`a`b!1 2')).toMatch(/^'match/)
  expect(run('([]c:v):([]a:1 2)')).toMatch(/^'match/)
})

test('a pattern with ! takes keys of any type', () => expect(run('(2 7!(u;v)):2 5 7!"abc"', 'u,v')).toBe('"ac"'))

test('an empty parameter accepts any argument', () => expect(run('{[;b;]10*b}[1;2;3]')).toBe('20'))

test('an indexed target in a pattern may change a parameter', () =>
  expect(run('{[v;b](v[0];b):10 20;v,b}[1 2;3]')).toBe('10 2 20'))

test('no other operator than ! and flip makes a pattern', () => {
  expect(run('(a+b):3')).toMatch(/^'assign/)
  expect(run('(neg a):3')).toMatch(/^'assign/)
})
