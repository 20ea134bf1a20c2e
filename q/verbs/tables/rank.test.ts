import { expect, test } from 'vitest'
import { compact } from '../../tests/compact.ts'

test('rank gives each item its place in the sorted list', () => {
  expect(compact('rank 30 10 20')).toBe('2 0 1')
  expect(compact('rank 5 5 1')).toBe('1 2 0')
})

test('xrank spreads items over buckets of nearly equal count', () => {
  expect(compact('2 xrank 40 10 30 20')).toBe('1 0 1 0')
  expect(compact('3 xrank til 5')).toBe('0 0 1 1 2')
})
