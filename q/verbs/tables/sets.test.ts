import { expect, test } from 'vitest'
import { compact } from '../../tests/compact.ts'

test('except leaves out the items of the other list', () => {
  expect(compact('1 2 3 2 except 2')).toBe('1 3')
  expect(compact('`a`b`c except `c`a')).toBe(',`b')
  expect(compact('("ab";"cd") except enlist "ab"')).toBe(',"cd"')
  expect(compact('([]a:1 2 3) except ([]a:3 1)')).toBe('+(,`a)!,,2')
})

test('inter keeps the items of both lists, repeated as in the first', () => {
  expect(compact('1 2 1 3 inter 3 1')).toBe('1 1 3')
  expect(compact('(`a`b!5 6) inter `c`d!6 7')).toBe(',6')
  expect(compact('([]a:1 2) inter ([]a:2 9)')).toBe('+(,`a)!,,2')
})

test('union gives the distinct items of both', () => {
  expect(compact('3 1 union 1 2 2')).toBe('3 1 2')
  expect(compact('1 union 2')).toBe('1 2')
  expect(compact('([]a:1 2) union ([]a:2 3)')).toBe('+(,`a)!,1 2 3')
})

test('an enumeration is compared by its symbols', () => {
  expect(compact('d:`x`y', '(`d$`y`x`y) except `y')).toBe('`d$,`x')
})
