import { expect, test } from 'vitest'
import { compact } from '../../tests/compact.ts'

test('til counts from 0 and wants a whole number that is not negative', () => {
  expect(compact('til 4')).toBe('0 1 2 3')
  expect(compact('til 0')).toBe('`long$()')
  expect(compact('til 2.5')).toContain("'type")
  expect(compact('til -3')).toContain("'domain")
})

test('enlist makes a list of all its arguments', () => {
  expect(compact('enlist 7')).toBe(',7')
  expect(compact('enlist[1;`a;"x"]')).toBe('(1;`a;"x")')
  expect(compact('enlist `a`b!1 2')).toBe('+`a`b!(,1;,2)')
})

test('count is 1 for an atom, else the number of items, keys or rows', () => {
  expect(compact('count each (5;`a`b;"";`x`y!1 2;([]a:1 2 3))')).toBe('1 2 0 2 3')
})

test('first and last of an empty vector are null', () => {
  expect(compact('(first;last)@\\:4 5 6')).toBe('4 6')
  expect(compact('first 0#0.5')).toBe('0n')
  expect(compact('last `a`b!7 8')).toBe('8')
  expect(compact('first ([]a:1 2;b:`x`y)')).toBe('`a`b!(1;`x)')
})

test('type is negative for atoms', () => {
  expect(compact('type each (1;1 2;"ab";(1;`a);([]a:1 2))')).toBe('-7 7 10 0 98h')
})
