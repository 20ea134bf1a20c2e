import { expect, test } from 'vitest'
import { compact } from '../../tests/compact.ts'
import { run } from '../../tests/console.ts'

test('indices cut a list, and items before the first index are dropped', () => {
  expect(compact('1 3_"abcde"')).toBe('("bc";"de")')
  expect(compact('0 2 2_til 3')).toBe('(0 1;`long$();,2)')
  expect(compact('0 1_([]a:1 2 3)')).toBe('(+(,`a)!,,1;+(,`a)!,2 3)')
})

test('indices that decrease or are out of range are refused', () => {
  expect(compact('3 1_til 5')).toContain("'domain")
  expect(compact('1 9_til 5')).toContain("'domain")
})

test('cut makes lists of one width, the last of which may be shorter', () => {
  expect(compact('2 cut `a`b`c')).toBe('(`a`b;,`c)')
  expect(compact('1 2 cut til 4')).toBe('(,1;2 3)')
  expect(compact('0 cut til 6')).toContain("'domain")
})

test('a sublist takes items from the front or the end, never more than the list has', () => {
  expect(compact('2 sublist 5 6 7')).toBe('5 6')
  expect(compact('-2 sublist 5 6 7')).toBe('6 7')
  expect(compact('9 sublist "ab"')).toBe('"ab"')
  expect(compact('-9 sublist `a`b!1 2')).toBe('`a`b!1 2')
})

test('two numbers are a start and a count', () => {
  expect(compact('1 2 sublist 5 6 7 8')).toBe('6 7')
  expect(compact('2 5 sublist ([]a:til 4)')).toBe('+(,`a)!,2 3')
})

test('a negative count after a start gives an empty list', () => {
  expect(compact('2 -3 sublist til 10')).toBe('`long$()')
})

test.each([
  ['0 2 4_til 6', '0 1\n2 3\n4 5'],
  ['1 4_til 6', '1 2 3\n4 5'],
  ['2 2 6_til 6', '`long$()\n2 3 4 5\n`long$()'],
  ['enlist[3]_til 6', '3 4 5'],
  ['2 cut til 6', '0 1\n2 3\n4 5'],
  ['4 cut til 6', '0 1 2 3\n4 5'],
  ['5 cut til 6', '0 1 2 3 4\n,5'],
  ['6 cut til 6', '0 1 2 3 4 5'],
  ['1 cut til 2', '0\n1'],
  ['1 3 cut "abcd"', '"bc"\n,"d"'],
  ['0 sublist til 4', '`long$()'],
  ['3 sublist til 4', '0 1 2'],
  ['5 sublist til 4', '0 1 2 3'],
  ['-1 sublist til 4', ',3'],
  ['-5 sublist til 4', '0 1 2 3'],
  ['1 2 sublist til 4', '1 2'],
  ['2 9 sublist til 4', '2 3'],
  ['4 1 sublist til 4', '`long$()'],
  ['3 1 sublist til 4', ',3'],
])('%s cuts', (input, output) => expect(run(input)).toBe(output))
