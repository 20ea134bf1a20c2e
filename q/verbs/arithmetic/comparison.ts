import { boolean } from '../../values/construct.ts'
import { signal } from '../../values/errors.ts'
import { countOf, itemAt } from '../../values/items.ts'
import { matches } from '../../values/match.ts'
import { nullAtom, nullOfList } from '../../values/nulls.ts'
import { isList, type Simple, Type } from '../../values/types.ts'
import type { Atom, Item, Value } from '../../values/value.ts'
import { binary, type VerbTable } from '../../values/verb.ts'
import { equalItems, lessItems } from '../../vectors/compare.ts'
import { invertFlags } from '../../vectors/comparison-kernels.ts'
import { pairResult } from '../../vectors/operands.ts'
import { extendBinary } from './item-by-item.ts'
import { lesser } from './min-max.ts'

/** `x=y`, item by item */
const equal = extendComparison(equalItems, (a, b) => a === b)
/** `x<>y` */
export const notEqual = extendComparison(
  (x, y) => invertFlags(equalItems(x, y)),
  (a, b) => a !== b,
)
/** `x<y` */
const lessThan = extendComparison(lessItems, (a, b) => a < b)
/** `x>y` */
const greaterThan = extendComparison(
  (x, y) => lessItems(y, x),
  (a, b) => a > b,
)
/** `x<=y` */
const atMost = extendComparison(
  (x, y) => invertFlags(lessItems(y, x)),
  (a, b) => a <= b,
)
/** `x>=y` */
const atLeast = extendComparison(
  (x, y) => invertFlags(lessItems(x, y)),
  (a, b) => a >= b,
)

export const comparison: VerbTable = {
  '=': binary(equal),
  '<>': binary(notEqual),
  '<': binary(lessThan),
  '>': binary(greaterThan),
  '<=': binary(atMost),
  '>=': binary(atLeast),
  '~': binary((x, y) => boolean(matches(x, y))),
}

type Binary = (x: Value, y: Value) => Value

/** Two longs, the usual case in loops of q, need no arrays. A value whose key the other side lacks is compared with null. */
function extendComparison(
  flagItems: (x: Simple, y: Simple) => Uint8Array,
  ofNumbers: (a: Item, b: Item) => boolean,
): Binary {
  function compareSimple(x: Simple, y: Simple): Value {
    if (isKnownLong(x) && isKnownLong(y)) return boolean(ofNumbers(x.item, y.item))
    return pairResult(Type.boolean, flagItems(x, y), x, y)
  }
  const compare: Binary = extendBinary(compareSimple, {
    ofLeft: value => compare(value, nullLike(value)),
    ofRight: value => compare(nullLike(value), value),
  })
  return compare
}

const isKnownLong = (x: Simple): x is Atom => x.kind === 'atom' && x.type === Type.long && !Number.isNaN(x.item)

/** The null of an atom's type, or of a list's items. */
const nullLike = (value: Value): Value =>
  value.kind === 'atom' ? nullAtom(value.type, value.domain) : nullOfList(value)

/**
 * `x within y`: whether items of x lie between the two items of y, which belong to it. These may be lists of bounds,
 * one for each item of x: `5 1 within (0 2;9 9)` is 10b.
 */
function within(x: Value, y: Value): Value {
  if (!isList(y) || countOf(y) !== 2) return signal(isList(y) ? 'length' : 'type')
  return lesser(atLeast(x, itemAt(y, 0)), atMost(x, itemAt(y, 1)))
}

export const withinVerb: VerbTable = { within: binary(within) }
