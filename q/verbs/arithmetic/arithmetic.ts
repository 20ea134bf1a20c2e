import { long } from '../../values/construct.ts'
import { compactLongs } from '../../values/exact-long.ts'
import { nullOfList } from '../../values/items.ts'
import { isNumeric, isTemporal, type Simple, Type } from '../../values/types.ts'
import { Atom, type Attribute, type Data, type Value } from '../../values/value.ts'
import { addExactly, computeExactly, multiplyExactly, subtractExactly } from '../../vectors/exact-arithmetic.ts'
import { typeOfProduct, typeOfQuotient, typeOfSum } from '../../vectors/operand-types.ts'
import { bigsOf, doublesOf, intsOf, inUnitOf, longsOf, pairCount, pairResult } from '../../vectors/operands.ts'
import {
  addDoubles,
  addInts,
  areExact,
  divideDoubles,
  type Kernel,
  multiplyDoubles,
  multiplyInts,
  multiplyLongs,
  subtractDoubles,
  subtractInts,
} from './arithmetic-kernels.ts'
import { extendBinary } from './item-by-item.ts'
import { negate } from './signs-and-nulls.ts'

/** `x+y` */
export const add = extendBinary((x, y) => computeAtoms(addition, x, y) ?? compute(addition, x, y))

/** `x-y`; of a key that only y has, the negative of its value remains. */
export const subtract = extendBinary((x, y) => computeAtoms(subtraction, x, y) ?? compute(subtraction, x, y), {
  ofRight: negate,
})

/** `x*y` */
export const multiply = extendBinary((x, y) => computeAtoms(multiplication, x, y) ?? compute(multiplication, x, y))

/** `x%y`, always a float. */
export const divide = extendBinary(divideItems)

/**
 * The item that `f':` takes before the first: `number` in the type of a numeric vector, or of the first row of a numeric
 * matrix; a long for times and other lists. For a vector of another type, such as symbols, its null.
 */
export const neutralItem =
  (number: number) =>
  (list: Value): Value => {
    const first = list.kind === 'list' ? list.at(0) : list
    const type = first?.kind === 'vector' ? first.type : Type.long
    if (isNumeric(type)) return new Atom(type, number)
    return isTemporal(type) || first !== list ? long(number) : nullOfList(list)
  }

/** One operator for every sort of storage. */
interface Operation {
  typeOf: (x: number, y: number) => number
  ofNumbers: (a: number, b: number) => number
  ofDoubles: Kernel<Float64Array, Float64Array | boolean>
  /** Returns whether all results are exact; a null result counts as inexact, see `areExact`. */
  ofLongs: Kernel<Float64Array, boolean>
  ofInts: Kernel<Int32Array>
  exactly: (a: bigint, b: bigint) => bigint
  /** Whether a sorted list stays sorted when it is the left or right operand and the other is an atom. */
  keepsOrder: { ofLeft: boolean; ofRight: boolean }
}

const addition: Operation = {
  typeOf: typeOfSum,
  ofNumbers: (a, b) => a + b,
  ofDoubles: addDoubles,
  ofLongs: addDoubles,
  ofInts: addInts,
  exactly: addExactly,
  keepsOrder: { ofLeft: true, ofRight: true },
}

const subtraction: Operation = {
  typeOf: typeOfSum,
  ofNumbers: (a, b) => a - b,
  ofDoubles: subtractDoubles,
  ofLongs: subtractDoubles,
  ofInts: subtractInts,
  exactly: subtractExactly,
  keepsOrder: { ofLeft: true, ofRight: false },
}

const multiplication: Operation = {
  typeOf: typeOfProduct,
  ofNumbers: (a, b) => a * b,
  ofDoubles: multiplyDoubles,
  ofLongs: multiplyLongs,
  ofInts: multiplyInts,
  exactly: multiplyExactly,
  keepsOrder: { ofLeft: false, ofRight: false },
}

/** Computes two longs or floats, the usual operands in a loop of q. Undefined for others and for inexact longs. */
function computeAtoms({ ofNumbers }: Operation, x: Simple, y: Simple): Atom | undefined {
  if (x.kind !== 'atom' || y.kind !== 'atom' || !isUsualNumber(x) || !isUsualNumber(y)) return undefined
  const result = ofNumbers(Number(x.item), Number(y.item))
  if (x.type === Type.float || y.type === Type.float) return new Atom(Type.float, result)
  return Number.isSafeInteger(result) ? new Atom(Type.long, result + 0) : undefined
}

const isUsualNumber = (x: Atom) => x.type === Type.float || (x.type === Type.long && Number.isFinite(x.item))

function compute(operation: Operation, x: Simple, y: Simple): Value {
  const type = operation.typeOf(x.type, y.type)
  const data = computeData(operation, type, inUnitOf(type, x), inUnitOf(type, y))
  return pairResult(type, data, x, y, keptAttribute(operation, x, y))
}

function computeData(operation: Operation, type: number, x: Simple, y: Simple): Data {
  const length = pairCount(x, y)
  switch (type) {
    case Type.float:
    case Type.datetime:
      return computeDoubles(operation, x, y, length)
    case Type.real:
      return new Float32Array(computeDoubles(operation, x, y, length))
    case Type.long:
    case Type.timespan:
      return computeLongs(operation, x, y, length)
    case Type.timestamp:
      return computeExactly(operation.exactly, bigsOf(x), bigsOf(y), length)
    default:
      return operation.ofInts(intsOf(x), intsOf(y), new Int32Array(length))
  }
}

function computeDoubles({ ofDoubles }: Operation, x: Simple, y: Simple, length: number): Float64Array {
  const results = new Float64Array(length)
  ofDoubles(doublesOf(x), doublesOf(y), results)
  return results
}

/** Computes on doubles, and once more on 64-bit integers if a result is beyond ±(2^53-1). */
function computeLongs({ ofLongs, exactly }: Operation, x: Simple, y: Simple, length: number): Data {
  const [left, right] = [longsOf(x), longsOf(y)]
  if (left && right) {
    const results = new Float64Array(length)
    if (ofLongs(left, right, results) || areExact(results, left, right)) return results
  }
  return compactLongs(computeExactly(exactly, bigsOf(x), bigsOf(y), length))
}

function keptAttribute({ keepsOrder }: Operation, x: Simple, y: Simple): Attribute {
  if (x.kind === 'vector') return keepsOrder.ofLeft && y.kind === 'atom' && x.attribute === 's' ? 's' : ''
  return keepsOrder.ofRight && y.kind === 'vector' && y.attribute === 's' ? 's' : ''
}

function divideItems(x: Simple, y: Simple): Value {
  if (x.kind === 'atom' && y.kind === 'atom' && isUsualNumber(x) && isUsualNumber(y))
    return new Atom(Type.float, Number(x.item) / Number(y.item))
  const type = typeOfQuotient(x.type, y.type)
  return pairResult(type, divideDoubles(doublesOf(x), doublesOf(y), new Float64Array(pairCount(x, y))), x, y)
}
