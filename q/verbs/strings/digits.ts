import { long } from '../../values/construct.ts'
import { collapse, countOf, itemsOf } from '../../values/items.ts'
import { signal } from '../../values/q-error.ts'
import { isSimple } from '../../values/type-of.ts'
import { isFloating, Type } from '../../values/types.ts'
import { type Atom, type Item, type Value, Vector } from '../../values/value.ts'
import { add, multiply } from '../arithmetic/arithmetic.ts'
import { extendUnary } from '../arithmetic/atomic-extension.ts'
import { div, mod } from '../arithmetic/integer-division.ts'
import { castTo } from '../cast/cast.ts'

/** `10 vs 1995` is 1 9 9 5, `24 60 60 vs 3805` is 1 3 25. A list of numbers gives as many lists as there are digits. */
export function encodeDigits(x: Atom | Vector, y: Value): Value {
  const bases = itemsOf(asCounted(x)) as readonly Atom[]
  const digits: Value[] = []
  let rest = asCounted(y)
  function takeDigit(base: Atom): void {
    const hasBase = Number(base.item) !== 0
    digits.unshift(hasBase ? mod(rest, base) : rest)
    rest = hasBase ? div(rest, base) : multiply(rest, long(0))
  }
  if (x.kind === 'vector') {
    bases.toReversed().forEach(takeDigit)
    return collapse(digits)
  }
  if (Number(x.item) < 2) return signal('domain')
  do takeDigit(bases[0] as Atom)
  while (hasMore(rest))
  return collapse(digits)
}

/** `0x40 vs y`: the digits of a long as bytes, always as many as stay below 2^63 (10 for base 64). */
export function encodeFixedDigits(base: number, y: Value): Value {
  const count = Math.floor(63 / Math.log2(base))
  const bases = new Vector(Type.long, new Float64Array(count).fill(base))
  return y.kind === 'atom' ? castTo(Type.byte, encodeDigits(bases, y)) : signal('type')
}

/** `10 sv 2 3 5` is 235, `0 24 60 sv 2 3 5` counts minutes. Digits that are lists give a list, place by place. */
export function decodeDigits(x: Atom | Vector, y: Value): Value {
  if (y.kind !== 'list' && !isSimple(y)) return signal('type')
  const digits = itemsOf(y)
  if (x.kind === 'vector' && countOf(x) !== digits.length) return signal('length')
  const bases = itemsOf(asCounted(x))
  const [first = long(0), ...rest] = digits.map(asCounted)
  return rest.reduce((total, digit, i) => add(multiply(total, bases[i + 1] ?? (bases[0] as Value)), digit), first)
}

/** Numbers as floats or longs, which is what digits are counted in. */
const asCounted = extendUnary(x => castTo(isFloating(x.type) ? Type.float : Type.long, x))

/** Whether a number in the value has digits left. Negative numbers end at -1, infinities and nulls at once. */
function hasMore(value: Value): boolean {
  if (value.kind === 'atom') return hasDigits(value.item)
  if (value.kind === 'list') return value.items.some(hasMore)
  if (value.kind !== 'vector') return false
  for (let i = 0; i < value.data.length; i++) if (hasDigits(value.data[i] as Item)) return true
  return false
}

const hasDigits = (item: Item): boolean => Number(item) !== 0 && Number(item) !== -1 && Number.isFinite(Number(item))
