import { resolveEnumeration } from '../values/enumerations.ts'
import { signal } from '../values/errors.ts'
import { inOneForm } from '../values/exact-long.ts'
import { itemsOf } from '../values/items.ts'
import { spend } from '../values/meter.ts'
import { symbolText } from '../values/symbols.ts'
import { isFloating, isSimple, isTemporal, type Simple, Type, typeOf } from '../values/types.ts'
import type { Data, Item, Value } from '../values/value.ts'
import {
  equalBigs,
  equalFloats,
  equalInts,
  equalLongs,
  lessBigs,
  lessFloats,
  lessInts,
  lessLongs,
  lessSymbols,
} from './comparison-kernels.ts'
import { comparedType, isNumericCharOrTemporal } from './operand-types.ts'
import { bigsOf, convertOperand, dataOf, doublesOf, holdsInts, intsOf, longsOf, pairCount } from './operands.ts'

/** A flag for each pair of items: 1 if they are equal. Signals `type` for pairs such as a symbol and a number. */
export const equalItems = (x: Simple, y: Simple): Uint8Array =>
  isEnumerated(x) && isEnumerated(y) && x.domain === y.domain
    ? equalInts(dataOf(x) as Int32Array, dataOf(y) as Int32Array, new Uint8Array(pairCount(x, y)))
    : compareItems(x, y, equalKernels)

/** A flag for each pair of items: 1 if that of x is less. Signals `type` for pairs such as a symbol and a number. */
export const lessItems = (x: Simple, y: Simple): Uint8Array => compareItems(x, y, lessKernels)

type Kernel<Numbers> = (x: Numbers, y: Numbers, out: Uint8Array) => Uint8Array

/** The loops of one comparison; both operands are converted to the form that one of them takes. */
interface Kernels {
  symbols: Kernel<Int32Array>
  ints: Kernel<Int32Array>
  longs: Kernel<Float64Array>
  floats: Kernel<Float64Array>
  bigs: Kernel<Data>
}

const equalKernels: Kernels = {
  symbols: equalInts,
  ints: equalInts,
  longs: equalLongs,
  floats: equalFloats,
  bigs: equalBigs,
}

const lessKernels: Kernels = {
  symbols: lessSymbols,
  ints: lessInts,
  longs: lessLongs,
  floats: lessFloats,
  bigs: lessBigs,
}

function compareItems(x: Simple, y: Simple, kernels: Kernels): Uint8Array {
  if (isEnumerated(x) || isEnumerated(y)) return compareItems(resolveOperand(x), resolveOperand(y), kernels)
  if (isTemporal(x.type) && isTemporal(y.type) && x.type !== y.type) {
    const type = comparedType(x.type, y.type)
    return compareItems(convertOperand(x, type), convertOperand(y, type), kernels)
  }
  const out = new Uint8Array(pairCount(x, y))
  if (x.type === Type.symbol && y.type === Type.symbol)
    return kernels.symbols(dataOf(x) as Int32Array, dataOf(y) as Int32Array, out)
  if (x.type === Type.guid && y.type === Type.guid) return kernels.bigs(dataOf(x), dataOf(y), out)
  if (!isNumericCharOrTemporal(x.type) || !isNumericCharOrTemporal(y.type)) signal('type')
  if (isFloating(x.type) || isFloating(y.type)) return kernels.floats(doublesOf(x), doublesOf(y), out)
  if (holdsInts(x.type) && holdsInts(y.type)) return kernels.ints(intsOf(x), intsOf(y), out)
  const [left, right] = [longsOf(x), longsOf(y)]
  return left && right ? kernels.longs(left, right, out) : kernels.bigs(bigsOf(x), bigsOf(y), out)
}

const isEnumerated = (x: Simple) => x.type === Type.enumeration

/** The symbols or other items that an enumerated operand refers to. */
function resolveOperand(x: Simple): Simple {
  const resolved = resolveEnumeration(x)
  return isSimple(resolved) ? resolved : signal('type')
}

/** Below 0 if the first comes before the second, 0 if they are equal, above 0 otherwise. */
export type Compare<Element> = (x: Element, y: Element) => number

/** The sort order of items of a simple type: nulls first, symbols by their texts. */
export function itemOrder(type: number): Compare<Item> {
  return type === Type.symbol ? (x, y) => compareTexts(symbolText(x), symbolText(y)) : compareNumbers
}

/**
 * The sort order of any two values: atoms before lists, by type and then by size; lists item by item, so that `"ab"`
 * comes after `"a"` and before `"b"`.
 */
export function compareValues(x: Value, y: Value): number {
  if (x.kind === 'atom' && y.kind === 'atom')
    return x.type === y.type ? itemOrder(x.type)(x.item, y.item) : x.type - y.type
  if (isSequence(x) && isSequence(y)) return compareLists(x, y)
  return Number(x.kind !== 'atom') - Number(y.kind !== 'atom') || Math.abs(typeOf(x)) - Math.abs(typeOf(y))
}

const isSequence = (value: Value) => value.kind === 'vector' || value.kind === 'list'

function compareLists(x: Value, y: Value): number {
  if (x.kind === 'vector' && y.kind === 'vector')
    return x.type === y.type ? compareEach(...inOneForm(x.data, y.data), itemOrder(x.type)) : x.type - y.type
  return compareEach(itemsOf(x), itemsOf(y), compareValues)
}

function compareEach<Element>(x: ArrayLike<Element>, y: ArrayLike<Element>, compare: Compare<Element>): number {
  spend(2)
  for (let i = 0; i < x.length && i < y.length; i++) {
    const order = compare(x[i] as Element, y[i] as Element)
    if (order) return order
  }
  return x.length - y.length
}

const compareTexts = (x: string, y: string) => (x < y ? -1 : x > y ? 1 : 0)

/** NaN, the null of longs and floats, comes before all numbers. */
function compareNumbers(x: Item, y: Item): number {
  if (x < y) return -1
  if (x > y) return 1
  return x === y ? 0 : Number(Number.isNaN(y)) - Number(Number.isNaN(x))
}
