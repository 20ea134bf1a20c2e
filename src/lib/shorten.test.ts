import { expect, test } from 'vitest'
import { shorten } from './shorten.ts'

test('text of up to 200 characters stays as it is', () => {
  expect(shorten('x'.repeat(200))).toBe('x'.repeat(200))
})

test('longer text is cut to 200 characters with an ellipsis', () => {
  expect(shorten('x'.repeat(201))).toBe(`${'x'.repeat(199)}…`)
})
