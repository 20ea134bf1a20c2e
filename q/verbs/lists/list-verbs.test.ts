import { expect, test } from 'vitest'
import { compact } from '../../tests/compact.ts'
import { run } from '../../tests/console.ts'

test('til counts from 0 and requires a whole number that is not negative', () => {
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

test('where gives the indices of the ones', () => {
  expect(compact('where 0110b')).toBe('1 2')
  expect(compact('where 00b')).toBe('`long$()')
})

test('where repeats an index as often as its number says', () => {
  expect(compact('where 2 0 3')).toBe('0 0 2 2 2')
  expect(compact('where 1.5 2')).toContain("'type")
})

test('where gives keys of a dictionary', () => {
  expect(compact('where `a`b`c!101b')).toBe('`a`c')
  expect(compact('where `a`b!0 2')).toBe('`b`b')
})

test.each([
  ['where 1011b', '0 2 3'],
  ['where 0b', '`long$()'],
  ['where 2 0 1 3', '0 0 2 3 3 3'],
  ['where `a`b`c!0 2 1', '`b`b`c'],
  ['where 000b', '`long$()'],
  ['count 1 2 3', '3'],
  ['count 5', '1'],
  ['count ()', '0'],
  ['first 4 5 6', '4'],
  ['last 4 5 6', '6'],
  ['first 0#0', '0N'],
  ['last 0#`', '`'],
  ['first `a`b!1 2', '1'],
  ['last `a`b!1 2', '2'],
  ['til 0', '`long$()'],
  ['til 4', '0 1 2 3'],
])('%s gives items or indices', (input, output) => expect(run(input)).toBe(output))
