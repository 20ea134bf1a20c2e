import type { Session } from '../../context/session.ts'
import { vectorOfItems } from '../../values/construct.ts'
import { signal } from '../../values/errors.ts'
import { longItem } from '../../values/exact-long.ts'
import { countOf, itemAt, valuesOf } from '../../values/items.ts'
import { itemsAt } from '../../values/items-at.ts'
import { charge, spendAt } from '../../values/meter.ts'
import { internSymbol, symbolText } from '../../values/symbols.ts'
import { isFloating, isTemporal, Type, typeInfo } from '../../values/types.ts'
import { type Atom, type Data, type Item, type Value, Vector } from '../../values/value.ts'
import { unary, type VerbTable } from '../../values/verb.ts'
import { wholeNumber } from '../../vectors/whole-number.ts'

export const randomVerbs = (session: Session): VerbTable => ({
  rand: unary(x => rand(session, x), {
    shape: 'rand x',
    help: 'one random number below x, or one random item of a list',
    examples: [
      ['(rand 10)within 0 9', '1b'],
      ['(rand`x`y)in`x`y', '1b'],
      ['rand -5', "'type\n  [0]  rand -5\n       ^"],
    ],
  }),
})

function rand(session: Session, x: Value): Value {
  if (x.kind === 'atom') return itemAt(generateItems(session, 1, x), 0)
  return itemAt(valuesOf(x), drawBelow(session, countOf(x)))
}

/**
 * `n?x`: n random items of a list, or n random atoms below or like x. A negative n draws without repetition. `0N?x` puts
 * the items of x, or the numbers below it, in random order.
 */
export function roll(session: Session, n: Value, x: Value): Value {
  const count = wholeNumber(n)
  if (Number.isNaN(count)) return permute(session, x)
  if (x.kind === 'atom') return count < 0 ? dealAtoms(session, -count, x) : generateItems(session, count, x)
  const available = countOf(x)
  if (count < 0) return itemsAt(valuesOf(x), dealIndices(session, -count, available))
  return itemsAt(
    valuesOf(x),
    Float64Array.from({ length: available ? count : 0 }, (_, i) => {
      spendAt(i)
      return drawBelow(session, available)
    }),
  )
}

function permute(session: Session, x: Value): Value {
  if (x.kind !== 'atom') return itemsAt(valuesOf(x), dealIndices(session, countOf(x), countOf(x)))
  const count = wholeNumber(x)
  return count >= 0 ? vectorOfItems(x.type, Array.from(dealIndices(session, count, count))) : signal('type')
}

/** A random whole number from 0 to below `limit`. */
const drawBelow = (session: Session, limit: number): number =>
  Math.floor((limit <= 2 ** 32 ? session.random() : drawFraction(session)) * limit)

/** A random number from 0 to below 1 with all 53 bits of a float; the generator gives 32 at a time. */
const drawFraction = (session: Session) => session.random() + Math.floor(session.random() * 2 ** 21) / 2 ** 53

/**
 * Random atoms of the type of x: numbers and times from 0 to below x, or of the whole range of the type if x is an
 * integer 0; booleans; lower-case letters; symbols of 4 letters for `` `4 ``; guids.
 */
function generateItems(session: Session, count: number, x: Atom): Value {
  switch (x.type) {
    case Type.boolean:
      return drawVector(x.type, count, () => drawBelow(session, 2))
    case Type.char:
      return drawVector(x.type, count, () => letterA + drawBelow(session, 26))
    case Type.guid:
      return vectorOfItems(
        x.type,
        Array.from({ length: count }, () => drawGuid(session)),
      )
    case Type.symbol:
      return drawSymbols(session, count, symbolText(Number(x.item)))
    default:
      return drawNumbers(session, count, x)
  }
}

const letterA = 97

/** Random symbols have letters from a to p. */
const symbolLetterCount = 16
const maxSymbolLength = 8

function drawSymbols(session: Session, count: number, digits: string): Value {
  const length = Number(digits)
  if (!digits || !Number.isInteger(length) || length < 1 || length > maxSymbolLength) return signal('length')
  return drawVector(Type.symbol, count, () => {
    const codes = Array.from({ length }, () => letterA + drawBelow(session, symbolLetterCount))
    return internSymbol(String.fromCharCode(...codes))
  })
}

function drawNumbers(session: Session, count: number, { type, item }: Atom): Value {
  const limit = Number(item)
  if (!(limit >= 0)) return signal('type')
  if (isFloating(type)) return drawVector(type, count, () => drawFraction(session) * limit)
  if (limit === 0 && !isTemporal(type)) return drawFullRange(session, type, count)
  if (type === Type.timestamp) return drawVector(type, count, () => BigInt(drawBelow(session, limit)))
  return drawVector(type, count, () => drawBelow(session, Math.min(limit, Number.MAX_SAFE_INTEGER)))
}

/** Any numbers that the type can hold: bytes, shorts, ints or longs. */
function drawFullRange(session: Session, type: number, count: number): Value {
  const { width } = typeInfo(type)
  if (type !== Type.long)
    return drawVector(type, count, () => drawBelow(session, 2 ** (8 * width)) - (width > 1 ? 2 ** (8 * width - 1) : 0))
  return vectorOfItems(
    type,
    Array.from({ length: count }, () => longItem(BigInt.asIntN(64, drawBits64(session)))),
  )
}

const drawBits64 = (session: Session) =>
  (BigInt(drawBelow(session, 2 ** 32)) << 32n) | BigInt(drawBelow(session, 2 ** 32))

function drawGuid(session: Session): bigint {
  charge(bytesPerGuid)
  return (drawBits64(session) << 64n) | drawBits64(session)
}

/** A bigint is an object. */
const bytesPerGuid = 48

function drawVector(type: number, count: number, next: () => Item): Value {
  const data: Data = typeInfo(type).allocate(count)
  for (let i = 0; i < count; i++) {
    spendAt(i)
    data[i] = next()
  }
  return new Vector(type, data)
}

/** Distinct atoms: whole numbers below x, any longs for 0, guids for `0Ng`, symbols of 4 letters for `` `4 ``. */
function dealAtoms(session: Session, count: number, x: Atom): Value {
  if (isLimit(x)) return vectorOfItems(x.type, Array.from(dealIndices(session, count, Number(x.item))))
  if (x.type === Type.symbol && count > symbolLetterCount ** Number(symbolText(Number(x.item)))) signal('length')
  const canDeal = x.type === Type.symbol || x.type === Type.guid || (x.type === Type.long && x.item === 0)
  if (!canDeal) signal('type')
  const items = new Set<Item>()
  while (items.size < count) items.add((itemAt(generateItems(session, 1, x), 0) as Atom).item)
  return vectorOfItems(x.type, [...items])
}

const isLimit = ({ type, item }: Atom) => type <= Type.long && type !== Type.guid && Number(item) > 0

/** Distinct indices below `available` in random order. */
function dealIndices(session: Session, count: number, available: number): Float64Array {
  if (count > available) signal('length')
  if (count * 4 < available) return dealFew(session, count, Math.min(available, Number.MAX_SAFE_INTEGER))
  const indices = Float64Array.from({ length: available }, (_, i) => i)
  for (let i = 0; i < count; i++) {
    spendAt(i)
    const other = i + drawBelow(session, available - i)
    const index = indices[other] as number
    indices[other] = indices[i] as number
    indices[i] = index
  }
  return indices.slice(0, count)
}

/** The same shuffle with the swapped indices in a map, so that dealing two of a million needs no list of a million. */
function dealFew(session: Session, count: number, available: number): Float64Array {
  const swapped = new Map<number, number>()
  return Float64Array.from({ length: count }, (_, i) => {
    spendAt(i)
    const other = i + drawBelow(session, available - i)
    const index = swapped.get(other) ?? other
    swapped.set(other, swapped.get(i) ?? i)
    return index
  })
}
