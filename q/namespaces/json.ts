import type { Session } from '../context/session.ts'
import { itemText } from '../display/item-text.ts'
import { boolean, chars, emptyList, float, symbols } from '../values/construct.ts'
import { enumeratedItems } from '../values/enumerations.ts'
import { signal } from '../values/errors.ts'
import { countOf, itemAt, itemsOf, toUniformList } from '../values/items.ts'
import { spend } from '../values/meter.ts'
import { isNil, isNullItem } from '../values/nulls.ts'
import { symbolText, textOf } from '../values/symbols.ts'
import { isKeyedTable, Type } from '../values/types.ts'
import { decodeText } from '../values/utf8.ts'
import { Dictionary, type Domain, type Item, type Table, type Value, type Vector } from '../values/value.ts'
import { unary, type VerbTable } from '../values/verb.ts'
import { unkey } from '../verbs/tables/keyed-tables.ts'

/** The functions of `.j`. */
export const jsonVerbs = (session: Session): VerbTable => ({
  '.j.j': unary(value => writeJson(session, value, false), {
    shape: '.j.j x',
    help: 'writes a value as JSON',
    examples: [
      ['.j.j`a`b!(1;"x")', '"{\\"a\\":1,\\"b\\":\\"x\\"}"'],
      ['.j.j -0w 0 0w', '"[-inf,0,inf]"'],
      ['.j.j([]a:1 2)', '"[{\\"a\\":1},\\n {\\"a\\":2}]"'],
    ],
  }),
  '.j.jd': unary(pair => writeJson(session, itemAt(pair, 0), hasOption(itemAt(pair, 1), 'null0w')), {
    shape: '.j.jd(x;options)',
    help: 'like .j.j, with infinities as null if the option null0w is true',
    examples: [['.j.jd(`a`b!1 0w;(enlist`null0w)!enlist 1b)', '"{\\"a\\":1,\\"b\\":null}"']],
  }),
  '.j.k': unary(text => readJson(textOf(text)), {
    shape: '.j.k x',
    help: 'reads a value from JSON; numbers become floats',
    examples: [
      ['.j.k"[1,2.5]"', '1 2.5'],
      ['.j.k"{\\"a\\":1,\\"b\\":\\"x\\"}"', 'a| 1f\nb| ,"x"'],
    ],
  }),
})

const writeJson = (session: Session, value: Value, hasNullInfinities: boolean) =>
  chars(jsonText(value, { precision: session.precision, hasNullInfinities }))

/** Whether the dictionary has `1b` for the name. */
function hasOption(options: Value, name: string): boolean {
  if (options.kind !== 'dictionary') return false
  const index = itemsOf(options.keys).findIndex(key => key.kind === 'atom' && symbolText(key.item) === name)
  const value = index < 0 ? undefined : itemAt(options.values, index)
  return value?.kind === 'atom' && value.item === 1
}

export interface JsonSettings {
  precision: number
  /** Whether infinities of floats become `null`. */
  hasNullInfinities: boolean
}

/**
 * A value as JSON: a dictionary as an object, a table as an array of objects, one on each line. JSON has no infinities; those of
 * floats are `inf` and `-inf`, as kdb+ writes them.
 */
export function jsonText(value: Value, settings: JsonSettings): string {
  spend(3)
  switch (value.kind) {
    case 'atom':
      return value.type === Type.enumeration
        ? vectorTexts(value.type, [value.item], value.domain, settings).join('')
        : itemJson(value.type, value.item, settings)
    case 'vector':
      return vectorJson(value, settings)
    case 'list':
      return `[${value.items.map(item => jsonText(item, settings)).join(',')}]`
    case 'table':
      return tableJson(value, settings)
    case 'dictionary':
      return isKeyedTable(value) ? tableJson(unkey(value), settings) : objectJson(value, settings)
    default:
      return isNil(value) ? 'null' : signal('type')
  }
}

function vectorJson({ type, data, domain }: Vector, settings: JsonSettings): string {
  if (type === Type.char) return JSON.stringify(decodeText(data as Uint8Array))
  return `[${vectorTexts(type, data, domain, settings).join(',')}]`
}

function vectorTexts(
  type: number,
  data: ArrayLike<Item>,
  domain: Domain | undefined,
  settings: JsonSettings,
): string[] {
  const items = type === Type.enumeration ? enumeratedItems(data, domain) : undefined
  if (items) return Array.from(items.data, item => itemJson(items.type, item, settings))
  return Array.from(data, item => itemJson(type, item, settings))
}

function itemJson(type: number, item: Item, { precision, hasNullInfinities }: JsonSettings): string {
  spend(5)
  if (type === Type.boolean) return item ? 'true' : 'false'
  const text = itemText(type, item, precision)
  if (text.endsWith('0w') && (type === Type.float || type === Type.real))
    return hasNullInfinities ? 'null' : text.replace('0w', 'inf')
  if (type === Type.symbol || type === Type.char || type === Type.guid || type === Type.byte)
    return JSON.stringify(text)
  if (isNullItem(type, item)) return 'null'
  return type < Type.timestamp || type === Type.enumeration ? text : `"${dashedDate(text)}"`
}

/** Readers of JSON expect dates with dashes: `2024.05.17` becomes `2024-05-17`. */
const dashedDate = (text: string) =>
  text.replace(/^(\d{4})\.(\d\d)(?:\.(\d\d))?/, (date: string) => date.replaceAll('.', '-'))

function objectJson({ keys, values }: Dictionary, settings: JsonSettings): string {
  const texts = itemsOf(values).map(item => jsonText(item, settings))
  return `{${keyTexts(keys, settings)
    .map((key, index) => `${key}:${texts[index]}`)
    .join(',')}}`
}

/** The keys as strings, since JSON has no others: `1 2` becomes `"1"` and `"2"`. */
const keyTexts = (keys: Value, settings: JsonSettings) =>
  itemsOf(keys).map(key => {
    const text = jsonText(key, settings)
    return text.startsWith('"') ? text : JSON.stringify(text)
  })

function tableJson(table: Table, settings: JsonSettings): string {
  const names = table.names.map(name => JSON.stringify(name))
  const columns = table.columns.map(column => columnJson(column, settings))
  const rows = Array.from(
    { length: countOf(table) },
    (_, row) => `{${names.map((name, index) => `${name}:${columns[index]?.[row]}`).join(',')}}`,
  )
  return `[${rows.join(',\n ')}]`
}

function columnJson(column: Value, settings: JsonSettings): string[] {
  if (column.kind === 'vector') return vectorTexts(column.type, column.data, column.domain, settings)
  return Array.from({ length: countOf(column) }, (_, row) => jsonText(itemAt(column, row), settings))
}

/** The value of a JSON text. An object becomes a dictionary with symbols as keys, an array of like objects a table. */
export function readJson(text: string): Value {
  try {
    return toValue(JSON.parse(text.replace(tokenPattern, prepareToken)))
  } catch (error) {
    if (error instanceof SyntaxError) return signal('type')
    throw error
  }
}

/** A string, with the colon after it if it names a member; or a word such as `1.5` or `null`. */
const tokenPattern = /("(?:[^"\\]|\\[\s\S])*")(\s*:)?|[^\s":,[\]{}]+/g

/**
 * `JSON.parse` puts names that are numbers first and drops repeated names, which q keeps in their order. Each name
 * therefore gets its offset in front: `{"2":0}` is parsed as `{"1 2":0}`. `JSON.parse` also refuses input that q reads:
 * line feeds in strings, and numbers such as `.5` and `007`.
 */
function prepareToken(token: string, string: string | undefined, colon: string | undefined, offset: number): string {
  spend(3)
  if (string === undefined) return prepareWord(token)
  const escaped = string.replace(/[\n\r\t]/g, sign => JSON.stringify(sign).slice(1, -1))
  return colon ? `"${offset} ${escaped.slice(1)}:` : escaped
}

function prepareWord(word: string): string {
  const number = Number(word)
  if (number === 0) return word.startsWith('-') ? '-0' : '0'
  return Number.isFinite(number) ? String(number) : word
}

function toValue(parsed: unknown): Value {
  spend(3)
  if (typeof parsed === 'string') return chars(parsed)
  if (typeof parsed === 'boolean') return boolean(parsed)
  if (Array.isArray(parsed)) return toUniformList(parsed.map(toValue))
  if (typeof parsed !== 'object' || parsed === null) return float(parsed === null ? Number.NaN : Number(parsed))
  const names = Object.keys(parsed).map(name => name.slice(name.indexOf(' ') + 1))
  return new Dictionary(symbols(names), toUniformList(Object.values(parsed).map(toValue), emptyList))
}
