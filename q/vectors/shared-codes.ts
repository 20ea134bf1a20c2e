import { resolveEnumeration } from '../values/enumerations.ts'
import { signal } from '../values/errors.ts'
import { countOf } from '../values/items.ts'
import type { Value } from '../values/value.ts'
import { codeItems, indexPairs, pairCodes } from './item-codes.ts'
import { indexVector } from './item-index.ts'
import { joinLists } from './join-lists.ts'

/** Numbers for the rows of two tables: rows with equal items have one number in both. */
export interface SharedCodes {
  /** -1 for a row that the right table lacks. */
  left: Int32Array
  right: Int32Array
  /** The first right row of each number. */
  firsts: Int32Array
}

/** Numbers the rows of columns on the right, and those of as many columns on the left after them. */
export function shareCodes(left: readonly Value[], right: readonly Value[]): SharedCodes {
  const shared = right.map((column, i) => shareColumn(left[i] as Value, column))
  return shared.length > 1 ? shared.reduce(combineShared) : (shared[0] ?? signal('length'))
}

function shareColumn(x: Value, y: Value): SharedCodes {
  const isSameDomain = x.kind === 'vector' && y.kind === 'vector' && x.domain === y.domain
  const [left, right] = isSameDomain ? [x, y] : [resolveEnumeration(x), resolveEnumeration(y)]
  if (left.kind !== 'vector' || right.kind !== 'vector' || left.type !== right.type) return shareItems(left, right)
  const { codes, firsts, find } = indexVector(right)
  return { left: find(left.data), right: codes, firsts }
}

/** Numbers items of any type, those of the right column first. */
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
