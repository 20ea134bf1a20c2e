import { inspect } from 'node:util'

/** Turns whatever an author's module throws into an error: `throw 'no data'` gives one with the message `no data`. */
export function toError(thrown: unknown): Error {
  if (thrown instanceof Error) return thrown
  const error = new Error(typeof thrown === 'string' ? thrown : inspect(thrown))
  // The stack would lead to this file instead of the author's.
  delete error.stack
  return error
}
