import { resolveEnumeration } from '../values/enumerations.ts'
import { signal } from '../values/errors.ts'
import { itemsOf } from '../values/items.ts'
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
} from './comparison-kernels.ts'
import { comparedType, isComparedAsNumber } from './operand-types.ts'
import { bigsOf, convertOperand, dataOf, doublesOf, holdsInts, intsOf, longsOf, pairCount } from './operands.ts'

/** 1 where items are equal. */
export function equalItems(x: Simple, y: Simple): Uint8Array {
  if (isEnumerated(x) && isEnumerated(y) && x.domain === y.domain)
    return equalBigs(dataOf(x), dataOf(y), emptyFlags(x, y))
  if (isEnumerated(x) || isEnumerated(y)) return equalItems(withoutDomain(x), withoutDomain(y))
  if (isTemporal(x.type) && isTemporal(y.type) && x.type !== y.type) return equalItems(...sharedUnit(x, y))
  const out = emptyFlags(x, y)
  switch (comparedAs(x, y)) {
    case 'symbols':
      return equalInts(dataOf(x) as Int32Array, dataOf(y) as Int32Array, out)
    case 'guids':
      return equalBigs(dataOf(x), dataOf(y), out)
    case 'bigs':
      return equalBigs(bigsOf(x), bigsOf(y), out)
    case 'floats':
      return equalFloats(doublesOf(x), doublesOf(y), out)
    case 'longs':
      return equalLongs(longsOf(x) as Float64Array, longsOf(y) as Float64Array, out)
    default:
      return equalInts(intsOf(x), intsOf(y), out)
  }
}

/** 1 where an item of x is less than that of y. */
export function lessItems(x: Simple, y: Simple): Uint8Array {
  if (isEnumerated(x) || isEnumerated(y)) return lessItems(withoutDomain(x), withoutDomain(y))
  if (isTemporal(x.type) && isTemporal(y.type) && x.type !== y.type) return lessItems(...sharedUnit(x, y))
  const out = emptyFlags(x, y)
  switch (comparedAs(x, y)) {
    case 'symbols':
      return lessSymbols(dataOf(x), dataOf(y), out)
    case 'guids':
      return lessBigs(dataOf(x), dataOf(y), out)
    case 'bigs':
      return lessBigs(bigsOf(x), bigsOf(y), out)
    case 'floats':
      return lessFloats(doublesOf(x), doublesOf(y), out)
    case 'longs':
      return lessLongs(longsOf(x) as Float64Array, longsOf(y) as Float64Array, out)
    default:
      return lessInts(intsOf(x), intsOf(y), out)
  }
}

/** What the items of two operands are compared as; `type` for pairs such as a symbol and a number. */
function comparedAs(x: Simple, y: Simple): 'symbols' | 'guids' | 'bigs' | 'floats' | 'longs' | 'ints' {
  if (x.type === Type.symbol && y.type === Type.symbol) return 'symbols'
  if (x.type === Type.guid && y.type === Type.guid) return 'guids'
  if (!isComparedAsNumber(x.type) || !isComparedAsNumber(y.type)) signal('type')
  if (isFloating(x.type) || isFloating(y.type)) return 'floats'
  if (holdsInts(x.type) && holdsInts(y.type)) return 'ints'
  return holdsBigs(x) || holdsBigs(y) ? 'bigs' : 'longs'
}

const isEnumerated = (x: Simple) => x.type === Type.enumeration

/** An enumerated operand as what it stands for, usually symbols. */
function withoutDomain(x: Simple): Simple {
  const resolved = resolveEnumeration(x)
  return isSimple(resolved) ? resolved : signal('type')
}

const holdsBigs = (x: Simple) => (x.kind === 'atom' ? typeof x.item === 'bigint' : x.data instanceof BigInt64Array)

function sharedUnit(x: Simple, y: Simple): [Simple, Simple] {
  const type = comparedType(x.type, y.type)
  return [convertOperand(x, type), convertOperand(y, type)]
}

const emptyFlags = (x: Simple, y: Simple) => new Uint8Array(pairCount(x, y))

/** Symbols are ordered as their texts are. */
function lessSymbols(x: Data, y: Data, out: Uint8Array): Uint8Array {
  const [xStep, yStep] = [x.length === out.length ? 1 : 0, y.length === out.length ? 1 : 0]
  for (let i = 0; i < out.length; i++)
    out[i] = symbolText(Number(x[i * xStep])) < symbolText(Number(y[i * yStep])) ? 1 : 0
  return out
}

/** Below 0 if the first comes before the second, 0 if neither does, above 0 otherwise. */
export type Compare<Thing> = (x: Thing, y: Thing) => number

/** The order of items of a simple type: nulls first, symbols by their texts. */
export function itemOrder(type: number): Compare<Item> {
  return type === Type.symbol ? (x, y) => compareTexts(symbolText(x), symbolText(y)) : compareNumbers
}

/**
 * The order of any two values: atoms before lists, by type and then by size; lists item by item, so that `"ab"` comes
 * after `"a"` and before `"b"`.
 */
export function compareValues(x: Value, y: Value): number {
  if (x.kind === 'atom' && y.kind === 'atom')
    return x.type === y.type ? itemOrder(x.type)(x.item, y.item) : x.type - y.type
  if (isSequence(x) && isSequence(y)) return compareLists(x, y)
  return Number(x.kind !== 'atom') - Number(y.kind !== 'atom') || Math.abs(typeOf(x)) - Math.abs(typeOf(y))
}

const isSequence = (value: Value) => value.kind === 'vector' || value.kind === 'list'

function compareLists(x: Value, y: Value): number {
  if (x.kind === 'vector' && y.kind === 'vector') {
    if (x.type !== y.type) return x.type - y.type
    return compareEach(Array.from(x.data), Array.from(y.data), itemOrder(x.type))
  }
  return compareEach(itemsOf(x), itemsOf(y), compareValues)
}

function compareEach<Thing>(x: readonly Thing[], y: readonly Thing[], compare: Compare<Thing>): number {
  for (let i = 0; i < x.length && i < y.length; i++) {
    const order = compare(x[i] as Thing, y[i] as Thing)
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
