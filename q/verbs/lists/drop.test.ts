import { expect, test } from 'vitest'
import { compact } from '../../tests/compact.ts'

test('a number drops items at the front or the end', () => {
  expect(compact('2_"hello"')).toBe('"llo"')
  expect(compact('-2_"hello"')).toBe('"hel"')
  expect(compact('9_1 2')).toBe('`long$()')
  expect(compact('1_([]a:1 2 3)')).toBe('+(,`a)!,2 3')
  expect(compact('1_`a`b!5 6')).toBe('(,`b)!,6')
})

test('a list without the item at a place', () => {
  expect(compact('`a`b`c _ 1')).toBe('`a`c')
  expect(compact('1 2 3 _ 8')).toBe('1 2 3')
  expect(compact('([]a:1 2 3)_0')).toBe('+(,`a)!,2 3')
})

test('keys drop entries on either side, a list of them only on the left', () => {
  expect(compact('`a`c _ `a`b`c!1 2 3')).toBe('(,`b)!,2')
  expect(compact('(7 8!`x`y)_7')).toBe('(,8)!,`y')
  expect(compact('(enlist 8)_7 8!`x`y')).toBe('(,7)!,`x')
  expect(compact('(`a`b!1 2)_`a`b')).toContain("'type")
})

test('names drop columns if they are a list', () => {
  expect(compact('`a`c _ ([]a:1 2;b:3 4;c:5 6)')).toBe('+(,`b)!,3 4')
  expect(compact('`a _ ([]a:1 2;b:3 4)')).toContain("'type")
  expect(compact('([]a:1 2;b:3 4)_`a')).toContain("'type")
})

test('rows of a keyed table are dropped by their keys', () => {
  expect(compact('([]k:`a`c)_([k:`a`b`c]v:1 2 3)')).toBe('(+(,`k)!,,`b)!+(,`v)!,,2')
})
