import { expect, test } from 'vitest'
import { run } from '../tests/console.ts'

test('a pattern assigns the items of a list', () => expect(run('(a;;b):1 2 3', 'a,b')).toBe('1 3'))

test('nothing is assigned where a pattern does not match', () => {
  expect(run('a:0', '(a;5):1 2', 'a')).toBe('0')
})

test('a pattern may pick keys of a dictionary', () => expect(run('([b:v]):`a`b!1 2', 'v')).toBe('2'))

test('a letter checks the type of an item', () => {
  expect(run('(a:`j;b:`S):(1;`x`y)', 'b')).toBe('`x`y')
  expect(run('(a:`j;b):(1f;2)')).toContain("'type")
})

test('a function changes what is assigned', () => expect(run('(a;b:10*):1 2', 'b')).toBe('20'))

test('a function without a name changes the item of the result', () =>
  expect(run('f:{(:10*;b):x}', 'f 1 2')).toBe('10 2'))

test('a pattern takes no operator', () => expect(run('(a;b)+:1 2')).toMatch(/^'assign/))

test('a pattern may name the columns of a keyed table', () => {
  expect(run('([k]v:w):([k:`a`b]v:5 6)', 'k!w')).toBe('a| 5\nb| 6')
  expect(run('([k]v):([]k:`a`b;v:5 6)')).toMatch(/^'type/)
})

test('a parameter may be a pattern with a function that is no parameter', () => {
  expect(run('twice:{2*x}', '{[(a;b:twice)] a+b} 1 2')).toBe('5')
})

test('a key or column that the value lacks does not match', () => {
  expect(run('([c:v]):`a`b!1 2')).toMatch(/^'match/)
  expect(run('([]c:v):([]a:1 2)')).toMatch(/^'match/)
})

test('keys of a pattern may be of any type', () => expect(run('(2 7!(u;v)):2 5 7!"abc"', 'u,v')).toBe('"ac"'))

test('a parameter left out matches anything', () => expect(run('{[;b;]10*b}[1;2;3]')).toBe('20'))

test('an indexed target may be the first parameter', () =>
  expect(run('{[v;b](v[0];b):10 20;v,b}[1 2;3]')).toBe('10 2 20'))
