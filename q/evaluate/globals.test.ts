import { expect, test } from 'vitest'
import { run } from '../tests/console.ts'

test('a view is computed when it is read and after a change of what it uses', () => {
  expect(run('n:0', 'w:2', 'v::n+w', 'v')).toBe('2')
  expect(run('w:2', 'v::w*10', 'v', 'w:3', 'v')).toBe('30')
})

test('views lists a view, and view gives its text', () => {
  expect(run('v::n+1', 'views`')).toBe('`s#,`v')
  expect(run('v::n+1   / next', 'view`v')).toBe('"n+1"')
})

test('views of a session without views is an empty list without an attribute', () =>
  expect(run('views[]')).toBe('`symbol$()'))

test('a view may use itself once it has a value', () => {
  expect(run('v::$[start;10;v+1]', 'start:1', 'v', 'start:0', 'v')).toBe('11')
  expect(run('start:0', 'v::$[start;10;v+1]', 'v')).toMatch(/^'loop/)
})

test('views that need each other signal loop', () => {
  expect(run('a::b+1', 'b::a+1', 'a')).toMatch(/^'loop/)
})

test('the value of a view that ends in a semicolon is null', () => {
  expect(run('n:1', 'v::n;', 'v~(::)')).toBe('1b')
})

test('names inside a query are no dependencies of a view', () => {
  const table = 't:([]p:1 2 3)'
  expect(run(table, 'low:1', 'v::count select from t where p>low', 'v', 'low:2', 'v')).toBe('2')
  expect(run(table, 'low:1', 'v::low;count select from t where p>low', 'v', 'low:2', 'v')).toBe('1')
})

test('`. `v is the view itself, whose value lists result, tree, names and text', () => {
  expect(run('v::n*2', '`. `v')).toBe('n*2')
  expect(run('v::n*2', 'value`. `v')).toBe('::\n(*;`n;2)\n,`n\n"n*2"')
  expect(run('n:4', 'v::n*2', 'v', 'first value`. `v')).toBe('8')
})

test('the result that a view lists is null once it is out of date', () => {
  expect(run('n:4', 'v::n*2', 'v', 'n:5', '::~first value`. `v')).toBe('1b')
})

test('.z.b gives the views that depend on each variable', () => {
  expect(run('v::n+k', 'w::k*2', '.z.b')).toBe('n| ,`v\nk| `v`w')
})

test('an assignment turns a view into an ordinary variable', () => {
  expect(run('n:1', 'v::n+1', 'v:7', 'n:5', 'v')).toBe('7')
})

test('.z.vs is called with the name of a root variable that is set and the indices of the assignment', () => {
  const log = ['.z.vs:{.l.log,:enlist(x;y)}', '.l.log:()']
  expect(run(...log, 'n:1 2', 'n[1]:5', '.n.k:3', '.l.log')).toBe('`n ()\n`n ,1')
})
