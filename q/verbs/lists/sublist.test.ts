import { expect, test } from 'vitest'
import { compact } from '../../tests/compact.ts'

test('a number takes items from the front or the end and never more than there are', () => {
  expect(compact('2 sublist 5 6 7')).toBe('5 6')
  expect(compact('-2 sublist 5 6 7')).toBe('6 7')
  expect(compact('9 sublist "ab"')).toBe('"ab"')
  expect(compact('-9 sublist `a`b!1 2')).toBe('`a`b!1 2')
})

test('two numbers are a place and how many to take from it', () => {
  expect(compact('1 2 sublist 5 6 7 8')).toBe('6 7')
  expect(compact('2 5 sublist ([]a:til 4)')).toBe('+(,`a)!,2 3')
})

test('a count below 0 after a place gives nothing', () => {
  expect(compact('2 -3 sublist til 10')).toBe('`long$()')
})
