import { expect, test } from 'vitest'
import { run } from '../../tests/console.ts'

test('a window holds the item and those before it', () => {
  expect(run('2 msum 4 1 6 2')).toBe('4 5 7 8')
  expect(run('2 mavg 4 1 6 2')).toBe('4 2.5 3.5 4')
  expect(run('2 mdev 4 1 6 2')).toBe('0 1.5 2.5 2')
  expect(run('2 mmax 4 1 6 2')).toBe('4 4 6 6')
  expect(run('2 mmin 4 1 6 2')).toBe('4 1 1 2')
})

test('nulls add nothing to a sum and are left out of a mean', () => {
  expect(run('2 msum 4 0N 6')).toBe('4 4 6')
  expect(run('2 mavg 0N 4 0N 6')).toBe('0n 4 4 6')
  expect(run('2 mcount 0N 4 0N 6')).toBe('0 1 1 1')
})

test('a null is the least, and infinite until a window is whole', () => {
  expect(run('2 mmax 0N 4 0N 0N')).toBe('-0W 4 4 0N')
  expect(run('2 mmin 3 0N 4 5')).toBe('3 0N 0N 4')
})

test('sums and extremes keep the type, means are floats', () => {
  expect(run('2 msum 4 1i')).toBe('4 5i')
  expect(run('3 mmax"fig"')).toBe('"fii"')
  expect(run('2 mavg 4 2h')).toBe('4 3f')
})

test('sums that should be 0 again are', () => {
  expect(run('2 msum 0.1 0.2 0 0')).toBe('0.1 0.3 0.2 0')
})

test('columns and the columns of rows have their own windows', () => {
  expect(run('2 msum([]p:4 1 6)')).toBe('p\n-\n4\n5\n7')
  expect(run('2 mmax(1 9;5 2;0 0)')).toBe('1 9\n5 9\n5 2')
})

test('a window may be wider than the list', () => {
  expect(run('9 msum 4 1')).toBe('4 5')
  expect(run('0W mmax 4 1')).toBe('4 4')
})

test('exponential averages weigh each item with the first argument', () => {
  expect(run('0.5 ema 4 8 0')).toBe('4 6 3f')
  expect(run('0.5 1 0 ema 4 8 0')).toBe('4 8 8f')
})
