import { expect, test } from 'vitest'
import { run } from '../../tests/console.ts'

test('all wants every item not to be 0, any one of them', () => {
  expect(run('all 1 5 -2')).toBe('1b')
  expect(run('all 1 0 -2')).toBe('0b')
  expect(run('any 0 0 3')).toBe('1b')
  expect(run('any 0 0.0')).toBe('0b')
})

test('a null is not 0', () => {
  expect(run('all 0N 0n')).toBe('1b')
})

test('all of nothing is true, any of nothing false', () => {
  expect(run('all()')).toBe('1b')
  expect(run('any 0#0')).toBe('0b')
})

test('rows are taken together by columns', () => {
  expect(run('all(110b;011b)')).toBe('010b')
  expect(run('any(100b;1 0 0)')).toBe('100b')
})

test('tables give a flag for each column, dictionaries one', () => {
  expect(run('all([]p:1 1;q:1 0)')).toBe('p| 1\nq| 0')
  expect(run('any`a`b!0 1')).toBe('1b')
})

test('symbols are neither true nor false', () => {
  expect(run('all`a`b')).toContain("'type")
})
