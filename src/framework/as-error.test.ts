import { expect, test } from 'vitest'
import { asError } from './as-error.ts'

test('whatever is thrown says what it is; errors stay themselves', () => {
  const error = new TypeError('own')
  expect(asError(error)).toBe(error)
  for (const [thrown, message] of [
    ['no data', 'no data'],
    [undefined, 'undefined'],
    [null, 'null'],
    [{ code: 5 }, '{ code: 5 }'],
    [Object.create(null), '[Object: null prototype] {}'],
  ] as const) {
    expect(asError(thrown).message).toBe(message)
    expect(asError(thrown).stack).toBeUndefined()
  }
})
