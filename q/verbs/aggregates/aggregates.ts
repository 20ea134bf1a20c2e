import { boolean, long, symbols } from '../../values/construct.ts'
import { signal } from '../../values/errors.ts'
import { holdsLongs, longItem } from '../../values/exact-long.ts'
import { toUniformList } from '../../values/items.ts'
import { spend, startStep } from '../../values/meter.ts'
import { isNullItem } from '../../values/nulls.ts'
import { isFloating, isKeyedTable, Type, typeInfo } from '../../values/types.ts'
import { Atom, Dictionary, type Item, type Value, type Vector } from '../../values/value.ts'
import { unary, type VerbTable } from '../../values/verb.ts'
import { multiplyExactly, reduceExactly, sumExactly } from '../../vectors/exact-arithmetic.ts'
import { isNumericCharOrTemporal, typeOfProduct } from '../../vectors/operand-types.ts'
import { bigsOf, doublesOf, intsOf, longsOf } from '../../vectors/operands.ts'
import { add, multiply } from '../arithmetic/arithmetic.ts'
import { greater, lesser } from '../arithmetic/min-max.ts'
import { invert } from '../arithmetic/signs-and-nulls.ts'
import {
  maxOfBigs,
  maxOfDoubles,
  maxOfInts,
  minOfBigs,
  minOfDoubles,
  minOfInts,
  multiplyAllDoubles,
  multiplyAllInts,
  multiplyAllLongs,
  sumBytes,
  sumDoubles,
  sumInts,
  sumLongs,
} from './aggregate-kernels.ts'
import { maxGroups, minGroups, sumGroups } from './over-groups.ts'

/** `sum x`, `+/x` of a list: nulls count as 0. */
export const sum = extendAggregate({
  ofVector: sumVector,
  ofItems: items => foldSkippingNulls(items, add, 0),
})

/** `prd x`: the product; nulls count as 1. */
export const prd = extendAggregate({
  ofVector: multiplyVector,
  ofItems: items => foldSkippingNulls(items, multiply, 1),
})

/** `max x`: the greatest item; negative infinity if all are null. */
export const max = extendAggregate({
  ofVector: maxOfVector,
  ofItems: items => (items.length ? foldItems(items, greater) : long(Number.NEGATIVE_INFINITY)),
})

/** `min x`: the least item that is not null; infinity if all are. */
export const min = extendAggregate({
  ofVector: minOfVector,
  ofItems: items => (items.length ? foldItems(items, lesser) : long(Number.POSITIVE_INFINITY)),
})

/** `all x`: whether no item is 0; of a matrix, for each column. */
const all = extendAggregate({
  ofAtom: x => boolean(isTrue(x.type, x.item)),
  ofVector: x => boolean(!hasItem(x, false)),
  ofItems: items => (items.length ? foldItems(items.map(flagsOf), lesser) : boolean(true)),
})

/** `any x`: whether some item is not 0. */
const any = extendAggregate({
  ofAtom: x => boolean(isTrue(x.type, x.item)),
  ofVector: x => boolean(hasItem(x, true)),
  ofItems: items => (items.length ? foldItems(items.map(flagsOf), greater) : boolean(false)),
})

export const aggregateVerbs: VerbTable = {
  sum: unary(sum, {
    shape: 'sum x',
    help: 'the sum of all items; nulls count as 0',
    examples: [
      ['sum 4 0N 6', '10'],
      ['sum()', '0'],
      ['sum([]a:1 2;b:3 4)', 'a| 3\nb| 7'],
    ],
    code: 25,
    overPartitions: 'together',
    overGroups: sumGroups,
  }),
  prd: unary(prd, {
    shape: 'prd x',
    help: 'the product of all items; nulls count as 1',
    examples: [
      ['prd 2 3 4', '24'],
      ['prd 0N 2', '2'],
      ['prd()', '1'],
    ],
    code: 26,
    overPartitions: 'together',
  }),
  max: unary(max, {
    shape: 'max x',
    help: 'the largest item',
    examples: [
      ['max 3 9 4', '9'],
      ['max 0N 0N', '-0W'],
      ['max"hello"', '"o"'],
    ],
    code: 28,
    overPartitions: 'together',
    overGroups: maxGroups,
  }),
  min: unary(min, {
    shape: 'min x',
    help: 'the smallest item that is not null',
    examples: [
      ['min 3 9 4', '3'],
      ['min 0N 3 1', '1'],
      ['min`a`b', "'type\n  [0]  min`a`b\n       ^"],
    ],
    code: 27,
    overPartitions: 'together',
    overGroups: minGroups,
  }),
  all: unary(all, {
    shape: 'all x',
    help: 'true if every item is true',
    examples: [
      ['all 3<4 5 6', '1b'],
      ['all()', '1b'],
      ['all(1 1;1 0)', '10b'],
    ],
    overPartitions: 'together',
  }),
  any: unary(any, {
    shape: 'any x',
    help: 'true if at least one item is true',
    examples: [
      ['any 5<4 5 6', '1b'],
      ['any()', '0b'],
      ['any([]a:0 1;b:0 0)', 'a| 1\nb| 0'],
    ],
    overPartitions: 'together',
  }),
}

/** How an aggregate treats each kind of argument but dictionaries and tables. */
interface Aggregate {
  /** By default an atom is its own result. */
  ofAtom?: (x: Atom) => Value
  ofVector: (x: Vector) => Value
  /** For the items of a general list: rows of a matrix, or atoms of several types. */
  ofItems: (items: readonly Value[]) => Value
}

/**
 * Extends a function that reduces lists: of a dictionary it reduces the values, of a table each column. The `sum` of
 * `([]a:1 2;b:3 4)` is `` `a`b!3 7``.
 */
export function extendAggregate({ ofAtom, ofVector, ofItems }: Aggregate): (x: Value) => Value {
  function extended(x: Value): Value {
    switch (x.kind) {
      case 'atom':
        return ofAtom ? ofAtom(x) : x
      case 'vector':
        return ofVector(x)
      case 'list':
        return ofItems(x.items)
      case 'dictionary':
        return extended(x.values)
      case 'table':
        return new Dictionary(symbols(x.names), toUniformList(x.columns.map(extended)))
      default:
        return signal('type')
    }
  }
  return extended
}

/** Combines items from the first to the last: `(1 2;3 4;5 6)` with `+` gives `9 12`. */
export function foldItems(items: readonly Value[], combine: (x: Value, y: Value) => Value): Value {
  const [first, ...rest] = items
  if (!first) return signal('length')
  return rest.reduce((total, item) => {
    startStep()
    spend(10)
    return combine(total, item)
  }, first)
}

export const areAtoms = (items: readonly Value[]): items is readonly Atom[] => items.every(item => item.kind === 'atom')

/** Extends a function that reduces two lists: of dictionaries it reduces the values. */
export const extendPairAggregate =
  (reduce: (x: Value, y: Value) => Value) =>
  (x: Value, y: Value): Value =>
    reduce(valuesOfDictionary(x), valuesOfDictionary(y))

const valuesOfDictionary = (x: Value): Value => (x.kind === 'dictionary' && !isKeyedTable(x) ? x.values : x)

/** The type of the sum of a vector: int for booleans, bytes and shorts, else the type of its items; chars have none. */
export const typeOfTotal = (type: number): number => typeOfProduct(type, Type.boolean)

/** Folds a general list. Nulls among atoms count as `identity`; a null in a row of a matrix makes its column null. */
function foldSkippingNulls(items: readonly Value[], combine: (x: Value, y: Value) => Value, identity: number): Value {
  if (!items.length) return long(identity)
  if (!areAtoms(items)) return foldItems(items, combine)
  return foldItems(
    items.map(atom => (isNullItem(atom.type, atom.item) ? numberAtom(atom.type, identity) : atom)),
    combine,
  )
}

const numberAtom = (type: number, number: number) => new Atom(type, type === Type.timestamp ? BigInt(number) : number)

function sumVector(x: Vector): Value {
  const type = typeOfTotal(x.type)
  if (x.data instanceof Uint8Array) return new Atom(type, sumBytes(x.data))
  if (isFloating(type)) return floatAtom(type, sumDoubles(doublesOf(x)))
  if (type === Type.timestamp) return new Atom(type, sumExactly(bigsOf(x)))
  if (!holdsLongs(type)) return new Atom(type, sumInts(intsOf(x)))
  const longs = longsOf(x)
  return new Atom(type, longs ? sumLongs(longs) : longItem(sumExactly(bigsOf(x))))
}

function multiplyVector(x: Vector): Value {
  const type = typeOfTotal(x.type)
  if (isFloating(type)) return floatAtom(type, multiplyAllDoubles(doublesOf(x)))
  if (type === Type.timestamp) return new Atom(type, reduceExactly(multiplyExactly, bigsOf(x), 1n))
  if (!holdsLongs(type)) return new Atom(type, multiplyAllInts(intsOf(x)))
  const longs = longsOf(x)
  const total = longs && multiplyAllLongs(longs)
  return new Atom(type, total ?? longItem(reduceExactly(multiplyExactly, bigsOf(x), 1n)))
}

const floatAtom = (type: number, total: number) => new Atom(type, type === Type.real ? Math.fround(total) : total)

function maxOfVector(x: Vector): Value {
  const { type, data } = x
  if (!isNumericCharOrTemporal(type)) signal('type')
  if (data instanceof BigInt64Array) return bigAtom(type, maxOfBigs(data))
  if (holdsDoubles(type)) return new Atom(type, maxOfDoubles(longsOrDoubles(x)))
  return new Atom(type, maxOfInts(intsOf(x), leastOf(type)))
}

function minOfVector(x: Vector): Value {
  const { type, data } = x
  if (!isNumericCharOrTemporal(type)) signal('type')
  if (data instanceof BigInt64Array) return bigAtom(type, minOfBigs(data))
  if (holdsDoubles(type)) return new Atom(type, minOfDoubles(longsOrDoubles(x)))
  return new Atom(type, minOfInts(intsOf(x), greatestOf(type)))
}

const holdsDoubles = (type: number) => isFloating(type) || holdsLongs(type)

const longsOrDoubles = (x: Vector) => (x.data instanceof Float64Array ? x.data : doublesOf(x))

const bigAtom = (type: number, item: bigint) => new Atom(type, type === Type.timestamp ? item : longItem(item))

/** Positive infinity, or the largest item of types that have none. */
export function greatestOf(type: number): number {
  if (type === Type.boolean) return 1
  return Number((typeInfo(type).infinity ?? 255) as Item)
}

/** Negative infinity, or 0 for types that have none. */
export const leastOf = (type: number): number => (typeInfo(type).infinity === undefined ? 0 : -greatestOf(type))

/** 1b where an item is not 0, at any depth. */
const flagsOf = (x: Value): Value => invert(invert(x))

const isTrue = (type: number, item: Item) => (isNumericCharOrTemporal(type) ? Number(item) !== 0 : signal('type'))

function hasItem({ type, data }: Vector, sought: boolean): boolean {
  if (!isNumericCharOrTemporal(type)) signal('type')
  for (let i = 0; i < data.length; i++) if ((Number(data[i]) !== 0) === sought) return true
  return false
}
