import { expect, test } from 'vitest'
import { run } from '../../tests/console.ts'

test('two float vectors have a dot product', () => {
  expect(run('1 2 3f mmu 4 5 6f')).toBe('32f')
  expect(run('1 2f$3 4f')).toBe('11f')
})

test('matrices are multiplied with vectors on either side', () => {
  expect(run('(1 2f;3 4f)mmu 10 1f')).toBe('12 34f')
  expect(run('10 1f mmu(1 2f;3 4f)')).toBe('13 24f')
})

test('matrices are multiplied row by column', () => {
  expect(run('(1 2f;3 4f)mmu(0 1f;1 0f)')).toBe('2 1\n4 3')
  expect(run('(1 2f;3 4f)mmu(1 2f;1 2f;1 2f)')).toContain("'length")
})

test('only floats are multiplied so', () => {
  expect(run('1 2 mmu 3 4')).toContain("'type")
})

test('a matrix times its inverse is 1', () => {
  expect(run('m:(4 7 1f;2 6 0f;0 1 5f)', '1=m mmu inv m')).toBe('100b\n010b\n001b')
  expect(run('inv(0 2f;4 0f)')).toBe('0   0.25\n0.5 0   ')
  expect(run('inv(1 2f;2 4f;1 1f)')).toContain("'length")
})

test('least squares divide a matrix by another', () => {
  expect(run('x:(1 2 3f;0 1 1f)', '((5 7f;1 0f)mmu x)lsq x')).toBe('5 7\n1 0')
  expect(run('(enlist 1 3 5 7f)lsq(1 1 1 1f;0 1 2 3f)')).toBe('1 2')
})
