import { countOf, itemsOf } from '../../values/items.ts'
import { signal } from '../../values/q-error.ts'
import type { Value, Vector } from '../../values/value.ts'
import { type ItemCodes, type ItemIndex, indexData, indexDense, indexKeys, indexVector } from './item-index.ts'
import { valueKey } from './value-key.ts'
import { wordsOf } from './word-hash.ts'

/** Numbers the distinct items of a vector or general list, rows of a table, values of a dictionary. */
export function codeItems(list: Value): ItemCodes {
  switch (list.kind) {
    case 'vector':
      return codeVector(list)
    case 'list':
      return indexKeys(keysOf(list))
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
export const keysOf = (list: Value): string[] => itemsOf(list).map(valueKey)
