import { expect, test } from 'vitest'
import { toError } from './to-error.ts'

test('an error is returned as it is, any other value as an error with its text as the message', () => {
  const error = new TypeError('own')
  expect(toError(error)).toBe(error)
  for (const [thrown, message] of [
    ['no data', 'no data'],
    [undefined, 'undefined'],
    [null, 'null'],
    [{ code: 5 }, '{ code: 5 }'],
    [Object.create(null), '[Object: null prototype] {}'],
  ] as const) {
    expect(toError(thrown).message).toBe(message)
    expect(toError(thrown).stack).toBeUndefined()
  }
})
