import { expect, test } from 'vitest'
import { isMap } from './is-map.ts'

test.each([
  [{}, true],
  [{ a: 1 }, true],
  [null, false],
  [undefined, false],
  [[1], false],
  ['a', false],
])('whether %j is a map: %s', (value, expected) => {
  expect(isMap(value)).toBe(expected)
})
