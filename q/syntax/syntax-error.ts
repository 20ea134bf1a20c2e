import { QError } from '../values/q-error.ts'

/** The error of a text that cannot be parsed, shown at `offset` of the source. */
export function syntaxError(code: string, source: string, offset: number): QError {
  const error = new QError(code)
  error.frames.push({ source, offset, name: '' })
  return error
}
