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

test('a local that is not set yet is the empty list', () => {
  expect(run('{if[x;v:1];v} 0b')).toBe('()')
})

test('without a parameter list, parameters are x, y and z', () => {
  expect(run('{x-z}[9;0;2]')).toBe('7')
})

test('a function with too few arguments is a projection', () => {
  expect(run('f:{x+2*y}', 'g:f[;10]', 'g 1')).toBe('21')
  expect(run('{x+y+z}[1][2][3]')).toBe('6')
})

test('.z.s is the function itself', () => {
  expect(run('{$[x<2;1;x*.z.s x-1]} 6')).toBe('720')
})

test('a colon returns from the function, also inside control words', () => {
  expect(run('f:{if[x>3;:`big];`small}', 'f each 2 4')).toBe('`small`big')
  expect(run('{do[5;if[x>7;:x];x+:1];`end} 6')).toBe('8')
  expect(run('{$[x;:1;2];3} 1b')).toBe('1')
})

test('a conditional gives the branch after its first true condition', () => {
  expect(run('{$[x<0;`minus;x=0;`zero;`plus]} each -2 0 2')).toBe('`minus`zero`plus')
})

test('while repeats while its condition is true, do repeats n times', () => {
  expect(run('i:0;while[i<4;i+:1];i')).toBe('4')
  expect(run('s:0;do[3;s+:2];s')).toBe('6')
})

test('a function resolves relative names in the namespace that defined it', () => {
  expect(run('\\d .shop', 'price:3', 'twice:{2*price}', '\\d .', '.shop.twice[]')).toBe('6')
})

test('a dot reads an entry of a dictionary or a column of a table', () => {
  expect(run('d:`a`b!1 2', 'd.b')).toBe('2')
  expect(run('t:([]p:5 6)', 't.p')).toBe('5 6')
})

test('a list with a gap is a projection', () => {
  expect(run('(1;;3) `b')).toBe('1\n`b\n3')
})

test('a dictionary with a gap is a projection', () => expect(run('d:([a:;b:2])', 'd[1]`a')).toBe('1'))

test('an unnamed column takes its name from its expression, else x, and a number if that is taken', () => {
  expect(run('a:1 2', 'cols ([]a;2*a;neg a;`long$b:3 4)')).toBe('`a`x`a1`b')
})

test('a table repeats an atom to the count of its lists', () =>
  expect(run('exec b from ([]a:1 2 3;b:7)')).toBe('7 7 7'))

test('a function has at most 110 locals and 110 globals', () => {
  const names = Array.from({ length: 111 }, (_, i) => `v${i}`)
  expect(run(`{${names.slice(1).join(':')}:0;v1}[]`)).toBe('0')
  expect(run(`{${names.join(':')}:0}`)).toMatch(/^'locals/)
  expect(run(`{${names.join('+')}}`)).toMatch(/^'globals/)
})

test('an assignment through an operator to an undefined variable starts from what the operator starts from', () => {
  expect(run('n+:1', 'n')).toBe('1')
  expect(run('n*:2.5', 'n')).toBe('2.5')
  expect(run('n,:1', 'n')).toBe(',1')
  expect(run('n|:3', 'n')).toBe('3')
})
