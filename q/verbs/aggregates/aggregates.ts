import { multiplyExactly, reduceExactly, sumExactly } from '../../numbers/exact-long-arithmetic.ts'
import { long } from '../../values/construct.ts'
import { longItem } from '../../values/exact-long.ts'
import { isNullItem } from '../../values/null-items.ts'
import { signal } from '../../values/q-error.ts'
import { isFloating, Type, typeInfo } from '../../values/types.ts'
import { Atom, type Item, type Value, type Vector } from '../../values/value.ts'
import { unary, type VerbTable } from '../../values/verb-table.ts'
import { add, multiply } from '../arithmetic/arithmetic.ts'
import { typeOfProduct } from '../arithmetic/arithmetic-types.ts'
import { greater, lesser } from '../arithmetic/min-max.ts'
import { bigsOf, doublesOf, intsOf, longsOf } from '../arithmetic/numeric-data.ts'
import { isComparedAsNumber } from '../comparison/comparison-types.ts'
import { areAtoms, extendAggregate, foldItems } from './aggregate-extension.ts'
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

/** `sum x`, `+/x` of a list: nulls count as 0 */
export const sum = extendAggregate({
  ofVector: sumVector,
  ofItems: items => foldOver(items, add, 0),
})

/** `prd x`: the product; nulls count as 1 */
export const prd = extendAggregate({
  ofVector: multiplyVector,
  ofItems: items => foldOver(items, multiply, 1),
})

/** `max x`: the greatest item, negative infinity if there is none but nulls */
export const max = extendAggregate({
  ofVector: maxOfVector,
  ofItems: items => (items.length ? foldItems(items, greater) : long(Number.NEGATIVE_INFINITY)),
})

/** `min x`: the least item that is not null, infinity if there is none */
export const min = extendAggregate({
  ofVector: minOfVector,
  ofItems: items => (items.length ? foldItems(items, lesser) : long(Number.POSITIVE_INFINITY)),
})

export const aggregates: VerbTable = { sum: unary(sum), prd: unary(prd), max: unary(max), min: unary(min) }

/** The type of the sum of a vector: int for booleans, bytes and shorts, else the type of its items; chars have none. */
export const typeOfTotal = (type: number): number => typeOfProduct(type, Type.boolean)

/** Nulls among atoms of several types count for nothing; in rows of a matrix they make the result null there. */
function foldOver(items: readonly Value[], combine: (x: Value, y: Value) => Value, identity: number): Value {
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
  if (type !== Type.long && type !== Type.timespan) return new Atom(type, sumInts(intsOf(x)))
  const longs = longsOf(x)
  return new Atom(type, longs ? sumLongs(longs) : longItem(sumExactly(bigsOf(x))))
}

function multiplyVector(x: Vector): Value {
  const type = typeOfTotal(x.type)
  if (isFloating(type)) return floatAtom(type, multiplyAllDoubles(doublesOf(x)))
  if (type === Type.timestamp) return new Atom(type, reduceExactly(multiplyExactly, bigsOf(x), 1n))
  if (type !== Type.long && type !== Type.timespan) return new Atom(type, multiplyAllInts(intsOf(x)))
  const longs = longsOf(x)
  const total = longs && multiplyAllLongs(longs)
  return new Atom(type, total ?? longItem(reduceExactly(multiplyExactly, bigsOf(x), 1n)))
}

const floatAtom = (type: number, total: number) => new Atom(type, type === Type.real ? Math.fround(total) : total)

function maxOfVector(x: Vector): Value {
  const { type, data } = x
  if (!isComparedAsNumber(type)) signal('type')
  if (data instanceof BigInt64Array) return bigAtom(type, maxOfBigs(data))
  if (holdsDoubles(type)) return new Atom(type, maxOfDoubles(longsOrDoubles(x)))
  return new Atom(type, maxOfInts(intsOf(x), leastOf(type)))
}

function minOfVector(x: Vector): Value {
  const { type, data } = x
  if (!isComparedAsNumber(type)) signal('type')
  if (data instanceof BigInt64Array) return bigAtom(type, minOfBigs(data))
  if (holdsDoubles(type)) return new Atom(type, minOfDoubles(longsOrDoubles(x)))
  return new Atom(type, minOfInts(intsOf(x), greatestOf(type)))
}

const holdsDoubles = (type: number) => isFloating(type) || type === Type.long || type === Type.timespan

const longsOrDoubles = (x: Vector) => (x.data instanceof Float64Array ? x.data : doublesOf(x))

const bigAtom = (type: number, item: bigint) => new Atom(type, type === Type.timestamp ? item : longItem(item))

/** Positive infinity, or the largest item of types that have none. */
export function greatestOf(type: number): number {
  if (type === Type.boolean) return 1
  return Number((typeInfo(type).infinity ?? 255) as Item)
}

/** Negative infinity, or 0 for types that have none. */
export const leastOf = (type: number): number => (typeInfo(type).infinity === undefined ? 0 : -greatestOf(type))
