import { resolveEnumeration } from '../values/enumerations.ts'
import { signal } from '../values/errors.ts'
import { indicesBetween } from '../values/indices.ts'
import { symbolText } from '../values/symbols.ts'
import { Type } from '../values/types.ts'
import type { Data, Item, Value, Vector } from '../values/value.ts'
import { compareValues, itemOrder } from './compare.ts'
import { denseRange, wordsOf } from './hash.ts'
import { indexData, isSortedData } from './item-index.ts'

/**
 * The indices of a list in the order of their items: 30 10 20 gives 1 2 0. Nulls come first, or last in a descending
 * order; equal items stay in the order in which `indices` has them.
 */
export function gradeList(list: Value, isDescending: boolean, indices: Int32Array): Int32Array {
  const plain = resolveEnumeration(list)
  if (plain.kind === 'vector') return gradeVector(plain, isDescending, indices)
  if (plain.kind !== 'list') return signal('type')
  const { items } = plain
  const sign = isDescending ? -1 : 1
  return indices.slice().sort((x, y) => sign * compareValues(items[x] as Value, items[y] as Value))
}

/** The rows of columns of equal count in the order of the first column, where that has equal items of the second... */
export function gradeColumns(columns: readonly Value[], isDescending: boolean, count: number): Int32Array {
  return columns.reduceRight((indices, column) => gradeList(column, isDescending, indices), indicesBetween(0, count))
}

function gradeVector({ type, data }: Vector, isDescending: boolean, indices: Int32Array): Int32Array {
  if (type === Type.symbol) return gradeSymbols(data, isDescending, indices)
  if (Array.isArray(data) || data.length < fewItems) return gradeByComparing(type, data, isDescending, indices)
  if (!isDescending && isInPlace(indices) && isSortedData(type, data)) return indices
  const range = data instanceof BigInt64Array ? undefined : denseRange(data, Math.max(0x10000, data.length))
  if (!range) return sortByKeys(sortKeys(data, isDescending), indices)
  const ranks = new Int32Array(data.length)
  for (let i = 0; i < ranks.length; i++) ranks[i] = Number.isNaN(data[i]) ? 0 : (data[i] as number) - range.low + 1
  return gradeRanks(ranks, range.width + 1, isDescending, indices)
}

/** Below it, tables of counts would cost more than comparisons. */
const fewItems = 500

function isInPlace(indices: Int32Array): boolean {
  for (let i = 0; i < indices.length; i++) if (indices[i] !== i) return false
  return true
}

function gradeByComparing(type: number, data: Data, isDescending: boolean, indices: Int32Array): Int32Array {
  const compare = itemOrder(type)
  const sign = isDescending ? -1 : 1
  return indices.slice().sort((x, y) => sign * compare(data[x] as Item, data[y] as Item))
}

/** Only the distinct texts are compared, then all symbols are placed by the rank of their text. */
function gradeSymbols(data: Data, isDescending: boolean, indices: Int32Array): Int32Array {
  const { codes, firsts } = indexData(data)
  const texts = Array.from(firsts, index => symbolText(Number(data[index])))
  const order = Array.from(texts.keys()).sort((x, y) => ((texts[x] as string) < (texts[y] as string) ? -1 : 1))
  const rankOfCode = new Int32Array(texts.length)
  for (let rank = 0; rank < order.length; rank++) rankOfCode[order[rank] as number] = rank
  return gradeRanks(
    codes.map(code => rankOfCode[code] as number),
    texts.length,
    isDescending,
    indices,
  )
}

/** Sorts indices by counting how many have each of the ranks 0 to `count - 1`. */
function gradeRanks(ranks: Int32Array, count: number, isDescending: boolean, indices: Int32Array): Int32Array {
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
    const at = starts[rank] as number
    starts[rank] = at + 1
    sorted[at] = index
  }
  return sorted
}

/** A key of 64 bits for each item, in two halves, that compares as a number without sign. */
interface SortKeys {
  high: Uint32Array
  low: Uint32Array
}

/**
 * Keys that sort as the items do, nulls first; the other way round if `isDescending`. The bits of a double sort as those
 * of an integer once the sign bit, and for negative ones all bits, are turned. Nulls of doubles have the key 0.
 */
function sortKeys(data: Data, isDescending: boolean): SortKeys {
  const words = wordsOf(data)
  const isExact = data instanceof BigInt64Array
  const flipped = isDescending ? -1 : 0
  const high = new Uint32Array(data.length).fill(flipped)
  const low = high.slice()
  for (let i = 0; i < high.length; i++) {
    if (!isExact && Number.isNaN(data[i])) continue
    const upper = words[2 * i + 1] as number
    const turned = !isExact && upper < 0 ? -1 : 0
    high[i] = upper ^ (turned || signBit) ^ flipped
    low[i] = (words[2 * i] as number) ^ turned ^ flipped
  }
  return { high, low }
}

const signBit = 0x80000000

/** Indices in some order, and for each index the word that it is sorted by. */
interface WordOrder {
  words: Uint32Array
  indices: Int32Array
}

/** The indices in the order of their keys; indices with equal keys stay in the order in which they come. */
function sortByKeys(keys: SortKeys, indices: Int32Array): Int32Array {
  const { high, low } = keys
  const sorted = sortRuns(sortByWords(leadingWords(keys), indices), low)
  return sorted ?? sortByWords(high, sortByWords(low, indices).indices).indices
}

/** 32 bits of the keys, from the first on that is not the same in all of them; from the first of all if it is near. */
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

/** One pass: by 16 of the bits. The words move with their indices, because reading them by index would miss the cache. */
function sortByDigit(order: WordOrder, shift: number): WordOrder {
  const { words, indices } = order
  const { length } = words
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
    const at = starts[digit] as number
    starts[digit] = at + 1
    sorted.words[at] = word
    sorted.indices[at] = indices[i] as number
  }
  return sorted
}

/** Sorts indices with equal words by other words, in place; undefined if too many are out of order for this. */
function sortRuns({ words, indices }: WordOrder, others: Uint32Array): Int32Array | undefined {
  const { length } = words
  const sorted = indices.slice()
  for (let start = 0, end = 0; start < length; start = end) {
    for (end = start + 1; end < length && words[end] === words[start]; ) end++
    if (end - start > 1 && !insertInOrder(sorted, start, end, others)) return undefined
  }
  return sorted
}

/** Sorts the indices from `start` to before `end` by insertion; false after many moves, which take longer than passes. */
function insertInOrder(indices: Int32Array, start: number, end: number, words: Uint32Array): boolean {
  let moves = 0
  for (let i = start + 1; i < end; i++) {
    const index = indices[i] as number
    const word = words[index] as number
    let at = i
    while (at > start && (words[indices[at - 1] as number] as number) > word) {
      indices[at] = indices[at - 1] as number
      at--
    }
    indices[at] = index
    moves += i - at
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
