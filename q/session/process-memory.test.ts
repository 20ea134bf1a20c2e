import { expect, test } from 'vitest'
import { library } from '../library.ts'
import { run } from '../tests/console.ts'
import { createSession } from './create-session.ts'

const pieces = (count: number) => String(count * 2 ** 26)
const difference = (before: string, ...inputs: string[]) => run(before, 'u:.Q.w[]`used', ...inputs, '(.Q.w[]`used)-u')

test('a vector takes a power of two that holds its items and 16 bytes', () => {
  expect(difference('', 'a:til 1000')).toBe('8192')
  expect(difference('', 'a:til 1022')).toBe('8192')
  expect(difference('', 'a:til 1023')).toBe('16384')
  expect(difference('', 'a:1000#`x')).toBe('8192')
})

test('a general list takes a block of pointers, and a block for each item', () => {
  expect(difference('', 'a:string 1000#1234')).toBe(String(8192 + 1000 * 32))
  expect(difference('', 'a:(1;`a;2.5)')).toBe(String(64 + 3 * 16))
})

test('a second name for a vector takes no memory', () => {
  expect(difference('a:til 1000', 'b:a')).toBe('0')
})

test('the heap grows by pieces of 64 MB or one larger block, and garbage collection shrinks it', () => {
  const grown = ['a:til 10000000']
  expect(run(...grown, '.Q.w[]`heap')).toBe(pieces(3))
  expect(run(...grown, 'delete a from `.', '.Q.w[]`heap`peak')).toBe(`${pieces(3)} ${pieces(3)}`)
  expect(run(...grown, 'delete a from `.', '.Q.gc[]')).toBe(pieces(2))
  expect(run(...grown, 'delete a from `.', '.Q.gc[];.Q.w[]`heap`peak')).toBe(`${pieces(1)} ${pieces(3)}`)
  expect(run(...grown, '.Q.gc[]')).toBe('0')
})

test('\\w shows the first six figures, and \\w 0 those of symbols', () => {
  expect(run('(value .Q.w[])~system["w"],system"w 0"')).toBe('1b')
})

test('the variables of the library take no memory', () => {
  expect(createSession({ library }).run('first system"w"').output).toBe('360000\n')
})
