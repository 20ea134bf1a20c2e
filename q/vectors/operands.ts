import { compactLongs, expandLongs } from '../numbers/exact-longs.ts'
import { isTimeOfDay, nanosecondsPerDay } from '../temporal/calendar.ts'
import { convertTemporal } from '../temporal/convert.ts'
import { exactLong } from '../values/exact-long.ts'
import { isTemporal, nullInt, nullLong, type Simple, Type } from '../values/types.ts'
import { Atom, type Attribute, type Data, type Item, Vector } from '../values/value.ts'

const nullShort = -32768
const largestLong = 2 ** 63

/** The items as an array; an atom gives an array of one. */
export function dataOf(x: Simple): Data {
  if (x.kind === 'vector') return x.data
  if (typeof x.item === 'bigint') return x.type === Type.guid ? [x.item] : BigInt64Array.of(x.item)
  return holdsInts(x.type) ? Int32Array.of(x.item) : Float64Array.of(x.item)
}

/** Whether items are kept in 32 bits or fewer. */
export const holdsInts = (type: number): boolean =>
  type <= Type.int || (type >= Type.char && type !== Type.timestamp && type !== Type.datetime && type !== Type.timespan)

/** Items as floats: nulls are NaN, infinite longs the numbers they are kept as, 2^63-1. */
export function doublesOf(x: Simple): Float64Array {
  const data = dataOf(x)
  if (data instanceof Float64Array) return x.type === Type.long || x.type === Type.timespan ? finiteLongs(data) : data
  if (data instanceof BigInt64Array) return bigsAsDoubles(data)
  return nullsAsNaN(x.type, data)
}

/** Items as longs are kept: doubles with NaN for null; undefined if that needs bigints. */
export function longsOf(x: Simple): Float64Array | undefined {
  const data = dataOf(x)
  if (data instanceof BigInt64Array) return undefined
  if (x.type === Type.real || x.type === Type.float) return Float64Array.from(data as Float64Array, Math.floor)
  return data instanceof Float64Array ? data : nullsAsNaN(x.type, data)
}

/** Items in 32 bits; longs and reals are cut down to them. */
export function intsOf(x: Simple): Int32Array {
  const data = dataOf(x)
  if (data instanceof Int32Array && x.type !== Type.short) return data
  if (x.type === Type.short) return replaceItems(new Int32Array(data as Int16Array), nullShort, nullInt)
  if (data instanceof Uint8Array) return new Int32Array(data)
  return data instanceof Float64Array
    ? narrowLongs(data)
    : Int32Array.from({ length: data.length }, (_, i) => narrowToInt(data[i] as Item))
}

/** 32-bit items as those of a narrower type; a null int becomes a null short. */
export function narrowInts(type: number, ints: Int32Array): Data {
  if (type === Type.short) return new Int16Array(replaceItems(ints, nullInt, nullShort))
  const isNarrow = type === Type.boolean || type === Type.byte || type === Type.char
  return isNarrow ? new Uint8Array(ints) : ints
}

/** Whole numbers, with NaN for null, as items of an integral or temporal type; cut down to its width. */
export function longsAsType(type: number, longs: Float64Array | BigInt64Array): Data {
  if (type === Type.timestamp) return longs instanceof BigInt64Array ? longs : expandLongs(longs)
  const compact = longs instanceof BigInt64Array ? compactLongs(longs) : longs
  if (type === Type.long || type === Type.timespan) return compact
  return compact instanceof Float64Array ? narrowLongs(compact) : Int32Array.from(compact, narrowToInt)
}

/** Items as the 64 bits that q keeps. */
export function bigsOf(x: Simple): BigInt64Array {
  const data = dataOf(x)
  if (data instanceof BigInt64Array) return data
  return expandLongs(longsOf(x) as Float64Array)
}

/** Infinite longs are 2^63-1 and its negative where they meet floats. */
const finiteLongs = (data: Float64Array): Float64Array =>
  hasInfinity(data) ? data.map(item => Math.max(-largestLong, Math.min(largestLong, item))) : data

/** The engine's own search is faster than a loop. */
export const hasInfinity = (data: Float64Array): boolean =>
  data.indexOf(Number.POSITIVE_INFINITY) >= 0 || data.indexOf(Number.NEGATIVE_INFINITY) >= 0

function nullsAsNaN(type: number, data: Data): Float64Array {
  const doubles = new Float64Array(data as Int32Array)
  if (type <= Type.byte || type === Type.char || type === Type.real) return doubles
  const missing = type === Type.short ? nullShort : nullInt
  for (let i = 0; i < doubles.length; i++) if (doubles[i] === missing) doubles[i] = Number.NaN
  return doubles
}

function replaceItems(ints: Int32Array, item: number, replacement: number): Int32Array {
  for (let i = 0; i < ints.length; i++) if (ints[i] === item) ints[i] = replacement
  return ints
}

function bigsAsDoubles(data: BigInt64Array): Float64Array {
  const doubles = new Float64Array(data.length)
  for (let i = 0; i < doubles.length; i++) doubles[i] = data[i] === nullLong ? Number.NaN : Number(data[i])
  return doubles
}

/** Numbers are cut to 32 bits by the array that takes them; nulls and infinities need more care. */
function narrowLongs(longs: Float64Array): Int32Array {
  const ints = new Int32Array(longs.length)
  for (let i = 0; i < ints.length; i++) {
    const item = longs[i] as number
    ints[i] = Number.isFinite(item) ? item : narrowToInt(item)
  }
  return ints
}

function narrowToInt(item: Item): number {
  if (Number.isNaN(item)) return nullInt
  if (typeof item === 'number' && Number.isFinite(item)) return item | 0
  return Number(BigInt.asIntN(32, exactLong(item)))
}

/** How many results two operands have: the count of the list among them, 1 for two atoms. */
export function pairCount(x: Simple, y: Simple): number {
  if (x.kind === 'vector') return x.data.length
  return y.kind === 'vector' ? y.data.length : 1
}

/** Results as an atom if both operands are atoms, else as a vector. */
export const pairResult = (type: number, data: Data, x: Simple, y: Simple, attribute: Attribute = ''): Simple =>
  x.kind === 'atom' && y.kind === 'atom' ? new Atom(type, data[0] as Item) : new Vector(type, data, attribute)

/** Results for one operand: an atom for an atom. */
export const likeOperand = (type: number, data: Data, x: Simple): Simple =>
  x.kind === 'atom' ? new Atom(type, data[0] as Item) : new Vector(type, data)

/** An operand in the unit that a result of type `type` counts in: for a sum of times a minute becomes a timespan. */
export function inUnitOf(type: number, x: Simple): Simple {
  if (!isTemporal(x.type) || !isTemporal(type) || x.type === type) return x
  if (type === Type.datetime) return isTimeOfDay(x.type) ? inDays(x) : x
  if (isTimeOfDay(x.type)) return convertOperand(x, isTimeOfDay(type) ? type : Type.timespan)
  return convertOperand(x, Type.timestamp)
}

/** An atom or vector of one temporal type as another. */
export function convertOperand(x: Simple, type: number): Simple {
  if (x.type === type) return x
  return likeOperand(type, convertTemporal(dataOf(x), x.type, type), x)
}

/** A time of day as a part of a day: 06:00 gives 0.25. */
function inDays(x: Simple): Simple {
  const spans = dataOf(convertOperand(x, Type.timespan))
  const days = Float64Array.from({ length: spans.length }, (_, i) => Number(spans[i]) / nanosecondsPerDay)
  return likeOperand(Type.float, days, x)
}
