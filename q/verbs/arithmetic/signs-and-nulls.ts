import { expandLongs } from '../../numbers/exact-longs.ts'
import { boolean, long } from '../../values/construct.ts'
import { signal } from '../../values/errors.ts'
import { isNil, isNullItem } from '../../values/nulls.ts'
import { type Simple, Type, typeInfo } from '../../values/types.ts'
import { Atom, type Data, type Item, type Value } from '../../values/value.ts'
import { unary, type VerbTable } from '../../values/verb.ts'
import { equalItems } from '../../vectors/compare.ts'
import { isNumericCharOrTemporal } from '../../vectors/operand-types.ts'
import { dataOf, doublesOf, likeOperand } from '../../vectors/operands.ts'
import { extendUnary } from './item-by-item.ts'
import { lower } from './letter-case.ts'

/** `neg x`; a null stays null */
export const negate = extendUnary(x =>
  mapNumbers(
    x,
    number => 0 - number,
    exact => -exact,
  ),
)
/** `abs x` */
const absolute = extendUnary(x => mapNumbers(x, Math.abs, exact => (exact < 0n ? -exact : exact)))
/** `signum x`: 1i, 0i or -1i; -1i for null */
const sign = extendUnary(signOf)

export const signs: VerbTable = { neg: unary(negate), abs: unary(absolute), signum: unary(sign) }

/** Keeps the type, but booleans, bytes and chars become ints. What overflows wraps around. */
function mapNumbers(x: Simple, change: (number: number) => number, changeExact: (exact: bigint) => bigint): Value {
  if (!isNumericCharOrTemporal(x.type)) signal('type')
  const type = x.type <= Type.byte || x.type === Type.char ? Type.int : x.type
  if (x.kind === 'atom' && isWideNumber(x)) return new Atom(type, change(Number(x.item)))
  const data = dataOf(x)
  const results = data instanceof BigInt64Array ? data.map(changeExact) : mapData(type, data, change)
  return likeOperand(type, results, x)
}

const isWideNumber = (x: Atom) => (x.type === Type.long || x.type === Type.float) && typeof x.item === 'number'

function mapData(type: number, data: Data, change: (number: number) => number): Data {
  const results = typeInfo(type).allocate(data.length)
  for (let i = 0; i < data.length; i++) results[i] = change(data[i] as number)
  return results
}

function signOf(x: Simple): Value {
  if (!isNumericCharOrTemporal(x.type)) signal('type')
  const data = dataOf(x)
  const signs = new Int32Array(data.length)
  for (let i = 0; i < data.length; i++) {
    const item = data[i] as Item
    signs[i] = item > 0 ? 1 : item === 0 || item === 0n ? 0 : -1
  }
  return likeOperand(Type.int, signs, x)
}

/** `not x`: 1b where an item is 0; nulls are not */
export const invert = extendUnary(x => {
  if (x.type === Type.symbol) signal('type')
  return likeOperand(Type.boolean, equalItems(x, long(0)), x)
})

/** `null x`: 1b where an item is null. Enumerated items never are, and of functions only `::` is. */
export const nullFlags = extendUnary(x => likeOperand(Type.boolean, flagNulls(x.type, dataOf(x)), x), {
  ofFunction: x => boolean(isNil(x)),
})

export const zeroAndNull: VerbTable = { not: unary(invert), null: unary(nullFlags) }

function flagNulls(type: number, data: Data): Uint8Array {
  const flags = new Uint8Array(data.length)
  if (data instanceof Float64Array) for (let i = 0; i < flags.length; i++) flags[i] = Number.isNaN(data[i]) ? 1 : 0
  else if (type !== Type.enumeration)
    for (let i = 0; i < flags.length; i++) flags[i] = isNullItem(type, data[i] as Item) ? 1 : 0
  return flags
}

/** `floor x`: reals and floats as longs, rounded down; of chars and symbols the small letters */
const floor = extendUnary(x => (x.type === Type.char || x.type === Type.symbol ? lower(x) : round(x, Math.floor)))
/** `ceiling x`: rounded up */
const ceiling = extendUnary(x => (isWhole(x.type) ? negate(negate(x)) : round(x, Math.ceil)))

export const rounding: VerbTable = { floor: unary(floor), ceiling: unary(ceiling) }

const isWhole = (type: number) => type === Type.boolean || type === Type.byte || type === Type.char

function round(x: Simple, toInteger: (number: number) => number): Value {
  if (x.type >= Type.short && x.type <= Type.long) return x
  if (x.type !== Type.real && x.type !== Type.float) signal('type')
  return likeOperand(Type.long, longsOfDoubles(doublesOf(x), toInteger), x)
}

/** Beyond 2^53 longs need bigints, beyond 2^63 they are infinite. */
function longsOfDoubles(numbers: Float64Array, toInteger: (number: number) => number): Data {
  const longs = new Float64Array(numbers.length)
  let hasBig = false
  for (let i = 0; i < longs.length; i++) {
    const long = toInteger(numbers[i] as number) + 0
    longs[i] = Math.abs(long) < 2 ** 63 ? long : long * Number.POSITIVE_INFINITY
    hasBig ||= Number.isFinite(longs[i]) && !Number.isSafeInteger(long)
  }
  return hasBig ? expandLongs(longs) : longs
}
