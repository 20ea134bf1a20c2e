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
    return toValue(JSON.parse(text.replace(tokenPattern, prepareToken)))
  } catch (error) {
    if (error instanceof SyntaxError) return signal('type')
    throw error
  }
}

/** A string, with the colon that makes it the name of a member; or a word such as `1.5` or `null`. */
const tokenPattern = /("(?:[^"\\]|\\[\s\S])*")(\s*:)?|[^\s":,[\]{}]+/g

/**
 * `JSON.parse` puts names that are numbers first and drops names that come again, so that each name gets its place in
 * the text before it: `{"2":0}` is parsed as `{"1 2":0}`. It also refuses what q reads: a line feed inside a string, and
 * numbers such as `.5` and `007`.
 */
function prepareToken(token: string, string: string | undefined, colon: string | undefined, place: number): string {
  if (string === undefined) return prepareWord(token)
  const escaped = string.replace(/[\n\r\t]/g, sign => JSON.stringify(sign).slice(1, -1))
  return colon ? `"${place} ${escaped.slice(1)}:` : escaped
}

function prepareWord(word: string): string {
  const number = Number(word)
  if (number === 0) return word.startsWith('-') ? '-0' : '0'
  return Number.isFinite(number) ? String(number) : word
}

function toValue(json: unknown): Value {
  if (typeof json === 'string') return chars(json)
  if (typeof json === 'boolean') return boolean(json)
  if (Array.isArray(json)) return collapse(json.map(toValue))
  if (typeof json !== 'object' || json === null) return float(json === null ? Number.NaN : Number(json))
  const names = Object.keys(json).map(name => name.slice(name.indexOf(' ') + 1))
  return new Dictionary(symbols(names), collapse(Object.values(json).map(toValue), emptyList))
}
