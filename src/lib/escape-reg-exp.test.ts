import { expect, test } from 'vitest'
import { escapeRegExp } from './escape-reg-exp.ts'

test.each(['', 'g', 'u'])('with the flags %j escaped text matches itself and nothing else', flags => {
  const text = '\\^$.*+?()[]{}|a-b/'
  const pattern = new RegExp(`^${escapeRegExp(text)}$`, flags)
  expect(pattern.test(text)).toBe(true)
  expect(new RegExp(`^${escapeRegExp('a.b')}$`, flags).test('axb')).toBe(false)
})
