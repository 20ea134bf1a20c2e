import { expect, test } from 'vitest'
import { compact } from '../../tests/compact.ts'

test('reverse turns lists, dictionaries and rows of tables around', () => {
  expect(compact('reverse "abc"')).toBe('"cba"')
  expect(compact('reverse `a`b!1 2')).toBe('`b`a!2 1')
  expect(compact('reverse ([]a:1 2)')).toBe('+(,`a)!,2 1')
  expect(compact('reverse 5')).toBe('5')
})

test('rotate moves items from one end to the other', () => {
  expect(compact('1 rotate `a`b`c')).toBe('`b`c`a')
  expect(compact('-1 rotate `a`b`c')).toBe('`c`a`b')
  expect(compact('7 rotate til 3')).toBe('1 2 0')
  expect(compact('1 rotate 0#0')).toBe('`long$()')
  expect(compact('1 rotate 5')).toContain("'type")
})

test('lists of every sort are reversed', () => {
  expect(compact('reverse 9007199254740993 1')).toBe('1 9007199254740993')
  expect(compact('(g 2 1 0)~reverse g:3?0Ng')).toBe('1b')
  expect(compact('x:3 1 2;y:reverse x;x')).toBe('3 1 2')
})
