import type { Session } from '../../context/session.ts'
import { vectorOfItems } from '../../values/construct.ts'
import { signal } from '../../values/errors.ts'
import { longItem } from '../../values/exact-long.ts'
import { countOf, itemAt, valuesOf } from '../../values/items.ts'
import { itemsAt } from '../../values/items-at.ts'
import { internSymbol, symbolText } from '../../values/symbols.ts'
import { isFloating, isTemporal, Type, typeInfo } from '../../values/types.ts'
import { type Atom, type Data, type Item, type Value, Vector } from '../../values/value.ts'
import { unary, type VerbTable } from '../../values/verb.ts'
import { wholeNumber } from '../../vectors/whole-number.ts'

/**
 * `n?x`: n random items of a list, or n random atoms below or like x. Negative n gives items of different indices, or
 * atoms that differ. `0N?x` puts the items of x, or the numbers below it, in random order.
 */
export function roll(session: Session, n: Value, x: Value): Value {
  const count = wholeNumber(n)
  if (Number.isNaN(count)) return permute(session, x)
  if (x.kind === 'atom') return count < 0 ? dealAtoms(session, -count, x) : generateItems(session, count, x)
  const available = countOf(x)
  if (count < 0) return itemsAt(valuesOf(x), dealIndices(session, -count, available))
  return itemsAt(
    valuesOf(x),
    Float64Array.from({ length: available ? count : 0 }, () => randomBelow(session, available)),
  )
}

/** `rand x`: a random item of a list, or a random atom */
const rand = (session: Session, x: Value): Value =>
  x.kind === 'atom' ? itemAt(generateItems(session, 1, x), 0) : itemAt(valuesOf(x), randomBelow(session, countOf(x)))

export const randomVerbs = (session: Session): VerbTable => ({ rand: unary(x => rand(session, x)) })

function permute(session: Session, x: Value): Value {
  if (x.kind !== 'atom') return itemsAt(valuesOf(x), dealIndices(session, countOf(x), countOf(x)))
  const count = wholeNumber(x)
  return count >= 0 ? vectorOfItems(x.type, Array.from(dealIndices(session, count, count))) : signal('type')
}

/** A random whole number from 0 to below `limit`. */
const randomBelow = (session: Session, limit: number): number =>
  Math.floor((limit <= 2 ** 32 ? session.random() : randomFraction(session)) * limit)

/** A random number from 0 to below 1 with all 53 bits of a float: the generator gives 32 at a time. */
const randomFraction = (session: Session) => session.random() + Math.floor(session.random() * 2 ** 21) / 2 ** 53

/**
 * Random atoms of the type of x: numbers and times from 0 to below x, any long or int if x is 0, any boolean, small
 * letters for `" "`, symbols of as many letters as `` `4`` says, guids.
 */
function generateItems(session: Session, count: number, x: Atom): Value {
  switch (x.type) {
    case Type.boolean:
      return fill(x.type, count, () => randomBelow(session, 2))
    case Type.char:
      return fill(x.type, count, () => letterA + randomBelow(session, 26))
    case Type.guid:
      return vectorOfItems(
        x.type,
        Array.from({ length: count }, () => randomGuid(session)),
      )
    case Type.symbol:
      return randomSymbols(session, count, symbolText(Number(x.item)))
    default:
      return randomNumbers(session, count, x)
  }
}

const letterA = 97

/** Symbols consist of the letters a to p. */
const lettersOfSymbols = 16
const maxSymbolLength = 8

function randomSymbols(session: Session, count: number, digits: string): Value {
  const length = Number(digits)
  if (!digits || !Number.isInteger(length) || length < 1 || length > maxSymbolLength) return signal('length')
  return fill(Type.symbol, count, () => {
    session.checkTime()
    const codes = Array.from({ length }, () => letterA + randomBelow(session, lettersOfSymbols))
    return internSymbol(String.fromCharCode(...codes))
  })
}

function randomNumbers(session: Session, count: number, { type, item }: Atom): Value {
  const limit = Number(item)
  if (!(limit >= 0)) return signal('type')
  if (isFloating(type)) return fill(type, count, () => randomFraction(session) * limit)
  if (limit === 0 && !isTemporal(type)) return randomBits(session, type, count)
  if (type === Type.timestamp) return fill(type, count, () => BigInt(randomBelow(session, limit)))
  return fill(type, count, () => randomBelow(session, Math.min(limit, Number.MAX_SAFE_INTEGER)))
}

/** Any number that the type can hold: bytes, shorts, ints or longs. */
function randomBits(session: Session, type: number, count: number): Value {
  const { width } = typeInfo(type)
  if (type !== Type.long)
    return fill(type, count, () => randomBelow(session, 2 ** (8 * width)) - (width > 1 ? 2 ** (8 * width - 1) : 0))
  return vectorOfItems(
    type,
    Array.from({ length: count }, () => longItem(BigInt.asIntN(64, random64(session)))),
  )
}

const random64 = (session: Session) =>
  (BigInt(randomBelow(session, 2 ** 32)) << 32n) | BigInt(randomBelow(session, 2 ** 32))

const randomGuid = (session: Session) => (random64(session) << 64n) | random64(session)

function fill(type: number, count: number, next: () => Item): Value {
  const data: Data = typeInfo(type).allocate(count)
  for (let i = 0; i < count; i++) data[i] = next()
  return new Vector(type, data)
}

/** Atoms that differ from each other: whole numbers below x, or any longs for 0, guids for `0Ng`, symbols for `` `4``. */
function dealAtoms(session: Session, count: number, x: Atom): Value {
  if (isLimit(x)) return vectorOfItems(x.type, Array.from(dealIndices(session, count, Number(x.item))))
  if (x.type === Type.symbol && count > lettersOfSymbols ** Number(symbolText(Number(x.item)))) signal('length')
  const hasDeals = x.type === Type.symbol || x.type === Type.guid || (x.type === Type.long && x.item === 0)
  if (!hasDeals) signal('type')
  const items = new Set<Item>()
  while (items.size < count) items.add((itemAt(generateItems(session, 1, x), 0) as Atom).item)
  return vectorOfItems(x.type, [...items])
}

const isLimit = ({ type, item }: Atom) => type <= Type.long && type !== Type.guid && Number(item) > 0

/** Different indices below `available` in random order. */
function dealIndices(session: Session, count: number, available: number): Float64Array {
  if (count > available) signal('length')
  if (count * 4 < available) return dealFew(session, count, Math.min(available, Number.MAX_SAFE_INTEGER))
  const indices = Float64Array.from({ length: available }, (_, i) => i)
  for (let i = 0; i < count; i++) {
    const other = i + randomBelow(session, available - i)
    const index = indices[other] as number
    indices[other] = indices[i] as number
    indices[i] = index
  }
  return indices.slice(0, count)
}

/** The same shuffle, which keeps only the indices that it has swapped: two of a million need no list of a million. */
function dealFew(session: Session, count: number, available: number): Float64Array {
  const swapped = new Map<number, number>()
  return Float64Array.from({ length: count }, (_, i) => {
    const other = i + randomBelow(session, available - i)
    const index = swapped.get(other) ?? other
    swapped.set(other, swapped.get(i) ?? i)
    return index
  })
}
