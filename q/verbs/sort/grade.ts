import { placesBetween } from '../../values/places.ts'
import { signal } from '../../values/q-error.ts'
import { symbolText } from '../../values/symbols.ts'
import { Type } from '../../values/types.ts'
import type { Data, Item, Value, Vector } from '../../values/value.ts'
import { isSortedData } from '../comparison/check-order.ts'
import { resolveEnumeration } from '../enumerations/resolve-enumeration.ts'
import { denseRange } from '../search/dense-range.ts'
import { indexData } from '../search/item-index.ts'
import { sortByKeys, sortKeys, sumBefore } from './radix.ts'
import { compareValues, itemOrder } from './value-order.ts'

/**
 * The places of a list in the order of their items: 30 10 20 gives 1 2 0. Nulls come first, or last in a descending
 * order; equal items stay in the order in which `places` has them.
 */
export function gradeList(list: Value, isDescending: boolean, places: Int32Array): Int32Array {
  const plain = resolveEnumeration(list)
  if (plain.kind === 'vector') return gradeVector(plain, isDescending, places)
  if (plain.kind !== 'list') return signal('type')
  const { items } = plain
  const sign = isDescending ? -1 : 1
  return places.slice().sort((x, y) => sign * compareValues(items[x] as Value, items[y] as Value))
}

/** The rows of columns of equal count in the order of the first column, where that has equal items of the second... */
export function gradeColumns(columns: readonly Value[], isDescending: boolean, count: number): Int32Array {
  return columns.reduceRight((places, column) => gradeList(column, isDescending, places), placesBetween(0, count))
}

function gradeVector({ type, data }: Vector, isDescending: boolean, places: Int32Array): Int32Array {
  if (type === Type.symbol) return gradeSymbols(data, isDescending, places)
  if (Array.isArray(data) || data.length < fewItems) return gradeByComparing(type, data, isDescending, places)
  if (!isDescending && isInPlace(places) && isSortedData(type, data)) return places
  const range = data instanceof BigInt64Array ? undefined : denseRange(data, Math.max(0x10000, data.length))
  if (!range) return sortByKeys(sortKeys(data, isDescending), places)
  const ranks = new Int32Array(data.length)
  for (let i = 0; i < ranks.length; i++) ranks[i] = Number.isNaN(data[i]) ? 0 : (data[i] as number) - range.low + 1
  return gradeRanks(ranks, range.width + 1, isDescending, places)
}

/** Below it, tables of counts would cost more than comparisons. */
const fewItems = 500

function isInPlace(places: Int32Array): boolean {
  for (let i = 0; i < places.length; i++) if (places[i] !== i) return false
  return true
}

function gradeByComparing(type: number, data: Data, isDescending: boolean, places: Int32Array): Int32Array {
  const compare = itemOrder(type)
  const sign = isDescending ? -1 : 1
  return places.slice().sort((x, y) => sign * compare(data[x] as Item, data[y] as Item))
}

/** Only the distinct texts are compared, then all symbols are placed by the rank of their text. */
function gradeSymbols(data: Data, isDescending: boolean, places: Int32Array): Int32Array {
  const { codes, firsts } = indexData(data)
  const texts = Array.from(firsts, place => symbolText(Number(data[place])))
  const order = Array.from(texts.keys()).sort((x, y) => ((texts[x] as string) < (texts[y] as string) ? -1 : 1))
  const rankOfCode = new Int32Array(texts.length)
  for (let rank = 0; rank < order.length; rank++) rankOfCode[order[rank] as number] = rank
  return gradeRanks(
    codes.map(code => rankOfCode[code] as number),
    texts.length,
    isDescending,
    places,
  )
}

/** Sorts places by counting how many have each of the ranks 0 to `count - 1`. */
function gradeRanks(ranks: Int32Array, count: number, isDescending: boolean, places: Int32Array): Int32Array {
  const top = isDescending ? count - 1 : 0
  const starts = new Int32Array(count)
  for (let i = 0; i < ranks.length; i++) {
    const rank = Math.abs(top - (ranks[i] as number))
    starts[rank] = (starts[rank] as number) + 1
  }
  sumBefore(starts)
  const sorted = new Int32Array(places.length)
  for (let i = 0; i < places.length; i++) {
    const place = places[i] as number
    const rank = Math.abs(top - (ranks[place] as number))
    const at = starts[rank] as number
    starts[rank] = at + 1
    sorted[at] = place
  }
  return sorted
}
