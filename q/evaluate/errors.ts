import type { Session } from '../context/session.ts'
import { chars } from '../values/construct.ts'
import { QError } from '../values/errors.ts'
import { isFunction } from '../values/types.ts'
import type { Value } from '../values/value.ts'
import { call } from './apply.ts'

/** The code that an error is shown in. */
export interface ErrorSite {
  /** The text of the input or of a function; undefined for a parse tree, whose errors are shown in the code that evaluates it. */
  readonly source: string | undefined
  /** Its name in errors, such as `f` or `f@`; empty at top level. */
  readonly functionName: string
  /** In a query all errors are shown at its first word, which has this offset. */
  readonly queryOffset: number | undefined
}

/** The q error for whatever was thrown, with the offset of the node that failed unless an inner node was noted before. */
export function locateError(thrown: unknown, site: ErrorSite, offset: number): unknown {
  if (!isProblem(thrown)) return thrown
  const error = toQError(thrown)
  if (error.isLocated || site.source === undefined) return error
  error.isLocated = true
  error.frames.push({ source: site.source, offset: site.queryOffset ?? offset, name: site.functionName })
  return error
}

/** Called when an error leaves a function: its caller then adds the offset of the call. */
export function leaveFunction(thrown: unknown): unknown {
  if (!isProblem(thrown)) return thrown
  const error = toQError(thrown)
  error.isLocated = false
  return error
}

/** An exception of JavaScript as the q error that it corresponds to. An unforeseen one is a bug of the interpreter. */
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

/** Arrays and texts that are too long. Other RangeErrors, such as that of `BigInt(1.5)`, are bugs. */
const isOutOfMemory = (thrown: unknown) =>
  thrown instanceof RangeError && /memory|alloc|length|size/i.test(thrown.message)

/** Control flow, such as a return from inside an expression or the end of the session, is no error. */
const isProblem = (thrown: unknown) => thrown instanceof Error

/** Runs `action`. After an error, calls the handler with the error's text; a handler that is no function is the result. */
export function trap(session: Session, action: () => Value, handler: Value): Value {
  try {
    return action()
  } catch (thrown) {
    if (!(thrown instanceof Error) || isUntrappable(thrown)) throw thrown
    return isFunction(handler) ? call(session, handler, chars(toQError(thrown).message)) : handler
  }
}

/** A timeout cannot be trapped: a loop around the trap would never end. */
export const isUntrappable = (error: Error) => error instanceof QError && error.isFinal
