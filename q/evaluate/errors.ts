import type { Scope } from '../compile/scope.ts'
import type { Session } from '../context/session.ts'
import { chars } from '../values/construct.ts'
import { QError } from '../values/errors.ts'
import { isFunction } from '../values/types.ts'
import type { Value } from '../values/value.ts'
import { call } from './apply.ts'

/** Errors that already have the frame of the function they are passing through. */
const located = new WeakSet<QError>()

/** The q error for whatever was thrown, with the index of the node that failed, unless an inner node was noted already. */
export function locateError(thrown: unknown, scope: Scope, offset: number): unknown {
  if (!isProblem(thrown)) return thrown
  const error = toQError(thrown)
  if (located.has(error)) return error
  located.add(error)
  error.frames.push({ source: scope.source, offset, name: scope.functionName })
  return error
}

/** Called when an error leaves a function, so that its caller adds its own index. */
export function leaveFunction(thrown: unknown): unknown {
  if (!isProblem(thrown)) return thrown
  const error = toQError(thrown)
  located.delete(error)
  return error
}

/** A failure of the JavaScript engine as the q error that it corresponds to; what is unforeseen is `nyi`. */
export function toQError(thrown: unknown): QError {
  if (thrown instanceof QError) return thrown
  const error = new QError(codeOf(thrown))
  error.cause = thrown
  return error
}

function codeOf(thrown: unknown): string {
  if (isStackOverflow(thrown)) return 'stack'
  return isOutOfMemory(thrown) ? 'wsfull' : 'nyi'
}

/**
 * Chrome and Safari throw a RangeError, Firefox an InternalError; a regular expression that finds no room is a
 * SyntaxError. There is no room left for one here either, so the message is searched for words.
 */
const isStackOverflow = (thrown: unknown) =>
  thrown instanceof Error &&
  (thrown.message.includes('call stack size') || thrown.message.includes('too much recursion'))

/** Arrays and texts that are too long; other RangeErrors, as of `BigInt(1.5)`, are bugs. */
const isOutOfMemory = (thrown: unknown) =>
  thrown instanceof RangeError && /memory|alloc|length|size/i.test(thrown.message)

/** Whether the error is a bug of the interpreter: neither one that q has nor an end of its memory. */
export const isUnforeseen = ({ message, cause }: QError) => message === 'nyi' && cause !== undefined

/** Control flow, such as a return from inside an expression or the end of the session, is no error. */
const isProblem = (thrown: unknown) => thrown instanceof Error

/** Runs `action`; after an error the handler gets its text, or stands for the result if it is no function. */
export function trap(session: Session, action: () => Value, handler: Value): Value {
  try {
    return action()
  } catch (thrown) {
    if (!(thrown instanceof Error) || isUntrappable(thrown)) throw thrown
    return isFunction(handler) ? call(session, handler, chars(toQError(thrown).message)) : handler
  }
}

/** The end of the time allowed cannot be caught, or a loop around a trap would run for ever. */
export const isUntrappable = (error: Error) => error instanceof QError && error.isFinal
