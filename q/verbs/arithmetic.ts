import { compactLongs } from '../numbers/exact-long-arithmetic.ts'
import { Type } from '../values/types.ts'
import { Atom, type Attribute, type Data, type Item, type Value, Vector } from '../values/value.ts'
import { binary, type VerbTable } from '../values/verb-table.ts'
import {
  addDoubles,
  addInts,
  areExact,
  divideDoubles,
  multiplyDoubles,
  multiplyInts,
  multiplyLongs,
  subtractDoubles,
  subtractInts,
} from './arithmetic-kernels.ts'
import { typeOfProduct, typeOfQuotient, typeOfSum } from './arithmetic-types.ts'
import { extendBinary, type Simple } from './atomic-extension.ts'
import { addBigs, multiplyBigs, subtractBigs } from './big-kernels.ts'
import type { Kernel } from './kernel.ts'
import { bigsOf, doublesOf, intsOf, longsOf } from './numeric-data.ts'
import { negate } from './signs.ts'
import { inUnitOf } from './temporal-operands.ts'

/** What one operator of arithmetic does to the items of every sort of storage. */
interface Operation {
  typeOf: (x: number, y: number) => number
  ofNumbers: (a: number, b: number) => number
  ofDoubles: Kernel<Float64Array>
  ofLongs: Kernel<Float64Array>
  ofInts: Kernel<Int32Array>
  ofBigs: Kernel<BigInt64Array>
}

const sum: Operation = {
  typeOf: typeOfSum,
  ofNumbers: (a, b) => a + b,
  ofDoubles: addDoubles,
  ofLongs: addDoubles,
  ofInts: addInts,
  ofBigs: addBigs,
}

const difference: Operation = {
  typeOf: typeOfSum,
  ofNumbers: (a, b) => a - b,
  ofDoubles: subtractDoubles,
  ofLongs: subtractDoubles,
  ofInts: subtractInts,
  ofBigs: subtractBigs,
}

const product: Operation = {
  typeOf: typeOfProduct,
  ofNumbers: (a, b) => a * b,
  ofDoubles: multiplyDoubles,
  ofLongs: multiplyLongs,
  ofInts: multiplyInts,
  ofBigs: multiplyBigs,
}

/** `x+y` */
export const add = extendBinary((x, y) => computeAtoms(sum, x, y) ?? compute(sum, x, y))
/** `x-y`; of a key that only y has, the negative of its value remains */
export const subtract = extendBinary((x, y) => computeAtoms(difference, x, y) ?? compute(difference, x, y), {
  ofRight: negate,
})
/** `x*y` */
export const multiply = extendBinary((x, y) => computeAtoms(product, x, y) ?? compute(product, x, y))
/** `x%y`, always a float */
export const divide = extendBinary(divideItems)

export const arithmetic: VerbTable = {
  '+': binary(add),
  '-': binary(subtract),
  '*': binary(multiply),
  '%': binary(divide),
}

/** The usual cases in loops of q: longs and floats. Undefined for others, and if the result needs care. */
function computeAtoms({ ofNumbers }: Operation, x: Simple, y: Simple): Atom | undefined {
  if (x.kind !== 'atom' || y.kind !== 'atom') return undefined
  const a = x.item
  const b = y.item
  if (typeof a !== 'number' || typeof b !== 'number') return undefined
  const result = ofNumbers(a, b)
  if (x.type === Type.long && y.type === Type.long)
    return Number.isSafeInteger(result) ? new Atom(Type.long, result + 0) : undefined
  if (x.type === Type.float && (y.type === Type.float || isUsualLong(y))) return new Atom(Type.float, result)
  return y.type === Type.float && isUsualLong(x) ? new Atom(Type.float, result) : undefined
}

const isUsualLong = (x: Atom) => x.type === Type.long && Number.isFinite(x.item)

function compute(operation: Operation, x: Simple, y: Simple): Value {
  const type = operation.typeOf(x.type, y.type)
  const attribute = operation === sum || operation === difference ? keptAttribute(operation, x, y) : ''
  const data = computeData(operation, type, inUnitOf(type, x), inUnitOf(type, y))
  return isAtomic(x, y) ? new Atom(type, atomItem(data)) : new Vector(type, data, attribute)
}

function computeData(operation: Operation, type: number, x: Simple, y: Simple): Data {
  const length = resultLength(x, y)
  switch (type) {
    case Type.float:
    case Type.datetime:
      return operation.ofDoubles(doublesOf(x), doublesOf(y), new Float64Array(length))
    case Type.real:
      return new Float32Array(operation.ofDoubles(doublesOf(x), doublesOf(y), new Float64Array(length)))
    case Type.long:
    case Type.timespan:
      return computeLongs(operation, x, y, length)
    case Type.timestamp:
      return operation.ofBigs(bigsOf(x), bigsOf(y), new BigInt64Array(length))
    default:
      return operation.ofInts(intsOf(x), intsOf(y), new Int32Array(length))
  }
}

function computeLongs({ ofLongs, ofBigs }: Operation, x: Simple, y: Simple, length: number): Data {
  const [left, right] = [longsOf(x), longsOf(y)]
  if (left && right) {
    const result = ofLongs(left, right, new Float64Array(length))
    if (areExact(result, left, right)) return result
  }
  return compactLongs(ofBigs(bigsOf(x), bigsOf(y), new BigInt64Array(length)))
}

function divideItems(x: Simple, y: Simple): Value {
  const type = typeOfQuotient(x.type, y.type)
  const data = divideDoubles(doublesOf(x), doublesOf(y), new Float64Array(resultLength(x, y)))
  return isAtomic(x, y) ? new Atom(type, atomItem(data)) : new Vector(type, data)
}

const isAtomic = (x: Simple, y: Simple) => x.kind === 'atom' && y.kind === 'atom'

const atomItem = (data: Data) => data[0] as Item

const resultLength = (x: Simple, y: Simple) =>
  x.kind === 'vector' ? x.data.length : y.kind === 'vector' ? y.data.length : 1

/** A sorted list stays sorted when an atom is added or taken away. */
function keptAttribute(operation: Operation, x: Simple, y: Simple): Attribute {
  if (x.kind === 'vector' && y.kind === 'atom') return x.attribute === 's' ? 's' : ''
  return operation === sum && x.kind === 'atom' && y.kind === 'vector' && y.attribute === 's' ? 's' : ''
}
