import { expect, test } from 'vitest'
import { run } from '../../tests/console.ts'

test('sum, product, greatest and least of a list', () => {
  expect(run('sum 4 8 1')).toBe('13')
  expect(run('prd 4 8 1')).toBe('32')
  expect(run('max 4 8 1')).toBe('8')
  expect(run('min 4 8 1')).toBe('1')
})

test('nulls count for nothing', () => {
  expect(run('sum 4 0N 1')).toBe('5')
  expect(run('prd 4 0N 2i')).toBe('8i')
  expect(run('min 0N 4 1')).toBe('1')
  expect(run('max 0n 0n')).toBe('-0w')
})

test('narrow types are summed as ints, others keep theirs', () => {
  expect(run('sum 1101b')).toBe('3i')
  expect(run('sum 4 5h')).toBe('9i')
  expect(run('sum 1.5 2e')).toBe('3.5e')
  expect(run('sum 00:20 00:50')).toBe('01:10')
  expect(run('max 0x0720')).toBe('0x20')
})

test('sums beyond 2 to the 53 are exact', () => {
  expect(run('sum 9007199254740991 9007199254740991 1')).toBe('18014398509481983')
  expect(run('prd 94906267 94906267 3')).toBe('27021598547625867')
  expect(run('sum 2024.01.01D 0Np')).toBe('2024.01.01D00:00:00.000000000')
})

test('an atom is its own sum', () => {
  expect(run('sum 6h')).toBe('6h')
  expect(run('max 2.5')).toBe('2.5')
})

test('empty lists give what changes nothing', () => {
  expect(run('sum()')).toBe('0')
  expect(run('prd 0#0.')).toBe('1f')
  expect(run('max 0#0')).toBe('-0W')
  expect(run('min 0#0i')).toBe('0Wi')
  expect(run('(min;max)@\\:0#0b')).toBe('10b')
})

test('rows of a matrix are combined by columns, and nulls stay', () => {
  expect(run('sum(1 2;30 40)')).toBe('31 42')
  expect(run('max(1 50;30 40)')).toBe('30 50')
  expect(run('sum(1 0N;30 40)')).toBe('31 0N')
})

test('atoms of several types are combined in their widest', () => {
  expect(run('sum(1;2.5;0N)')).toBe('3.5')
  expect(run('max(1b;7h;3)')).toBe('7')
})

test('of a dictionary the values, of a table the columns are taken', () => {
  expect(run('sum`a`b!4 5')).toBe('9')
  expect(run('max([]p:4 9 2;q:1 0 1)')).toBe('p| 9\nq| 1')
  expect(run('sum([k:`x`y]p:4 9)')).toBe('p| 13')
})

test('chars have a greatest but no total, symbols neither', () => {
  expect(run('max"lemon"')).toBe('"o"')
  expect(run('sum"lemon"')).toContain("'type")
  expect(run('prds"lemon"')).toContain("'type")
  expect(run('max`a`b')).toContain("'type")
})
