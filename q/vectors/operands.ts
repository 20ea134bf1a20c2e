import { isTimeOfDay } from '../temporal/calendar.ts'
import { convertTemporal } from '../temporal/convert.ts'
import { compactLongs, exactLong, expandLongs, holdsLongs, longsOfNumbers } from '../values/exact-long.ts'
import { spendAt } from '../values/meter.ts'
import { isTemporal, nullInt, nullLong, type Simple, Type } from '../values/types.ts'
import { Atom, type Attribute, type Data, type Item, Vector } from '../values/value.ts'

/** The items as an array; an atom gives an array of one. */
export function dataOf(x: Simple): Data {
  if (x.kind === 'vector') return x.data
  if (typeof x.item === 'bigint') return x.type === Type.guid ? [x.item] : BigInt64Array.of(x.item)
  return holdsInts(x.type) ? Int32Array.of(x.item) : Float64Array.of(x.item)
}

/** Whether items are kept in 32 bits or fewer. */
export const holdsInts = (type: number): boolean =>
  type <= Type.int || (type >= Type.char && type !== Type.timestamp && type !== Type.datetime && type !== Type.timespan)

/** Items as floats: nulls become NaN, infinite longs ±(2^63-1). */
export function doublesOf(x: Simple): Float64Array {
  const data = dataOf(x)
  if (data instanceof Float64Array) return holdsLongs(x.type) ? finiteLongs(data) : data
  if (data instanceof BigInt64Array) return bigsAsDoubles(data)
  return nullsAsNaN(x.type, data)
}

/** Items as longs in doubles, with NaN for null; undefined if they are, or need, 64-bit integers. */
export function longsOf(x: Simple): Float64Array | undefined {
  const data = longDataOf(x)
  return data instanceof BigInt64Array ? undefined : data
}

/** Items as 64-bit integers. */
export function bigsOf(x: Simple): BigInt64Array {
  const data = longDataOf(x)
  return data instanceof BigInt64Array ? data : expandLongs(data)
}

function longDataOf(x: Simple): Float64Array | BigInt64Array {
  const data = dataOf(x)
  if (data instanceof BigInt64Array) return data
  if (x.type === Type.real || x.type === Type.float)
    return longsOfNumbers(Float64Array.from(data as Float64Array, Math.floor))
  return data instanceof Float64Array ? data : nullsAsNaN(x.type, data)
}

/** Items as 32-bit integers; of longs and reals only the lowest 32 bits are kept. */
export function intsOf(x: Simple): Int32Array {
  const data = dataOf(x)
  if (data instanceof Int32Array && x.type !== Type.short) return data
  if (x.type === Type.short) return replaceItems(new Int32Array(data as Int16Array), nullShort, nullInt)
  if (data instanceof Uint8Array) return new Int32Array(data)
  return data instanceof Float64Array ? narrowLongs(data) : Int32Array.from(data, narrowToInt)
}

/** 32-bit items as items of a type that may be narrower; a null int becomes a null short. */
export function narrowInts(type: number, ints: Int32Array): Data {
  if (type === Type.short) return new Int16Array(replaceItems(ints, nullInt, nullShort))
  const isNarrow = type === Type.boolean || type === Type.byte || type === Type.char
  return isNarrow ? new Uint8Array(ints) : ints
}

/** Longs as items of an integral or temporal type; of wider numbers only the lowest 32 bits are kept. */
export function longsAsType(type: number, longs: Float64Array | BigInt64Array): Data {
  if (type === Type.timestamp) return longs instanceof BigInt64Array ? longs : expandLongs(longs)
  const compact = longs instanceof BigInt64Array ? compactLongs(longs) : longs
  if (holdsLongs(type)) return compact
  return compact instanceof Float64Array ? narrowLongs(compact) : Int32Array.from(compact, narrowToInt)
}

const nullShort = -32768
const largestLong = 2 ** 63

/** Among floats, infinite longs count as 2^63-1 and its negative. */
const finiteLongs = (data: Float64Array): Float64Array =>
  hasInfinity(data) ? data.map(item => Math.max(-largestLong, Math.min(largestLong, item))) : data

/** Searches with `indexOf`, which is faster than a loop. */
export const hasInfinity = (data: Float64Array): boolean =>
  data.indexOf(Number.POSITIVE_INFINITY) >= 0 || data.indexOf(Number.NEGATIVE_INFINITY) >= 0

function bigsAsDoubles(data: BigInt64Array): Float64Array {
  const doubles = new Float64Array(data.length)
  for (let i = 0; i < doubles.length; i++) doubles[i] = data[i] === nullLong ? Number.NaN : Number(data[i])
  return doubles
}

function nullsAsNaN(type: number, data: Data): Float64Array {
  const doubles = new Float64Array(data as Int32Array)
  if (type <= Type.byte || type === Type.char || type === Type.real) return doubles
  const nullItem = type === Type.short ? nullShort : nullInt
  for (let i = 0; i < doubles.length; i++) if (doubles[i] === nullItem) doubles[i] = Number.NaN
  return doubles
}

function replaceItems(ints: Int32Array, item: number, replacement: number): Int32Array {
  for (let i = 0; i < ints.length; i++) if (ints[i] === item) ints[i] = replacement
  return ints
}

/** Storing a finite number in an Int32Array keeps its lowest 32 bits; nulls and infinities are converted first. */
function narrowLongs(longs: Float64Array): Int32Array {
  const ints = new Int32Array(longs.length)
  for (let i = 0; i < ints.length; i++) {
    const item = longs[i] as number
    ints[i] = Number.isFinite(item) ? item : narrowToInt(item)
  }
  return ints
}

function narrowToInt(item: Item): number {
  if (item === nullLong || Number.isNaN(item)) return nullInt
  if (typeof item === 'number' && Number.isFinite(item)) return item | 0
  return Number(BigInt.asIntN(32, exactLong(item)))
}

/** How many results two operands have: the count of the list among them, 1 for two atoms. */
export function pairCount(x: Simple, y: Simple): number {
  if (x.kind === 'vector') return x.length
  return y.kind === 'vector' ? y.length : 1
}

/**
 * How far a loop moves in an operand for each result: an operand of one item is paired with every item of the other.
 */
export const stepOf = (operand: ArrayLike<unknown>, out: ArrayLike<unknown>): 0 | 1 =>
  operand.length === out.length ? 1 : 0

interface Writable<Element> {
  readonly length: number
  [index: number]: Element
}

/** Writes `combine` of each pair of items to `out`: `[1, 2]` and `[10]` with addition give `[11, 12]`. */
export function combineItems<Element, Results extends Writable<Element>>(
  combine: (a: Element, b: Element) => Element,
  x: ArrayLike<Element>,
  y: ArrayLike<Element>,
  out: Results,
): Results {
  const xStep = stepOf(x, out)
  const yStep = stepOf(y, out)
  for (let i = 0, a = 0, b = 0; i < out.length; i++, a += xStep, b += yStep) {
    spendAt(i)
    out[i] = combine(x[a] as Element, y[b] as Element)
  }
  return out
}

/** The results for two operands: an atom if both are atoms, else a vector. */
export const pairResult = (type: number, data: Data, x: Simple, y: Simple, attribute: Attribute = ''): Simple =>
  x.kind === 'atom' && y.kind === 'atom' ? new Atom(type, data[0] ?? 0) : new Vector(type, data, attribute)

/** The results for one operand: an atom for an atom, a vector for a vector. */
export const likeOperand = (type: number, data: Data, x: Simple): Simple => pairResult(type, data, x, x)

/** An operand in the unit of a result of type `type`: to be added to times, a minute becomes a timespan. */
export function inUnitOf(type: number, x: Simple): Simple {
  if (!isTemporal(x.type) || !isTemporal(type) || x.type === type) return x
  if (type === Type.datetime) return isTimeOfDay(x.type) ? convertOperand(x, type) : x
  if (isTimeOfDay(x.type)) return convertOperand(x, isTimeOfDay(type) ? type : Type.timespan)
  return convertOperand(x, Type.timestamp)
}

/** An atom or vector of one temporal type as another. */
export function convertOperand(x: Simple, type: number): Simple {
  if (x.type === type) return x
  return likeOperand(type, convertTemporal(dataOf(x), x.type, type), x)
}
