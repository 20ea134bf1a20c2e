import { expect, test } from 'vitest'
import { run } from '../../tests/console.ts'

test('variance and deviation', () => {
  expect(run('var 2 4 4 4 5 5 7 9')).toBe('4f')
  expect(run('dev 2 4 4 4 5 5 7 9')).toBe('2f')
  expect(run('var 2 4 0N 6')).toBe('2.666667')
})

test('those of a sample divide by one less', () => {
  expect(run('svar 2 4 6')).toBe('4f')
  expect(run('sdev 2 4 0N 6')).toBe('2f')
  expect(run('svar 5')).toBe('0n')
})

test('equal items have no variance', () => {
  expect(run('var 3#0.1')).toBe('0f')
})

test('rows are taken by columns, tables by column', () => {
  expect(run('var(1 2;3 6)')).toBe('1 4f')
  expect(run('var(1 0N;3 6)')).toBe('1 0n')
  expect(run('dev([]p:1 3;q:2 6)')).toBe('p| 1\nq| 2')
})

test('covariance leaves out pairs with a null', () => {
  expect(run('1 2 3 cov 2 4 6')).toBe('1.333333')
  expect(run('1 2 9 3 cov 2 4 0N 6')).toBe('1.333333')
  expect(run('1 2 3 scov 2 4 6')).toBe('2f')
})

test('correlation is 1 for lists that rise together, -1 for opposite ones', () => {
  expect(run('1 2 4 cor 3 5 9')).toBe('1f')
  expect(run('1 2 4 cor -3 -5 -9')).toBe('-1f')
  expect(run('1 2 4 cor 5 5 5')).toBe('0n')
})

test('lists of different counts have no covariance', () => {
  expect(run('1 2 cov 1 2 3')).toContain("'length")
})
