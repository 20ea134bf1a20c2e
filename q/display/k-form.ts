import { emptyList, symbols } from '../values/construct.ts'
import { charge, spend } from '../values/meter.ts'
import { type Dictionary, List, PartitionedTable, type Table, type Value, Vector } from '../values/value.ts'
import { atomText, attributeText, vectorText } from './item-text.ts'

/**
 * The value on one line, as `-3!x` gives it: `` (1;`a;"b") ``, `` `a`b!1 2 ``, `` +`a`b!(1 2;3 4) ``. With a `limit`,
 * lists are cut short, and only the first `limit` characters are guaranteed.
 */
export function kForm(value: Value, precision = 7, limit = Number.POSITIVE_INFINITY): string {
  spend(1)
  switch (value.kind) {
    case 'atom':
      return atomText(value, precision)
    case 'vector':
      return vectorText(cutVector(value, limit), precision)
    case 'list':
      return attributeText(value) + listText(value.items, precision, limit)
    case 'dictionary':
      return dictionaryText(value, precision, limit)
    case 'table':
      return tableText(value, precision, limit)
    default:
      return functionText(value, precision, limit)
  }
}

function listText(items: readonly Value[], precision: number, limit: number): string {
  if (!items.length) return '()'
  const texts: string[] = []
  let room = limit
  for (const item of items) {
    if (room <= 0) break
    const text = kForm(item, precision, room)
    texts.push(text)
    room -= text.length
    charge(text.length)
  }
  return items.length === 1 ? `,${texts[0]}` : `(${texts.join(';')})`
}

function dictionaryText({ keys, values, isStepped }: Dictionary, precision: number, limit: number): string {
  const keyText = (isStepped ? '`s#' : '') + kForm(keys, precision, limit)
  const needsParentheses = hasPrefix(keys)
  const room = limit - keyText.length
  return `${needsParentheses ? `(${keyText})` : keyText}!${room > 0 ? kForm(values, precision, room) : ''}`
}

/** Whether the text of the keys contains a verb, which would apply to the whole dictionary. */
function hasPrefix(keys: Value): boolean {
  if (keys.kind === 'vector') return keys.length < 2 || keys.attribute !== '' || keys.domain !== undefined
  if (keys.kind === 'list') return keys.length === 1 || keys.attribute !== ''
  return keys.kind === 'table' || keys.kind === 'dictionary'
}

function tableText(table: Table, precision: number, limit: number): string {
  const { names, isSorted } = table
  const keys = names.length === 1 ? `(${kForm(symbols(names))})` : kForm(symbols(names))
  const values = missingLocation(table) ?? (names.length ? new List(table.columns) : emptyList)
  return `${isSorted ? '`s#' : ''}+${keys}!${kForm(values, precision, limit)}`
}

/** The location of a table that is mapped by name, if no table is there. */
export const missingLocation = (value: Value) => (value instanceof PartitionedTable ? value.missing : undefined)

/** The vector, cut to at most `limit` items. */
export const cutVector = (vector: Vector, limit: number): Vector =>
  vector.length > limit ? new Vector(vector.type, vector.data.slice(0, limit), vector.attribute, vector.domain) : vector

type FunctionValue = Exclude<Value, { readonly kind: 'atom' | 'vector' | 'list' | 'dictionary' | 'table' }>

/** A function as q prints it. Of parts past the limit nothing is shown. */
function functionText(value: FunctionValue, precision: number, limit: number): string {
  let room = limit
  const textOf = (part: Value | undefined) => {
    if (!part || room <= 0) return ''
    const text = kForm(part, precision, room)
    room -= text.length
    charge(text.length)
    return text
  }
  switch (value.kind) {
    case 'lambda':
      return value.source
    case 'primitive':
      return value.facts.kForm ?? value.name
    case 'derived':
      return textOf(value.target) + value.iterator
    case 'composition':
      return value.functions.map(textOf).join('')
    case 'projection':
      return `${textOf(value.target)}[${value.args.map(textOf).join(';')}]`
    default:
      return value.name
  }
}
