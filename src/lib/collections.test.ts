import { expect, test } from 'vitest'
import { isRecord } from './collections.ts'

test.each([
  [{}, true],
  [{ a: 1 }, true],
  [null, false],
  [undefined, false],
  [[1], false],
  ['a', false],
])('whether %j is an object with keys: %s', (value, expected) => {
  expect(isRecord(value)).toBe(expected)
})
