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

test('a namespace lists its names in the order of definition, and a name that was deleted at its new place', () => {
  const define = ['.n.w:1', '.n.i:2', '.n.a.b:3']
  expect(run(...define, 'key`.n')).toBe('``w`i`a')
  expect(run(...define, 'delete w from `.n', '.n.w:4', '.n')).toBe(' | ::\ni| 2\na| ``b!(::;3)\nw| 4')
  expect(run('z:1', 'f:{k}', 'v::z', 'k:2', 'a:3', 'key`.')).toBe('`z`f`v`k`a')
})

test('key` lists the namespaces except .z, those of q first', () => {
  expect(run('.z.ts:{x}', '.zoo.a:1', '.bee.a:1', 'key`')).toBe('`q`Q`h`j`zoo`bee')
})

test('.z is a namespace like others, with its variables and the handlers that were set', () => {
  expect(run('`p`K`ts in key`.z')).toBe('110b')
  expect(run('.z.ts:{x}', '`ts in key`.z')).toBe('1b')
  expect(run('.z.ts:{x}', '.z`K`ts')).toBe('4.1\n{x}')
})

test('system commands list names in alphabetical order', () => {
  expect(run('c:1', 'a:2', 'f:{x}', 'b:3', '\\v')).toBe('`a`b`c')
  expect(run('g:{x}', 'a:2', 'f:{x}', '\\f')).toBe('`f`g')
  expect(run('c::1', 'a::2', '\\B')).toBe('`a`c')
})

test('upsert sets variables of the root namespace, from any namespace, and leaves the others alone', () => {
  expect(run('v::n+1', 'n:1', '`. upsert`n`k!(5;`x)', '(n;k;v)')).toBe('5\n`x\n6')
  expect(run('{`. upsert x}`a`b!1 2', '(a;b)')).toBe('1 2')
  expect(run('\\d .ns', '`. upsert enlist[`a]!enlist 7', '\\d .', '(a;()~key`.ns)')).toBe('7\n1b')
  expect(run('a:1', '.[`.;();,;`b`c!2 3]', 'key`.')).toBe('`a`b`c')
})

test('a dictionary assigned to a namespace is read as it was assigned, and its entries are variables', () => {
  expect(run('.n:`a`b!1 2', '(.n~`a`b!1 2;.n.b;key`.n)')).toBe('1b\n2\n`a`b')
  expect(run('.n:`a`b!1 2', '.n.c:`x', '.n')).toBe('a| 1\nb| 2\nc| `x')
  expect(run('.n:`a`b!1 2', '@[`.n;`a;+;5]', '.n')).toBe('a| 6\nb| 2')
  expect(run('.n:`a`b!1 2', '.n:``c!(::;1)', '.n')).toBe(' | ::\nc| 1')
})
