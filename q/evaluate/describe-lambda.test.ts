import { expect, test } from 'vitest'
import { run } from '../tests/console.ts'

test('value of a function lists its parts, the source last', () => {
  expect(run('k:3', 'value {[a]b:a*2;b+k*2}')).toBe('`byte$()\n,`a\n,`b\n``k\n2\n-1\n()\n""\n-1\n"{[a]b:a*2;b+k*2}"')
})

test('it knows the variable that the function was assigned to and its namespace', () => {
  expect(run('half:{x%2}', 'value[half]6')).toBe('"..half"')
  expect(run('\\d .geo', 'area:{x*unit}', '\\d .', '(value .geo.area)3 5')).toBe('`geo`unit\n".geo.area"')
})

test('constants of an inner function are not its own', () => {
  expect(run('4_-5_value {x+{y*7}[x;`a`b]+0x01}')).toBe('`a`b\n0x01')
})
