import { inspect } from 'node:util'

/** What an author's module threw, which may be anything, as an error. */
export function asError(thrown: unknown): Error {
  if (thrown instanceof Error) return thrown
  const error = new Error(typeof thrown === 'string' ? thrown : inspect(thrown))
  // It would name this file.
  delete error.stack
  return error
}
