import { expect, test } from 'vitest'
import { run } from '../../tests/console.ts'

test('the mean is a float and passes over nulls', () => {
  expect(run('avg 4 8')).toBe('6f')
  expect(run('avg 4 0N 9')).toBe('6.5')
  expect(run('avg 5h')).toBe('5f')
  expect(run('avg 0#0')).toBe('0n')
})

test('rows are averaged by columns, where a null stays', () => {
  expect(run('avg(1 2;3 0N)')).toBe('2 0n')
})

test('means of the columns of a table', () => {
  expect(run('avg([]p:4 9;q:1 0)')).toBe('p| 6.5\nq| 0.5')
})

test('a weighted sum of two lists is a float', () => {
  expect(run('1 2 wsum 10 20')).toBe('50f')
  expect(run('3 wsum 10 20')).toBe('90')
  expect(run('(1 2;3 4)wsum(10 20;30 40)')).toBe('100 200f')
})

test('a weighted mean leaves out pairs with a null', () => {
  expect(run('1 3 wavg 10 20')).toBe('17.5')
  expect(run('1 0N 3 wavg 10 99 20')).toBe('17.5')
  expect(run('1 5 3 wavg 10 0N 20')).toBe('17.5')
  expect(run('0 0 wavg 3 4')).toBe('0n')
})

test('weighted means of matrices go by columns', () => {
  expect(run('(1 1;3 1)wavg(10 20;20 40)')).toBe('17.5 30')
})

test('weights and numbers must be as many', () => {
  expect(run('1 2 wavg 1 2 3')).toContain("'length")
})

test('among atoms of several types a null counts as 0', () => {
  expect(run('avg(1;2h;0N)')).toBe('1f')
})

test('an infinite long counts as 2 to the 63', () => {
  expect(run('avg 0W 0N 0')).toBe(run('avg 9223372036854775806 0N 0'))
  expect(run('avg 0W -0W')).toBe('0f')
})

test.each(['avg', '1 2 wavg', '1 2 cor', '1 2 cov', '1 2 wsum', 'dev', 'var'])('%s of symbols signals type', verb => {
  expect(run(`${verb}\`fig\`plum`)).toContain("'type")
})
