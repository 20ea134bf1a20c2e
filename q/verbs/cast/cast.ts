import { convertTemporal } from '../../temporal/convert.ts'
import { hasPart, isPartName, type PartName, partOfItems, partType } from '../../temporal/parts.ts'
import { emptyVector } from '../../values/construct.ts'
import { resolveEnumeration } from '../../values/enumerations.ts'
import { signal } from '../../values/errors.ts'
import {
  compactLongs,
  expandLongs,
  holdsLongs,
  longItem,
  longsOfNumbers,
  toLongRange,
} from '../../values/exact-long.ts'
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
import { isNumericCharOrTemporal } from '../../vectors/operand-types.ts'
import { dataOf, likeOperand } from '../../vectors/operands.ts'
import { extendUnary } from '../arithmetic/item-by-item.ts'
import { tok } from './tok.ts'

/** `` `long$x `` for a type number: `castTo(7, 2.7)` is 3. Recurses into lists, dictionaries and tables. */
export const castTo = (type: number, value: Value): Value =>
  type === Type.symbol ? castToSymbol(value) : castSimple(value, type)

const castSimple = extendUnary((x: Simple, type: number) => likeOperand(type, castItems(x.type, dataOf(x), type), x), {
  ofEmptyList: emptyVector,
})

/** `` `year$x ``, `` `hh$x `` and the like. */
export const castToPart = (name: PartName, value: Value): Value => takePart(value, name)

const takePart = extendUnary(
  (x: Simple, name: PartName) =>
    isTemporal(x.type) && hasPart(x.type, name)
      ? likeOperand(partType(name), partOfItems(x.type, dataOf(x), name), x)
      : signal('type'),
  { ofEmptyList: name => emptyVector(partType(name)) },
)

/** `` `$x ``: a symbol for each string. */
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
 * `x.year`, `x.date`: a part of a temporal value, or the value as another temporal type. Undefined for other values and
 * names.
 */
export function temporalPart(value: Value, name: string): Value | undefined {
  if ((value.kind !== 'atom' && value.kind !== 'vector') || !isTemporal(value.type)) return undefined
  if (isPartName(name)) return castToPart(name, value)
  const type = typeOfName(name)
  return type !== undefined && isTemporal(type) ? castTo(type, value) : undefined
}

/**
 * Casts items from one type to another: 6.7 to long is 7, 2020.01.31 to month is 2020.01m. Nulls stay null; items out of
 * range become infinities. Signals `type` for meaningless pairs, such as guid to long.
 */
export function castItems(from: number, data: Data, to: number): Data {
  const source = from === Type.enumeration ? Type.int : from
  if (source === to) return data
  if (isTemporal(source) && isTemporal(to)) return convertTemporal(data, source, to)
  if (!isNumericCharOrTemporal(source) || !isNumericCharOrTemporal(to)) return signal('type')
  if (data instanceof BigInt64Array) return castBigints(data, to)
  const isIntegerResult = !isFloating(to) && to !== Type.boolean
  const numbers = isFloating(source) && isIntegerResult ? roundItems(data) : numbersOf(source, data)
  return itemsOfNumbers(numbers, to, isFloating(source))
}

/** The items as doubles whose null is NaN, as those of longs and floats already are. */
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

/** Rounds a half up: 2.5 to 3, -2.5 to -2. From 2^52 on all doubles are whole. */
function roundItems(data: Data): Float64Array {
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
      return toBooleans(numbers)
    case Type.byte:
    case Type.char:
      return toLowBytes(numbers)
    case Type.long:
    case Type.timespan:
      return longsOfNumbers(numbers)
    case Type.timestamp:
      return expandLongs(toLongRange(numbers))
    case Type.real:
    case Type.float:
    case Type.datetime:
      return isFromFloat ? toFloats(numbers, to) : toFiniteFloats(numbers, to)
    default:
      return toIntegers(numbers, to)
  }
}

/** Any number but 0 is true, even null. */
function toBooleans(numbers: Float64Array): Uint8Array {
  const result = new Uint8Array(numbers.length)
  for (let i = 0; i < result.length; i++) result[i] = numbers[i] === 0 ? 0 : 1
  return result
}

/** The lowest byte of each number, after limiting it to the range of an int. */
function toLowBytes(numbers: Float64Array): Uint8Array {
  const bytes = new Uint8Array(numbers.length)
  for (let i = 0; i < bytes.length; i++) {
    const number = numbers[i] as number
    bytes[i] = Math.min(Math.max(number, -2147483647), 2147483647) & 255
  }
  return bytes
}

/** Shorts, ints and the temporal types kept as ints; numbers out of range become infinities. */
function toIntegers(numbers: Float64Array, to: number): Data {
  const { nullItem, infinity, allocate } = typeInfo(to)
  const limit = Number(infinity)
  const result = allocate(numbers.length)
  for (let i = 0; i < numbers.length; i++) {
    const number = numbers[i] as number
    result[i] = Number.isNaN(number) ? nullItem : number >= limit ? limit : number <= -limit ? -limit : number
  }
  return result
}

const toFloats = (numbers: Float64Array, to: number): Data => (to === Type.real ? Float32Array.from(numbers) : numbers)

/** Floats from integers, whose infinities become the numbers that represent them: 0W is 2^63. */
function toFiniteFloats(numbers: Float64Array, to: number): Data {
  const result = typeInfo(to).allocate(numbers.length)
  for (let i = 0; i < numbers.length; i++) {
    const number = numbers[i] as number
    result[i] = Math.abs(number) === Number.POSITIVE_INFINITY ? Math.sign(number) * 2 ** 63 : number
  }
  return result
}

/** Casts timestamps and longs beyond 2^53. */
function castBigints(data: BigInt64Array, to: number): Data {
  if (to === Type.timestamp) return data
  if (holdsLongs(to)) return compactLongs(data)
  const doubles = Float64Array.from(data, exact => Number(longItem(exact)))
  return isFloating(to) ? toFiniteFloats(doubles, to) : itemsOfNumbers(doubles, to, false)
}
