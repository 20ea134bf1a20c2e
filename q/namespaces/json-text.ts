import { enumeratedItems } from '../display/enumerated-items.ts'
import { itemText } from '../display/item-text.ts'
import { decodeText } from '../values/construct.ts'
import { countOf, itemAt, itemsOf } from '../values/items.ts'
import { isNil } from '../values/nil.ts'
import { isNullItem } from '../values/null-items.ts'
import { signal } from '../values/q-error.ts'
import { isKeyedTable } from '../values/type-of.ts'
import { Type } from '../values/types.ts'
import type { Dictionary, Item, Table, Value, Vector } from '../values/value.ts'
import { unkey } from '../verbs/tables/keyed-table.ts'

export interface JsonSettings {
  precision: number
  /** Whether infinities become `null`; JSON has no text for them. */
  hasNullInfinities: boolean
}

/** A value as JSON: a dictionary as an object, a table as an array of objects, one on each line. */
export function jsonText(value: Value, settings: JsonSettings): string {
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

function vectorTexts(type: number, data: ArrayLike<Item>, domain: string, settings: JsonSettings): string[] {
  const items = type === Type.enumeration ? enumeratedItems(data, domain) : undefined
  if (items) return Array.from(items.data, item => itemJson(items.type, item, settings))
  return Array.from(data, item => itemJson(type, item, settings))
}

function itemJson(type: number, item: Item, { precision, hasNullInfinities }: JsonSettings): string {
  if (type === Type.boolean) return item ? 'true' : 'false'
  if (hasNullInfinities && Math.abs(Number(item)) === Number.POSITIVE_INFINITY) return 'null'
  const text = itemText(type, item, precision)
  if (type === Type.symbol || type === Type.char || type === Type.guid || type === Type.byte)
    return JSON.stringify(text)
  if (isNullItem(type, item)) return 'null'
  return type < Type.timestamp || type === Type.enumeration ? text : `"${dashedDate(text)}"`
}

/** JSON's readers expect dates with dashes: `2024.05.17` becomes `2024-05-17`. */
const dashedDate = (text: string) =>
  text.replace(/^(\d{4})\.(\d\d)(?:\.(\d\d))?/, (date: string) => date.replaceAll('.', '-'))

function objectJson({ keys, values }: Dictionary, settings: JsonSettings): string {
  const texts = itemsOf(values).map(item => jsonText(item, settings))
  return `{${keyNames(keys, settings)
    .map((key, place) => `${key}:${texts[place]}`)
    .join(',')}}`
}

/** Keys of an object are strings, whatever they are in q. */
const keyNames = (keys: Value, settings: JsonSettings) =>
  itemsOf(keys).map(key => {
    const text = jsonText(key, settings)
    return text.startsWith('"') ? text : JSON.stringify(text)
  })

function tableJson(table: Table, settings: JsonSettings): string {
  const names = table.names.map(name => JSON.stringify(name))
  const columns = table.columns.map(column => columnJson(column, settings))
  const rows = Array.from(
    { length: countOf(table) },
    (_, row) => `{${names.map((name, place) => `${name}:${columns[place]?.[row]}`).join(',')}}`,
  )
  return `[${rows.join(',\n ')}]`
}

function columnJson(column: Value, settings: JsonSettings): string[] {
  if (column.kind === 'vector') return vectorTexts(column.type, column.data, column.domain, settings)
  return Array.from({ length: countOf(column) }, (_, row) => jsonText(itemAt(column, row), settings))
}
