import { parseLiteral } from '../numbers/parse-literal.ts'
import type { Value } from '../values/value.ts'
import { syntaxError } from './syntax-error.ts'

/** What `1 2 3`, found at `start` of the source, stands for; signals the number that is wrong if one is. */
export function readNumbers(source: string, start: number, text: string): Value {
  const value = parseLiteral(text.split(/\s+/))
  if (typeof value === 'string') throw syntaxError(value, source, source.indexOf(value, start))
  return value
}
