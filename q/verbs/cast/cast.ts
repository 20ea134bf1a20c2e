import { compactLongs, expandLongs } from '../../numbers/exact-longs.ts'
import { canConvertTemporal, convertTemporal } from '../../temporal/convert.ts'
import { hasPart, isPartName, type PartName, partOfItems, partType } from '../../temporal/parts.ts'
import { emptyVector } from '../../values/construct.ts'
import { resolveEnumeration } from '../../values/enumerations.ts'
import { signal } from '../../values/errors.ts'
import { longItem } from '../../values/exact-long.ts'
import { toUniformList } from '../../values/items.ts'
import {
  isFloating,
  isSimple,
  isString,
  isTemporal,
  type Simple,
  Type,
  typeInfo,
  typeOfName,
} from '../../values/types.ts'
import { type Data, List, type Value } from '../../values/value.ts'
import { unary, type VerbTable } from '../../values/verb.ts'
import { isNumericCharOrTemporal } from '../../vectors/operand-types.ts'
import { dataOf, likeOperand } from '../../vectors/operands.ts'
import { extendUnary } from '../arithmetic/item-by-item.ts'
import { tok } from './tok.ts'

/** `` `long$x`` for a type number: `castTo(7, 2.7)` is 3. Goes into lists, dictionaries and tables. */
export const castTo = (type: number, value: Value): Value =>
  type === Type.symbol ? castToSymbol(value) : castSimple(value, type)

const castSimple = extendUnary((x: Simple, type: number) => likeOperand(type, castItems(x.type, dataOf(x), type), x), {
  ofEmptyList: emptyVector,
})

/** `` `year$x`` and the like. */
export const castToPart = (name: PartName, value: Value): Value => takePart(value, name)

const takePart = extendUnary(
  (x: Simple, name: PartName) =>
    isTemporal(x.type) && hasPart(x.type, name)
      ? likeOperand(partType(name), partOfItems(x.type, dataOf(x), name), x)
      : signal('type'),
  { ofEmptyList: name => emptyVector(partType(name)) },
)

/** `` `$x``: each string gives a symbol. */
const castToSymbol: (x: Value) => Value = extendUnary(
  x => {
    if (x.type === Type.char) return tok(Type.symbol, x)
    const resolved = resolveEnumeration(x)
    return isSimple(resolved) && resolved.type === Type.symbol ? resolved : signal('type')
  },
  {
    ofItems: items =>
      items.every(isString) ? tok(Type.symbol, new List(items)) : toUniformList(items.map(item => castToSymbol(item))),
  },
)

/**
 * What `x.name` gives for temporal values: a part such as `year` or `hh`, or the value as another temporal type, such
 * as `date` or `minute`. Undefined for other values and names.
 */
export function temporalPart(value: Value, name: string): Value | undefined {
  if ((value.kind !== 'atom' && value.kind !== 'vector') || !isTemporal(value.type)) return undefined
  if (isPartName(name)) return castToPart(name, value)
  const type = typeOfName(name)
  return type !== undefined && isTemporal(type) ? castTo(type, value) : undefined
}

/** The keywords `ltime` and `gtime`: local and universal time, which are one and the same here. */
export const timeZoneVerbs: VerbTable = { ltime: unary(checkTime), gtime: unary(checkTime) }

function checkTime(x: Value): Value {
  const isTime = (x.kind === 'atom' || x.kind === 'vector') && (x.type === Type.timestamp || x.type === Type.datetime)
  return isTime ? x : signal('type')
}

/**
 * Items of a type as another type: 6.7 as long is 7, 2020.01.31 as month is 2020.01m, 300 as short stays 300. Nulls
 * stay null; what does not fit becomes an infinity. Signals `type` for pairs without a meaning, such as guid to long.
 */
export function castItems(from: number, data: Data, to: number): Data {
  const source = from === Type.enumeration ? Type.int : from
  if (source === to) return data
  if (canConvertTemporal(source, to)) return convertTemporal(data, source, to)
  if (!isNumericCharOrTemporal(source) || !isNumericCharOrTemporal(to)) return signal('type')
  if (data instanceof BigInt64Array) return castBigints(data, to)
  const isIntegerResult = !isFloating(to) && to !== Type.boolean
  const numbers = isFloating(source) && isIntegerResult ? roundAll(data) : numbersOf(source, data)
  return itemsOfNumbers(numbers, to, isFloating(source))
}

/** Longs and doubles are numbers already; other integers become numbers whose null is NaN. */
function numbersOf(type: number, data: Data): Float64Array {
  if (data instanceof Float64Array) return data
  const numbers = new Float64Array(data.length)
  const hasNull = type !== Type.boolean && type !== Type.byte && type !== Type.char
  const nullItem = hasNull ? Number(typeInfo(type).nullItem) : Number.NaN
  for (let i = 0; i < numbers.length; i++) {
    const number = data[i] as number
    numbers[i] = number === nullItem ? Number.NaN : number
  }
  return numbers
}

/** Half rounds up: 2.5 is 3, -2.5 is -2. From 2^52 on all doubles are whole. */
function roundAll(data: Data): Float64Array {
  const numbers = new Float64Array(data.length)
  for (let i = 0; i < numbers.length; i++) {
    const number = data[i] as number
    numbers[i] = Math.abs(number) < 2 ** 52 ? Math.floor(number + 0.5) : number
  }
  return numbers
}

function itemsOfNumbers(numbers: Float64Array, to: number, isFromFloat: boolean): Data {
  switch (to) {
    case Type.boolean:
      return truths(numbers)
    case Type.byte:
    case Type.char:
      return lowBytes(numbers)
    case Type.long:
    case Type.timespan:
      return longsOf(numbers)
    case Type.timestamp:
      return expandLongs(infiniteBeyond(numbers))
    case Type.real:
    case Type.float:
    case Type.datetime:
      return isFromFloat ? narrowed(numbers, to) : finiteDoubles(numbers, to)
    default:
      return clampedIntegers(numbers, to)
  }
}

/** All but 0 is true, null too. */
function truths(numbers: Float64Array): Uint8Array {
  const result = new Uint8Array(numbers.length)
  for (let i = 0; i < result.length; i++) result[i] = numbers[i] === 0 ? 0 : 1
  return result
}

/** The last byte of the number as an int, which is how far a number is cut down before it becomes a byte. */
function lowBytes(numbers: Float64Array): Uint8Array {
  const bytes = new Uint8Array(numbers.length)
  for (let i = 0; i < bytes.length; i++) {
    const number = numbers[i] as number
    bytes[i] = Math.min(Math.max(number, -2147483647), 2147483647) & 255
  }
  return bytes
}

function clampedIntegers(numbers: Float64Array, to: number): Data {
  const { nullItem, infinity, allocate } = typeInfo(to)
  const limit = Number(infinity)
  const result = allocate(numbers.length)
  for (let i = 0; i < numbers.length; i++) {
    const number = numbers[i] as number
    result[i] = Number.isNaN(number) ? nullItem : number >= limit ? limit : number <= -limit ? -limit : number
  }
  return result
}

/** Numbers as longs; they need bigints if one of them is not safe. */
function longsOf(numbers: Float64Array): Data {
  for (let i = 0; i < numbers.length; i++) {
    const size = Math.abs(numbers[i] as number)
    if (size > Number.MAX_SAFE_INTEGER && size !== Number.POSITIVE_INFINITY) return expandLongs(infiniteBeyond(numbers))
  }
  return numbers
}

/** From 2^63 on numbers are infinite longs. */
const infiniteBeyond = (numbers: Float64Array) =>
  numbers.map(number => (Math.abs(number) < 2 ** 63 ? number : number * Number.POSITIVE_INFINITY))

const narrowed = (numbers: Float64Array, to: number): Data => (to === Type.real ? Float32Array.from(numbers) : numbers)

/** The infinity of longs is, cast to float, the number that stands for it. */
function finiteDoubles(numbers: Float64Array, to: number): Data {
  const result = typeInfo(to).allocate(numbers.length)
  for (let i = 0; i < numbers.length; i++) {
    const number = numbers[i] as number
    result[i] = Math.abs(number) === Number.POSITIVE_INFINITY ? Math.sign(number) * 2 ** 63 : number
  }
  return result
}

/** Timestamps, and longs beyond 2^53. */
function castBigints(data: BigInt64Array, to: number): Data {
  if (to === Type.timestamp) return data
  if (to === Type.long || to === Type.timespan) return compactLongs(data)
  const doubles = Float64Array.from(data, exact => Number(longItem(exact)))
  return isFloating(to) ? finiteDoubles(doubles, to) : itemsOfNumbers(doubles, to, false)
}
