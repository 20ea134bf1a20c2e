import { resolveEnumeration } from '../values/enumerations.ts'
import { signal } from '../values/errors.ts'
import { indicesBetween, invertIndices } from '../values/indices.ts'
import { reserve, spend } from '../values/meter.ts'
import { symbolText } from '../values/symbols.ts'
import { Type } from '../values/types.ts'
import type { Data, Item, Value, Vector } from '../values/value.ts'
import { compareValues, itemOrder } from './compare.ts'
import { denseRange, wordsOf } from './hash-table.ts'
import { indexData } from './item-index.ts'
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
  return indices.slice().sort((x, y) => sign * compareValues(items[x] as Value, items[y] as Value))
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

/** For each item an unsigned key of 64 bits, in two halves. */
interface SortKeys {
  high: Uint32Array
  low: Uint32Array
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

/** Indices, and for each of them the word that it is sorted by. */
interface WordOrder {
  words: Uint32Array
  indices: Int32Array
}

/** Sorts indices by their keys: first by 32 bits, then, if these leave many items out of order, by all 64. */
function sortByKeys(keys: SortKeys, indices: Int32Array): Int32Array {
  const { high, low } = keys
  const sorted = sortRuns(sortByWords(leadingWords(keys), indices), low)
  return sorted ?? sortByWords(high, sortByWords(low, indices).indices).indices
}

/** 32 bits of each key, from the first bit in which keys differ; the upper half as it is if that is one of the first 8. */
function leadingWords({ high, low }: SortKeys): Uint32Array {
  let varying = 0
  for (let i = 0; i < high.length; i++) varying |= (high[i] as number) ^ (high[0] as number)
  const shift = Math.clz32(varying)
  if (shift === 32) return low
  return shift < 8 ? high : high.map((word, i) => (word << shift) | ((low[i] as number) >>> (32 - shift)))
}

function sortByWords(words: Uint32Array, indices: Int32Array): WordOrder {
  const inOrder = new Uint32Array(indices.length)
  for (let i = 0; i < inOrder.length; i++) inOrder[i] = words[indices[i] as number] as number
  return sortByDigit(sortByDigit({ words: inOrder, indices }, 0), 16)
}

/**
 * One pass of a radix sort, by 16 bits. Words move along with their indices: reading them by index would miss the
 * cache.
 */
function sortByDigit(order: WordOrder, shift: number): WordOrder {
  const { words, indices } = order
  const { length } = words
  spend(length)
  const starts = new Int32Array(0x10000)
  for (let i = 0; i < length; i++) {
    const digit = ((words[i] as number) >>> shift) & 0xffff
    starts[digit] = (starts[digit] as number) + 1
  }
  const isOneDigit = starts[((words[0] ?? 0) >>> shift) & 0xffff] === length
  if (isOneDigit) return order
  sumBefore(starts)
  const sorted = { words: new Uint32Array(length), indices: new Int32Array(length) }
  for (let i = 0; i < length; i++) {
    const word = words[i] as number
    const digit = (word >>> shift) & 0xffff
    const start = starts[digit] as number
    starts[digit] = start + 1
    sorted.words[start] = word
    sorted.indices[start] = indices[i] as number
  }
  return sorted
}

/** Sorts each run of indices with equal words by `others`; undefined if a run takes too many moves. */
function sortRuns({ words, indices }: WordOrder, others: Uint32Array): Int32Array | undefined {
  const { length } = words
  const sorted = indices.slice()
  for (let start = 0, end = 0; start < length; start = end) {
    for (end = start + 1; end < length && words[end] === words[start]; ) end++
    if (end - start > 1 && !insertInOrder(sorted, start, end, others)) return undefined
  }
  return sorted
}

/** Sorts a range of indices by insertion; returns false after many moves, which would take longer than a radix sort. */
function insertInOrder(indices: Int32Array, start: number, end: number, words: Uint32Array): boolean {
  let moves = 0
  for (let i = start + 1; i < end; i++) {
    const index = indices[i] as number
    const word = words[index] as number
    let target = i
    while (target > start && (words[indices[target - 1] as number] as number) > word) {
      indices[target] = indices[target - 1] as number
      target--
    }
    indices[target] = index
    moves += i - target
    if (moves > 16 * (end - start)) return false
  }
  return true
}

/** Replaces each count by the sum of those before it. */
function sumBefore(counts: Int32Array): void {
  let sum = 0
  for (let i = 0; i < counts.length; i++) {
    const count = counts[i] as number
    counts[i] = sum
    sum += count
  }
}
