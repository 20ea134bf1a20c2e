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

test('a shift by the count or more leaves only nulls', () => {
  expect(compact('3 xprev 1 2 3')).toBe('0N 0N 0N')
  expect(compact('-4 xprev 1 2 3')).toBe('0N 0N 0N')
  expect(compact('0 xprev 1 2 3')).toBe('1 2 3')
  expect(compact('0N xprev 1 2 3')).toBe('0N 0N 0N')
})

test('longs of 64 bits, guids and texts are shifted too', () => {
  expect(compact('2 xprev 9007199254740993 1 2')).toBe('0N 0N 9007199254740993')
  expect(compact('next 2024.01.01D+0 1')).toBe('2024.01.01D00:00:00.000000001 0Np')
  expect(compact('(1_prev g)~-1_g:3?0Ng')).toBe('1b')
  expect(compact('prev"xyz"')).toBe('" xy"')
})
