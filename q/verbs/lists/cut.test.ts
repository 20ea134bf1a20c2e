import { expect, test } from 'vitest'
import { compact } from '../../tests/compact.ts'

test('places cut a list, and what stands before the first is left out', () => {
  expect(compact('1 3_"abcde"')).toBe('("bc";"de")')
  expect(compact('0 2 2_til 3')).toBe('(0 1;`long$();,2)')
  expect(compact('0 1_([]a:1 2 3)')).toBe('(+(,`a)!,,1;+(,`a)!,2 3)')
})

test('places that fall or lie outside are refused', () => {
  expect(compact('3 1_til 5')).toContain("'domain")
  expect(compact('1 9_til 5')).toContain("'domain")
})

test('cut makes lists of one width and keeps the rest', () => {
  expect(compact('2 cut `a`b`c')).toBe('(`a`b;,`c)')
  expect(compact('1 2 cut til 4')).toBe('(,1;2 3)')
})
