import { expect, test } from 'vitest'
import { run } from '../tests/console.ts'

const refused = (name: string) => expect.stringContaining(`'noupdate: ${name}`)

test.each([
  ['an assignment in a text', 'reval parse"a:7"', '`. `a'],
  ['set', 'reval(set;enlist`b;4)', '`. `b'],
  ['an assignment in a function', 'reval({a::9};0)', '`. `a'],
  ['a variable of a namespace', 'reval(set;enlist`.ns.a;4)', '`.ns `a'],
  ['an insert', 'reval(insert;enlist`t;enlist 3)', '`. `t'],
])('reval refuses %s', (_, typed, name) => {
  expect(run('a:1', 't:([]x:1 2)', typed)).toEqual(refused(name))
  expect(run('a:1', 't:([]x:1 2)', typed, '(a;count t)')).toBe('1 2')
})

test.each([
  ['exit', 'reval(exit;0)'],
  ['a setting of the system', 'reval(system;"P 3")'],
  ['the timer', 'reval(system;"t 100")'],
  ['a new file', 'reval({`:f 0:x;1};enlist("ab";"c"))'],
  ['the deletion of a file', 'reval(hdel;enlist`:g)'],
])('reval refuses %s', (_, typed) => {
  expect(run('`:g set 1', typed)).toEqual(expect.stringContaining("'access"))
  expect(run('`:g set 1', `@[value;"${typed.replaceAll('"', '\\"')}";::]`, '(get`:g;system"P")')).toBe('1\n7i')
})

test('reval may list variables and measure time', () => {
  expect(run('a:1', 'reval(system;"v .")')).toBe(',`a')
  expect(run('reval(type;(system;"t 1+1"))')).toBe('-7h')
})

test('reval gives the value, and changes are allowed again afterwards', () => {
  expect(run('a:1', 'reval(+;`a;2)')).toBe('3')
  expect(run('a:1', '@[reval;parse"a:7";::]', 'a:2', 'a')).toBe('2')
})

test('value of a function lists its parts, the source last', () => {
  expect(run('k:3', 'value {[a]b:a*2;b+k*2}')).toBe('`byte$()\n,`a\n,`b\n``k\n2\n-1\n()\n""\n-1\n"{[a]b:a*2;b+k*2}"')
})

test('value of a function lists its name and namespace', () => {
  expect(run('half:{x%2}', 'value[half]6')).toBe('"..half"')
  expect(run('\\d .geo', 'area:{x*unit}', '\\d .', '(value .geo.area)3 5')).toBe('`geo`unit\n".geo.area"')
})

test('value of a function lists its constants without those of inner functions', () => {
  expect(run('4_-5_value {x+{y*7}[x;`a`b]+0x01}')).toBe('`a`b\n0x01')
})

test('get is value, and value of a verb or iterator is its number', () => {
  expect(run('(get~value;value get;value(/))')).toBe('1b\n19\n1')
})

test('value of a text that ends in an assignment is the generic null', () => {
  expect(run('value"b:2"')).toBe('')
  expect(run('value"b:2"', 'b')).toBe('2')
  expect(run('(value"b[0]:7";value"b,:5";value"b:2 3";value"b:8;b")')).toBe('::\n::\n::\n8')
  expect(run('eval parse"b:2"')).toBe('2')
})
