import { countOf, itemsOf } from '../../values/items.ts'
import { signal } from '../../values/q-error.ts'
import type { Data, Value } from '../../values/value.ts'
import { valueKey } from './value-key.ts'
import { WordHash, wordsOf } from './word-hash.ts'

/** Numbers for the distinct items of a list, counted in the order in which they first appear. */
export interface ItemCodes {
  /** For each item the number of what it is: `a`b`a has 0 1 0. */
  codes: Int32Array
  /** For each number the place where it first appears: `a`b`a has 0 1. */
  firsts: Int32Array
}

/** Numbers the distinct items of a vector or general list, rows of a table, values of a dictionary. */
export function codeItems(list: Value): ItemCodes {
  switch (list.kind) {
    case 'vector':
      return codeData(list.data)
    case 'list':
      return codeKeys(list.items.map(valueKey))
    case 'table':
      return codeRows(list.columns, countOf(list))
    case 'dictionary':
      return codeItems(list.values)
    default:
      return signal('type')
  }
}

/** Numbers the distinct items of typed data. */
export function codeData(data: Data): ItemCodes {
  if (Array.isArray(data)) return codeKeys(data)
  if (data instanceof BigInt64Array) return codeWords(data)
  const range = denseRange(data)
  return range ? codeDense(data, range) : codeWords(data)
}

/** Numbers the distinct rows of columns of equal count. */
export function codeRows(columns: readonly Value[], count: number): ItemCodes {
  const [first, ...others] = columns
  if (!first) return { codes: new Int32Array(count), firsts: new Int32Array(count ? 1 : 0) }
  let rows = codeItems(first)
  for (const column of others) rows = combineCodes(rows, codeItems(column))
  return rows
}

/** Smallest integer and width of data whose integers lie close together, for tables indexed by them. */
export interface DenseRange {
  low: number
  width: number
}

/** The range of data that are integers (or null) in a range not much wider than their count; undefined for others. */
export function denseRange(data: Data, limit = Math.max(1024, 4 * data.length)): DenseRange | undefined {
  let low = Number.POSITIVE_INFINITY
  let high = Number.NEGATIVE_INFINITY
  for (let i = 0; i < data.length; i++) {
    const item = data[i] as number
    if (item !== Math.floor(item)) {
      if (!Number.isNaN(item)) return undefined
      continue
    }
    if (item < low) low = item
    if (item > high) high = item
  }
  const width = high - low + 1
  if (low === Number.POSITIVE_INFINITY) return { low: 0, width: 0 }
  return width <= limit ? { low, width } : undefined
}

/** A null's place is after all others. */
function codeDense(data: Data, { low, width }: DenseRange): ItemCodes {
  const known = new Int32Array(width + 1)
  const codes = new Int32Array(data.length)
  const firsts: number[] = []
  for (let i = 0; i < codes.length; i++) {
    const item = data[i] as number
    const place = Number.isNaN(item) ? width : item - low
    let code = known[place] as number
    if (!code) {
      code = firsts.push(i)
      known[place] = code
    }
    codes[i] = code - 1
  }
  return { codes, firsts: Int32Array.from(firsts) }
}

function codeWords(data: Data): ItemCodes {
  const words = wordsOf(data)
  const table = new WordHash(data.length)
  const codes = new Int32Array(data.length)
  for (let i = 0; i < codes.length; i++) codes[i] = table.add(words, i)
  return { codes, firsts: Int32Array.from(table.firsts) }
}

function codeKeys(keys: readonly unknown[]): ItemCodes {
  const known = new Map<unknown, number>()
  const firsts: number[] = []
  const codes = Int32Array.from(keys, (key, place) => {
    const code = known.get(key)
    if (code !== undefined) return code
    known.set(key, firsts.push(place) - 1)
    return firsts.length - 1
  })
  return { codes, firsts: Int32Array.from(firsts) }
}

/** Numbers the distinct pairs of two codings of the same rows. */
function combineCodes(x: ItemCodes, y: ItemCodes): ItemCodes {
  const width = y.firsts.length
  const pairs = new Float64Array(x.codes.length)
  for (let i = 0; i < pairs.length; i++) pairs[i] = (x.codes[i] as number) * width + (y.codes[i] as number)
  return codeData(pairs)
}

/** The items of a general view of a list, each as the text that tells it from others. */
export const keysOf = (list: Value): string[] => itemsOf(list).map(valueKey)
