import { expect, test } from 'vitest'
import { run } from '../../tests/console.ts'

test('not flags what is 0, which nulls are not', () => {
  expect(run('not 4 0 0N')).toBe('010b')
  expect(run('not 2000.01.01 2000.01.02')).toBe('10b')
  expect(run('not 0Np')).toBe('0b')
  expect(run('not`a')).toContain("'type")
})

test('null flags the null of each type', () => {
  expect(run('null 0N 4')).toBe('10b')
  expect(run('null("a ";`b`;0Ni;0n 1;0Ng;0Np)')).toBe('01b\n01b\n1b\n10b\n1b\n1b')
  expect(run('null 0x00')).toBe('0b')
})

test('enumerated items are never null, the generic null is', () => {
  expect(run('u:`a`', 'null `u$`a`')).toBe('00b')
  expect(run('null(::)')).toBe('1b')
})

test('guids are not zero or otherwise', () => {
  expect(run('not 0Ng')).toContain("'type")
})
