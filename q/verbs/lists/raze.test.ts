import { expect, test } from 'vitest'
import { compact } from '../../tests/compact.ts'

test('raze joins the items of a list, one level less deep', () => {
  expect(compact('raze (1 2;3;4 5)')).toBe('1 2 3 4 5')
  expect(compact('raze ("ab";"";"c")')).toBe('"abc"')
  expect(compact('raze (1 2;(3 4;5))')).toBe('(1;2;3 4;5)')
})

test('raze makes a list of an atom, joins values of a dictionary and tables', () => {
  expect(compact('raze 9')).toBe(',9')
  expect(compact('raze `a`b!(1 2;3 4)')).toBe('1 2 3 4')
  expect(compact('raze (([]a:1 2);([]a:3 4);([]a:5 6))')).toBe('+(,`a)!,1 2 3 4 5 6')
  expect(compact('raze ()')).toBe('()')
})
