import { QError } from '../values/q-error.ts'
import type { Scope } from './scope.ts'

/** Errors that already have the frame of the function they are passing through. */
const located = new WeakSet<QError>()

/** The q error for whatever was thrown, with the place of the node that failed, unless an inner node was noted already. */
export function locateError(thrown: unknown, scope: Scope, offset: number): unknown {
  if (!isProblem(thrown)) return thrown
  const error = toQError(thrown)
  if (located.has(error)) return error
  located.add(error)
  error.frames.push({ source: scope.source, offset, name: scope.functionName })
  return error
}

/** Called when an error leaves a function, so that its caller adds its own place. */
export function leaveFunction(thrown: unknown): unknown {
  if (!isProblem(thrown)) return thrown
  const error = toQError(thrown)
  located.delete(error)
  return error
}

/** A failure of the JavaScript engine as the q error that it corresponds to; what is unforeseen is `nyi`. */
export function toQError(thrown: unknown): QError {
  if (thrown instanceof QError) return thrown
  const code = thrown instanceof RangeError ? codeOfRangeError(thrown) : 'nyi'
  const error = new QError(code)
  error.cause = thrown
  return error
}

const codeOfRangeError = ({ message }: RangeError) => (/call stack/i.test(message) ? 'stack' : 'wsfull')

/** Control flow, such as a return from inside an expression or the end of the session, is no error. */
const isProblem = (thrown: unknown) => thrown instanceof Error
