import { signal } from '../../values/q-error.ts'
import { symbolText } from '../../values/symbols.ts'
import { isSimple, type Simple } from '../../values/type-of.ts'
import { isFloating, isTemporal, Type } from '../../values/types.ts'
import type { Data } from '../../values/value.ts'
import { bigsOf, dataOf, doublesOf, holdsInts, intsOf, longsOf } from '../arithmetic/numeric-data.ts'
import { pairCount } from '../arithmetic/pair-result.ts'
import { convertOperand } from '../arithmetic/temporal-operands.ts'
import {
  equalBigs,
  equalFloats,
  equalInts,
  equalLongs,
  lessBigs,
  lessFloats,
  lessInts,
  lessLongs,
} from '../comparison/comparison-kernels.ts'
import { comparedType, isComparedAsNumber } from '../comparison/comparison-types.ts'
import { resolveEnumeration } from '../enumerations/resolve-enumeration.ts'

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
