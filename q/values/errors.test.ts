import { expect, test } from 'vitest'
import { QError } from './errors.ts'

test('when the stack overflows while an error is made, errors of other code still have their stacks', () => {
  // Looked up once, since the lookup of an import needs more of the stack than making the error.
  const Imported = QError
  const limit = Error.stackTraceLimit
  let lostAt = -1
  let frames = 0
  function overflow(depth: number): number {
    try {
      new Imported('type')
    } catch (error) {
      if (Error.stackTraceLimit !== limit) lostAt = frames
      Error.stackTraceLimit = limit
      throw error
    }
    return overflow(depth + 1) + depth
  }
  // Where exactly the stack ends depends on how far it is filled already.
  const overflowBelow = (filled: number): number => (filled > 0 ? overflowBelow(filled - 1) + 1 : overflow(0))
  for (; frames < 100; frames++) {
    try {
      overflowBelow(frames)
    } catch (error) {
      if (!(error instanceof RangeError)) throw error
    }
  }
  expect(lostAt).toBe(-1)
})
