import { expect, test } from 'vitest'
import { compact } from '../../tests/compact.ts'

test('next and prev give the neighbours, null at the end', () => {
  expect(compact('next 5 6 7')).toBe('6 7 0N')
  expect(compact('prev `a`b`c')).toBe('``a`b')
  expect(compact('prev ("ab";1 2)')).toBe('("";"ab")')
  expect(compact('next ([]a:1 2)')).toBe('+(,`a)!,2 0N')
})

test('xprev looks further back, or ahead with a negative number', () => {
  expect(compact('2 xprev 1 2 3f')).toBe('0n 0n 1')
  expect(compact('-1 xprev "abc"')).toBe('"bc "')
  expect(compact('9 xprev 1 2')).toBe('0N 0N')
})
