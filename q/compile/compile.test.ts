import { expect, test } from 'vitest'
import { run } from '../tests/console.ts'

test('arguments are evaluated from right to left', () => {
  expect(run('seen:()', 'note:{seen::seen,x;x}', '(note 1)+(note 2)*note 3', 'seen')).toBe('3 2 1')
})

test('a plain colon in a function makes a local, a double colon sets the global', () => {
  expect(run('n:1', '{n:5}[]', 'n')).toBe('1')
  expect(run('n:1', '{n::5}[]', 'n')).toBe('5')
  expect(run('n:1', '{n+:5}[]', 'n')).toBe('6')
})

test('a local that was never set is the empty list', () => {
  expect(run('{if[x;v:1];v} 0b')).toBe('()')
})

test('x, y and z are parameters where none are written', () => {
  expect(run('{x-z}[9;0;2]')).toBe('7')
  expect(run('{[a;b] a%b}[1;4]')).toBe('0.25')
})

test('a function with too few arguments waits for the rest', () => {
  expect(run('f:{x+2*y}', 'g:f[;10]', 'g 1')).toBe('21')
  expect(run('{x+y+z}[1][2][3]')).toBe('6')
})

test('a function calls itself as .z.s', () => {
  expect(run('{$[x<2;1;x*.z.s x-1]} 6')).toBe('720')
})

test('a colon leaves the function with a result, from inside of control words too', () => {
  expect(run('f:{if[x>3;:`big];`small}', 'f each 2 4')).toBe('`small`big')
  expect(run('{do[5;if[x>7;:x];x+:1];`end} 6')).toBe('8')
  expect(run('{$[x;:1;2];3} 1b')).toBe('1')
})

test('a conditional takes the first branch that holds', () => {
  expect(run('{$[x<0;`minus;x=0;`zero;`plus]} each -2 0 2')).toBe('`minus`zero`plus')
})

test('while repeats as long as its condition holds, do a number of times', () => {
  expect(run('i:0;while[i<4;i+:1];i')).toBe('4')
  expect(run('s:0;do[3;s+:2];s')).toBe('6')
})

test('names of a namespace are relative within it', () => {
  expect(run('\\d .shop', 'price:3', 'twice:{2*price}', '\\d .', '.shop.twice[]')).toBe('6')
})

test('entries of a dictionary and columns of a table are read with a dot', () => {
  expect(run('d:`a`b!1 2', 'd.b')).toBe('2')
  expect(run('t:([]p:5 6)', 't.p')).toBe('5 6')
})

test('a view is computed when it is read and after a change of what it uses', () => {
  expect(run('n:0', 'w:2', 'v::n+w', 'v')).toBe('2')
  expect(run('w:2', 'v::w*10', 'v', 'w:3', 'v')).toBe('30')
})

test('locals of a function can be used in its queries, and columns come first', () => {
  const table = 't:([]p:1 2 3;q:10 20 30)'
  expect(run(table, '{[low] exec q from t where p>low} 1')).toBe('20 30')
  expect(run(table, '{[p] exec q from t where p=2} 3')).toBe(',20')
})

test('a list with an item left out waits for it', () => {
  expect(run('(1;;3) `b')).toBe('1\n`b\n3')
})

test('a function has at most 110 locals and 110 globals', () => {
  const names = Array.from({ length: 111 }, (_, i) => `v${i}`)
  expect(run(`{${names.slice(1).join(':')}:0;v1}[]`)).toBe('0')
  expect(run(`{${names.join(':')}:0}`)).toMatch(/^'locals/)
  expect(run(`{${names.join('+')}}`)).toMatch(/^'globals/)
})
