import { signal } from '../values/errors.ts'
import { exactLong } from '../values/exact-long.ts'
import { countOf, itemsOf } from '../values/items.ts'
import { Type, typeOf } from '../values/types.ts'
import type { Item, Value, Vector } from '../values/value.ts'
import { wordsOf } from './hash.ts'
import { type ItemCodes, type ItemIndex, indexData, indexDense, indexKeys, indexVector } from './item-index.ts'

/** Numbers the distinct items of a vector or general list, rows of a table, values of a dictionary. */
export function codeItems(list: Value): ItemCodes {
  switch (list.kind) {
    case 'vector':
      return codeVector(list)
    case 'list':
      return indexKeys(keysOfItems(list))
    case 'table':
      return codeRows(list.columns, countOf(list))
    case 'dictionary':
      return codeItems(list.values)
    default:
      return signal('type')
  }
}

/** Numbers the distinct rows of columns of equal count. */
export function codeRows(columns: readonly Value[], count: number): ItemCodes {
  const [first, ...others] = columns
  if (!first) return { codes: new Int32Array(count), firsts: new Int32Array(count ? 1 : 0) }
  let rows = codeItems(first)
  for (const column of others) rows = combineCodes(rows, codeItems(column))
  return rows
}

/** Equal items of a sorted vector stand together. */
const codeVector = (vector: Vector): ItemCodes =>
  vector.attribute === 's' && !Array.isArray(vector.data) ? codeRuns(wordsOf(vector.data)) : indexVector(vector)

/** Numbers items of two words each, equal ones of which stand together. */
function codeRuns(words: Int32Array): ItemCodes {
  const codes = new Int32Array(words.length / 2)
  const firsts = new Int32Array(codes.length)
  let count = 0
  for (let i = 0; i < codes.length; i++) {
    const isSame = i && words[2 * i] === words[2 * i - 2] && words[2 * i + 1] === words[2 * i - 1]
    if (!isSame) firsts[count++] = i
    codes[i] = count - 1
  }
  return { codes, firsts: firsts.slice(0, count) }
}

/** Numbers the distinct pairs of two codings of the same rows. */
const combineCodes = (x: ItemCodes, y: ItemCodes): ItemCodes =>
  indexPairs(pairCodes(x.codes, y.codes, y.firsts.length), x.firsts.length * y.firsts.length)

/** A number for each pair of codes, the second of which are below `width`; -1 if one of them is -1. */
export function pairCodes(x: Int32Array, y: Int32Array, width: number): Float64Array {
  const pairs = new Float64Array(x.length)
  for (let i = 0; i < pairs.length; i++) {
    const [first, second] = [x[i] as number, y[i] as number]
    pairs[i] = first < 0 || second < 0 ? -1 : first * width + second
  }
  return pairs
}

/** The index of numbers of pairs, which are below `width`. */
export const indexPairs = (pairs: Float64Array, width: number): ItemIndex =>
  width <= 4 * pairs.length ? indexDense(pairs, { low: 0, width }) : indexData(pairs)

/** The items of a general view of a list, each as the text that tells it from others. */
export const keysOfItems = (list: Value): string[] => itemsOf(list).map(valueKey)

/** A text that two values share if they are the same in type, shape and every item; floats to the last bit. */
export function valueKey(value: Value): string {
  switch (value.kind) {
    case 'atom':
      return `a${value.type}${value.domain?.name ?? ''}:${itemKey(value.type, value.item)}`
    case 'vector':
      return `v${value.type}${value.domain?.name ?? ''}:${value.type === Type.char ? bytesKey(value.data) : dataKey(value.type, value.data)}`
    case 'list':
      return `l(${value.items.map(valueKey).join(';')})`
    case 'dictionary':
      return `d${valueKey(value.keys)}!${valueKey(value.values)}`
    case 'table':
      return `t${value.names.join(',')}(${value.columns.map(valueKey).join(';')})`
    case 'lambda':
      return `f${value.context}:${value.source}`
    case 'primitive':
    case 'iterator':
      return `p${value.name}${value.type}`
    case 'projection':
      return `j${valueKey(value.target)}[${value.args.map(each => (each ? valueKey(each) : '')).join(';')}]`
    case 'composition':
      return `c(${value.functions.map(valueKey).join(';')})`
    case 'derived':
      return `i${typeOf(value)}${valueKey(value.target)}`
    default:
      return value satisfies never
  }
}

/** Longs may be numbers or, in a vector with a large one, bigints: both give the digits of the number. */
function itemKey(type: number, item: Item): string {
  if (type === Type.long && typeof item === 'number' && !Number.isFinite(item)) return String(exactLong(item))
  return String(item)
}

function dataKey(type: number, data: ArrayLike<Item>): string {
  const keys = new Array<string>(data.length)
  for (let i = 0; i < data.length; i++) keys[i] = itemKey(type, data[i] as Item)
  return keys.join()
}

/** The bytes of a string as characters; its length keeps `;` inside of it from ending it. */
function bytesKey(data: ArrayLike<Item>): string {
  let text = `${data.length}:`
  for (let i = 0; i < data.length; i++) text += String.fromCharCode(data[i] as number)
  return text
}
