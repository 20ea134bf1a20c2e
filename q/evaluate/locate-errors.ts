import type { Session } from '../context/session.ts'
import { chars } from '../values/construct.ts'
import { QError } from '../values/errors.ts'
import { held } from '../values/meter.ts'
import { isFunction } from '../values/types.ts'
import type { Value } from '../values/value.ts'
import { call } from './apply.ts'

/** Marks an error as leaving a function, so that the caller adds the offset of the call. */
export function leaveFunction(thrown: unknown): unknown {
  if (!isError(thrown)) return thrown
  const error = toQError(thrown)
  error.isLocated = false
  return error
}

/** Converts an exception of JavaScript to a q error. Any but those of a full stack or memory is a bug of the interpreter. */
export function toQError(thrown: unknown): QError {
  if (thrown instanceof QError) return thrown
  if (isStackOverflow(thrown)) return new QError('stack', 'limit')
  if (isOutOfMemory(thrown)) return new QError('wsfull', 'limit')
  const error = new QError('internal', 'bug')
  error.cause = thrown
  return error
}

/**
 * Chrome and Safari throw a RangeError, Firefox an InternalError; a regular expression that runs out of stack throws a
 * SyntaxError. With no stack left, calling anything may fail, so the message is searched with `includes`.
 */
const isStackOverflow = (thrown: unknown) =>
  thrown instanceof Error &&
  (thrown.message.includes('call stack size') || thrown.message.includes('too much recursion'))

/** Engines throw a RangeError for an array or string that is too long. Others, such as that of `BigInt(1.5)`, are bugs. */
const isOutOfMemory = (thrown: unknown) =>
  thrown instanceof RangeError && /memory|alloc|length|size/i.test(thrown.message)

/** `SessionEnd`, which `exit` throws, is no error. */
const isError = (thrown: unknown): thrown is Error => thrown instanceof Error

/** Runs `action`. On an error, calls the handler with its text, or returns a handler that is no function. */
export function trap(session: Session, action: () => Value, handler: Value): Value {
  const depth = held.length
  try {
    return action()
  } catch (thrown) {
    held.length = depth
    if (!isError(thrown) || isUntrappable(thrown)) throw thrown
    return isFunction(handler) ? call(session, handler, chars(toQError(thrown).message)) : handler
  }
}

/** Traps pass a timeout on; otherwise a loop around a trap would never end. */
export const isUntrappable = (error: Error) => error instanceof QError && error.isFinal
