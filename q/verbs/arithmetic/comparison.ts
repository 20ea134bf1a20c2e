import { boolean } from '../../values/construct.ts'
import { signal } from '../../values/errors.ts'
import { countOf, itemAt, nullOfList } from '../../values/items.ts'
import { nullAtom } from '../../values/nulls.ts'
import { isList, type Simple, Type } from '../../values/types.ts'
import type { Atom, Item, Value } from '../../values/value.ts'
import { binary, type VerbTable } from '../../values/verb.ts'
import { equalItems, lessItems } from '../../vectors/compare.ts'
import { invertFlags } from '../../vectors/comparison-kernels.ts'
import { pairResult } from '../../vectors/operands.ts'
import { extendBinary } from './item-by-item.ts'
import { lesser } from './min-max.ts'

/** `x<>y` */
export const notEqual = extendComparison(
  (x, y) => invertFlags(equalItems(x, y)),
  (a, b) => a !== b,
)

/** `x<=y` */
export const atMost = extendComparison(
  (x, y) => invertFlags(lessItems(y, x)),
  (a, b) => a <= b,
)

/** `x>=y` */
export const atLeast = extendComparison(
  (x, y) => invertFlags(lessItems(x, y)),
  (a, b) => a >= b,
)

/** `x within y`: y has two items, which may be lists of bounds, one for each item of x. */
function within(x: Value, y: Value): Value {
  if (!isList(y) || countOf(y) !== 2) return signal(isList(y) ? 'length' : 'type')
  return lesser(atLeast(x, itemAt(y, 0)), atMost(x, itemAt(y, 1)))
}

export const comparisonVerbs: VerbTable = {
  within: binary(within, {
    shape: 'x within y',
    help: 'whether x lies between the two items of y, ends included',
    examples: [
      ['1 4 9 within 2 8', '010b'],
      ['5 1 within(0 2;9 9)', '10b'],
      ['3 within 1', "'type\n  [0]  3 within 1\n         ^"],
    ],
    isInfix: true,
    code: 24,
  }),
}

type Binary = (x: Value, y: Value) => Value

/**
 * A comparison item by item, given its loop over two operands. `ofNumbers` compares two longs, the usual operands in a
 * loop of q, without arrays. A value whose key the other dictionary lacks is compared with null.
 */
export function extendComparison(
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
