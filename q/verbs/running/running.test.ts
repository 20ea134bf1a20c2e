import { expect, test } from 'vitest'
import { run } from '../../tests/console.ts'

test('sums and products so far pass over nulls', () => {
  expect(run('sums 4 0N 1 5')).toBe('4 4 5 10')
  expect(run('sums 0N 3')).toBe('0 3')
  expect(run('prds 4 0N 2 5')).toBe('4 4 8 40')
})

test('extremes so far start at infinity', () => {
  expect(run('maxs 0N 3 1 7')).toBe('-0W 3 3 7')
  expect(run('mins 0N 3 1 7')).toBe('0W 3 1 1')
  expect(run('mins 0100b')).toBe('0000b')
})

test('means so far leave out nulls', () => {
  expect(run('avgs 4 0N 8 0')).toBe('4 4 6 4f')
  expect(run('avgs 0n 4')).toBe('0n 4')
})

test('types are those of sums and extremes', () => {
  expect(run('sums 101b')).toBe('1 1 2i')
  expect(run('maxs"kiwi"')).toBe('"kkww"')
  expect(run('sums 00:30 00:45')).toBe('00:30 01:15')
})

test('sums beyond 2 to the 53 are exact', () => {
  expect(run('sums 9007199254740991 2 1')).toBe('9007199254740991 9007199254740993 9007199254740994')
})

test('products of floats keep the sign of 0, as longs do not', () => {
  expect(run('prds 0 -3f')).toBe('0 -0f')
  expect(run('prd 0 -3f')).toBe('-0f')
  expect(run('prds 0 -3')).toBe('0 0')
})

test('rows are added to rows, columns and values by themselves', () => {
  expect(run('sums(1 2;30 40)')).toBe('1  2 \n31 42')
  expect(run('sums([]p:4 9)')).toBe('p \n--\n4 \n13')
  expect(run('(sums`a`b!4 5)~`a`b!4 9')).toBe('1b')
})

test('an atom is its own sum, and the empty list stays empty', () => {
  expect(run('sums 4')).toBe('4')
  expect(run('prds()')).toBe('()')
})
