import { resolveEnumeration } from '../values/enumerations.ts'
import { signal } from '../values/errors.ts'
import { indicesBetween, invertIndices } from '../values/indices.ts'
import { reserve, spend } from '../values/meter.ts'
import { symbolText } from '../values/symbols.ts'
import { Type } from '../values/types.ts'
import type { Data, Item, Value, Vector } from '../values/value.ts'
import { compareValues, itemOrder } from './compare.ts'
import { gradeTexts } from './grade-texts.ts'
import { denseRange, wordsOf } from './hash-table.ts'
import { indexData } from './item-index.ts'
import { type SortKeys, sortByKeys, sumBefore } from './radix-sort.ts'
import { isSortedData } from './vector-attributes.ts'

/**
 * Sorts indices of a list by their items: 30 10 20 and 0 1 2 give 1 2 0. Nulls come first, or last if `isDescending`.
 * Indices of equal items stay in the order in which they are given.
 */
export function gradeList(list: Value, isDescending: boolean, indices: Int32Array): Int32Array {
  const plain = resolveEnumeration(list)
  if (plain.kind === 'vector') return gradeVector(plain, isDescending, indices)
  if (plain.kind !== 'list') return signal('type')
  const { items } = plain
  const sign = isDescending ? -1 : 1
  const compare = (x: number, y: number) => sign * compareValues(items[x] as Value, items[y] as Value)
  const texts = bytesOfVectors(items)
  return texts ? gradeTexts(texts, isDescending, indices, compare) : indices.slice().sort(compare)
}

/** The bytes of strings, or of other vectors of one type that is kept as bytes; undefined for lists of anything else. */
function bytesOfVectors(items: readonly Value[]): Uint8Array[] | undefined {
  const texts: Uint8Array[] = []
  const [first] = items
  for (const item of items) {
    if (item.kind !== 'vector' || first?.kind !== 'vector' || item.type !== first.type) return undefined
    if (!(item.data instanceof Uint8Array)) return undefined
    texts.push(item.data)
  }
  return texts
}

/** Sorts rows by the first column, rows with equal items in it by the second, and so on. */
export function gradeColumns(columns: readonly Value[], isDescending: boolean, count: number): Int32Array {
  return columns.reduceRight((indices, column) => gradeList(column, isDescending, indices), indicesBetween(0, count))
}

function gradeVector({ type, data }: Vector, isDescending: boolean, indices: Int32Array): Int32Array {
  if (type === Type.symbol) return gradeSymbols(data, isDescending, indices)
  if (Array.isArray(data) || data.length < fewItems) return gradeByComparing(type, data, isDescending, indices)
  if (!isDescending && isInOrder(indices) && isSortedData(type, data)) return indices
  const range = data instanceof BigInt64Array ? undefined : denseRange(data, Math.max(0x10000, data.length))
  if (!range) return sortByKeys(sortKeys(data, isDescending), indices)
  const ranks = new Int32Array(data.length)
  for (let i = 0; i < ranks.length; i++) ranks[i] = Number.isNaN(data[i]) ? 0 : (data[i] as number) - range.low + 1
  return gradeRanks(ranks, range.width + 1, isDescending, indices)
}

/** For fewer items, comparing takes less time than making tables of counts. */
const fewItems = 500

/** Whether the indices are 0, 1, 2... */
function isInOrder(indices: Int32Array): boolean {
  for (let i = 0; i < indices.length; i++) if (indices[i] !== i) return false
  return true
}

function gradeByComparing(type: number, data: Data, isDescending: boolean, indices: Int32Array): Int32Array {
  const compare = itemOrder(type)
  const sign = isDescending ? -1 : 1
  return indices.slice().sort((x, y) => {
    spend(1)
    return sign * compare(data[x] as Item, data[y] as Item)
  })
}

/** Compares the distinct texts only, then sorts all symbols by the rank of their text. */
function gradeSymbols(data: Data, isDescending: boolean, indices: Int32Array): Int32Array {
  const { codes, firsts } = indexData(data)
  const texts = Array.from(firsts, index => symbolText(Number(data[index])))
  const order = indicesBetween(0, texts.length).sort((x, y) => {
    spend(1)
    return (texts[x] as string) < (texts[y] as string) ? -1 : 1
  })
  const rankOfCode = invertIndices(order, texts.length)
  return gradeRanks(
    codes.map(code => rankOfCode[code] as number),
    texts.length,
    isDescending,
    indices,
  )
}

/** Sorts indices by counting how many of them have each of the ranks 0 to `count - 1`. */
function gradeRanks(ranks: Int32Array, count: number, isDescending: boolean, indices: Int32Array): Int32Array {
  spend(ranks.length)
  const top = isDescending ? count - 1 : 0
  const starts = new Int32Array(count)
  for (let i = 0; i < ranks.length; i++) {
    const rank = Math.abs(top - (ranks[i] as number))
    starts[rank] = (starts[rank] as number) + 1
  }
  sumBefore(starts)
  const sorted = new Int32Array(indices.length)
  for (let i = 0; i < indices.length; i++) {
    const index = indices[i] as number
    const rank = Math.abs(top - (ranks[index] as number))
    const start = starts[rank] as number
    starts[rank] = start + 1
    sorted[start] = index
  }
  return sorted
}

/**
 * Keys that sort as the items do, nulls first, or the other way round if `isDescending`. The bits of doubles sort as
 * unsigned integers after flipping all bits of negative ones and the sign bit of others. The null NaN has the key 0.
 */
function sortKeys(data: Data, isDescending: boolean): SortKeys {
  const words = wordsOf(data)
  const isExact = data instanceof BigInt64Array
  const reversal = isDescending ? -1 : 0
  reserve(32 * data.length)
  const high = new Uint32Array(data.length).fill(reversal)
  const low = high.slice()
  for (let i = 0; i < high.length; i++) {
    if (!isExact && Number.isNaN(data[i])) continue
    const upper = words[2 * i + 1] as number
    const flips = !isExact && upper < 0 ? -1 : 0
    high[i] = upper ^ (flips || signBit) ^ reversal
    low[i] = (words[2 * i] as number) ^ flips ^ reversal
  }
  return { high, low }
}

const signBit = 0x80000000
