import { resolveEnumeration } from '../values/enumerations.ts'
import { signal } from '../values/errors.ts'
import { countOf } from '../values/items.ts'
import type { Value, Vector } from '../values/value.ts'
import { wordsOf } from './hash-table.ts'
import { type ItemCodes, type ItemIndex, indexData, indexDense, indexKeys, indexVector } from './item-index.ts'
import { joinLists } from './join-lists.ts'
import { keysOfItems } from './value-key.ts'

/** Codes for the distinct items of a vector or general list, the rows of a table or the values of a dictionary. */
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

/** Codes for the distinct rows of columns of equal count. */
export function codeRows(columns: readonly Value[], count: number): ItemCodes {
  const [first, ...others] = columns
  if (!first) return { codes: new Int32Array(count), firsts: new Int32Array(count ? 1 : 0) }
  let rows = codeItems(first)
  for (const column of others) rows = combineCodes(rows, codeItems(column))
  return rows
}

/** In a sorted vector equal items are neighbours, so that no table is needed to code them. */
const codeVector = (vector: Vector): ItemCodes =>
  vector.attribute === 's' && !Array.isArray(vector.data) ? codeRuns(wordsOf(vector.data)) : indexVector(vector)

/** Codes items of two words each; equal items are neighbours. */
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

/** Codes for the distinct pairs of the codes that two columns give to the same rows. */
const combineCodes = (x: ItemCodes, y: ItemCodes): ItemCodes =>
  indexPairs(pairCodes(x.codes, y.codes, y.firsts.length), x.firsts.length * y.firsts.length)

/** A number for each pair of codes, the second of which is below `width`; -1 if one of them is -1. */
function pairCodes(x: Int32Array, y: Int32Array, width: number): Float64Array {
  const pairs = new Float64Array(x.length)
  for (let i = 0; i < pairs.length; i++) {
    const [first, second] = [x[i] as number, y[i] as number]
    pairs[i] = first < 0 || second < 0 ? -1 : first * width + second
  }
  return pairs
}

/** Indexes the numbers of pairs, which are below `width`. */
const indexPairs = (pairs: Float64Array, width: number): ItemIndex =>
  width <= 4 * pairs.length ? indexDense(pairs, { low: 0, width }) : indexData(pairs)

/** Codes for the rows of two tables: rows with equal items have the same code in both. */
export interface SharedCodes {
  /** -1 for a row that the right table lacks. */
  left: Int32Array
  right: Int32Array
  /** The first right row of each code. */
  firsts: Int32Array
}

/** Codes for the rows of the columns on the right, and for those of as many columns on the left. */
export function shareCodes(left: readonly Value[], right: readonly Value[]): SharedCodes {
  const shared = right.map((column, i) => shareColumn(left[i] ?? signal('length'), column))
  return shared.length > 1 ? shared.reduce(combineShared) : (shared[0] ?? signal('length'))
}

function shareColumn(x: Value, y: Value): SharedCodes {
  const isSameDomain = x.kind === 'vector' && y.kind === 'vector' && x.domain === y.domain
  const [left, right] = isSameDomain ? [x, y] : [resolveEnumeration(x), resolveEnumeration(y)]
  if (left.kind !== 'vector' || right.kind !== 'vector' || left.type !== right.type) return shareItems(left, right)
  const { codes, firsts, find } = indexVector(right)
  return { left: find(left.data), right: codes, firsts }
}

/** Codes items of any type. The right column comes first in the joined list, so its codes are the lowest. */
function shareItems(x: Value, y: Value): SharedCodes {
  const count = countOf(y)
  const { codes, firsts } = codeItems(joinLists(y, x))
  const known = firsts.filter(index => index < count)
  const left = codes.slice(count).map(code => (code < known.length ? code : -1))
  return { left, right: codes.subarray(0, count), firsts: known }
}

function combineShared(x: SharedCodes, y: SharedCodes): SharedCodes {
  const width = y.firsts.length
  const { codes, firsts, find } = indexPairs(pairCodes(x.right, y.right, width), x.firsts.length * width)
  return { left: find(pairCodes(x.left, y.left, width)), right: codes, firsts }
}
