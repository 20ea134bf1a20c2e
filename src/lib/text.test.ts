import { expect, test } from 'vitest'
import { escapeRegExp, lineAt, shorten } from './text.ts'

test.each(['', 'g', 'u'])('with the flags %j escaped text matches itself and nothing else', flags => {
  const text = '\\^$.*+?()[]{}|a-b/'
  const pattern = new RegExp(`^${escapeRegExp(text)}$`, flags)
  expect(pattern.test(text)).toBe(true)
  expect(new RegExp(`^${escapeRegExp('a.b')}$`, flags).test('axb')).toBe(false)
})

test('text of up to 200 characters stays as it is', () => {
  expect(shorten('x'.repeat(200))).toBe('x'.repeat(200))
})

test('longer text is cut to 200 characters with an ellipsis', () => {
  expect(shorten('x'.repeat(201))).toBe(`${'x'.repeat(199)}…`)
})

test('a line break belongs to the line that it ends', () => {
  expect([0, 1, 2, 3, 4].map(offset => lineAt('a\n\nb', offset))).toEqual([1, 1, 2, 3, 3])
})
