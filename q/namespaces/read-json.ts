import { boolean, chars, emptyList, float, symbols } from '../values/construct.ts'
import { collapse } from '../values/items.ts'
import { signal } from '../values/q-error.ts'
import { Dictionary, type Value } from '../values/value.ts'

/**
 * The value of a JSON text: numbers are floats, `null` is `0n`, strings are strings, objects dictionaries of symbols, an
 * array of like objects a table.
 */
export function readJson(text: string): Value {
  try {
    return toValue(JSON.parse(text.replace(stringPattern, prepareString)))
  } catch (error) {
    if (error instanceof SyntaxError) return signal('type')
    throw error
  }
}

/** A string, with the colon that makes it the name of a member. */
const stringPattern = /"(?:[^"\\]|\\[\s\S])*"(\s*:)?/g

/**
 * `JSON.parse` puts names that are numbers first and drops names that come again, so that each name gets its place in
 * the text before it: `{"2":0}` is parsed as `{"1 2":0}`. A line feed inside a string is an error there, but not in q.
 */
const prepareString = (string: string, colon: string | undefined, place: number) =>
  (colon ? `"${place} ${string.slice(1)}` : string).replace(/[\n\r\t](?=.*")/gs, sign =>
    JSON.stringify(sign).slice(1, -1),
  )

function toValue(json: unknown): Value {
  if (typeof json === 'string') return chars(json)
  if (typeof json === 'boolean') return boolean(json)
  if (Array.isArray(json)) return collapse(json.map(toValue))
  if (typeof json !== 'object' || json === null) return float(json === null ? Number.NaN : Number(json))
  const names = Object.keys(json).map(name => name.slice(name.indexOf(' ') + 1))
  return new Dictionary(symbols(names), collapse(Object.values(json).map(toValue), emptyList))
}
