import { expect, test } from 'vitest'
import { run } from '../../tests/console.ts'

test('roots, powers of e and logarithms', () => {
  expect(run('sqrt 16 2')).toBe('4 1.414214')
  expect(run('exp 0 2')).toBe('1 7.389056')
  expect(run('log 1 10')).toBe('0 2.302585')
})

test('what has no result is null', () => {
  expect(run('sqrt -1 0N')).toBe('0n 0n')
  expect(run('log -1 0')).toBe('0n -0w')
  expect(run('asin 2')).toBe('0n')
  expect(run('sin 0w')).toBe('0n')
})

test('functions of angles and their inverses', () => {
  expect(run('(sin;cos;tan)@\\:1')).toBe('0.841471 0.5403023 1.557408')
  expect(run('(asin;acos;atan)@\\:0.5')).toBe('0.5235988 1.047198 0.4636476')
})

test('the result is a float even for a real, a datetime for a datetime', () => {
  expect(run('type each(sqrt 4e;exp 1b;log"a";sin 2024.01.01)')).toBe('-9 -9 -9 -9h')
  expect(run('type sqrt 2024.01.01T')).toBe('-15h')
})

test('the reciprocal divides 1', () => {
  expect(run('reciprocal 4 0')).toBe('0.25 0w')
})

test('powers are computed by logarithms', () => {
  expect(run('3 xexp 2 0.5')).toBe('9 1.732051')
  expect(run('-3 xexp 2')).toBe('0n')
  expect(run('0 xexp 0 1')).toBe('1 0f')
  expect(run('2024.01.01 xexp 2')).toContain("'type")
})

test('logarithms to any base', () => {
  expect(run('3 xlog 81')).toBe('4f')
  expect(run('2 10 xlog 8 1000')).toBe('3 3f')
})

test('symbols are no numbers', () => {
  expect(run('sqrt`a')).toContain("'type")
})
