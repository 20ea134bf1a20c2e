import { currentSession } from '../../evaluate/current-session.ts'
import { longItem } from '../../values/exact-long.ts'
import { signal } from '../../values/q-error.ts'
import { internSymbol, symbolText } from '../../values/symbols.ts'
import { isFloating, isTemporal, Type, typeInfo } from '../../values/types.ts'
import { type Atom, type Data, type Item, type Value, Vector } from '../../values/value.ts'
import { vectorOfItems } from '../../values/vector-of-items.ts'

/** A random whole number from 0 to below `limit`. */
export const randomBelow = (limit: number): number =>
  Math.floor((limit <= 2 ** 32 ? currentSession().random() : randomFraction()) * limit)

/** A random number from 0 to below 1 with all 53 bits of a float: the generator gives 32 at a time. */
const randomFraction = () => currentSession().random() + Math.floor(currentSession().random() * 2 ** 21) / 2 ** 53

/**
 * Random atoms of the type of x: numbers and times from 0 to below x, any long or int if x is 0, any boolean, small
 * letters for `" "`, symbols of as many letters as `` `4`` says, guids.
 */
export function generateItems(count: number, x: Atom): Value {
  switch (x.type) {
    case Type.boolean:
      return fill(x.type, count, () => randomBelow(2))
    case Type.char:
      return fill(x.type, count, () => letterA + randomBelow(26))
    case Type.guid:
      return vectorOfItems(x.type, Array.from({ length: count }, randomGuid))
    case Type.symbol:
      return randomSymbols(count, symbolText(Number(x.item)))
    default:
      return randomNumbers(count, x)
  }
}

const letterA = 97

/** Symbols consist of the letters a to p. */
export const lettersOfSymbols = 16
const longestSymbol = 8

function randomSymbols(count: number, digits: string): Value {
  const length = Number(digits)
  if (!digits || !Number.isInteger(length) || length < 1 || length > longestSymbol) return signal('length')
  const session = currentSession()
  return fill(Type.symbol, count, () => {
    session.checkTime()
    const codes = Array.from({ length }, () => letterA + randomBelow(lettersOfSymbols))
    return internSymbol(String.fromCharCode(...codes))
  })
}

function randomNumbers(count: number, { type, item }: Atom): Value {
  const limit = Number(item)
  if (!(limit >= 0)) return signal('type')
  if (isFloating(type)) return fill(type, count, () => randomFraction() * limit)
  if (limit === 0 && !isTemporal(type)) return randomBits(type, count)
  if (type === Type.timestamp) return fill(type, count, () => BigInt(randomBelow(limit)))
  return fill(type, count, () => randomBelow(Math.min(limit, Number.MAX_SAFE_INTEGER)))
}

/** Any number that the type can hold: bytes, shorts, ints or longs. */
function randomBits(type: number, count: number): Value {
  const { width } = typeInfo(type)
  if (type !== Type.long)
    return fill(type, count, () => randomBelow(2 ** (8 * width)) - (width > 1 ? 2 ** (8 * width - 1) : 0))
  return vectorOfItems(
    type,
    Array.from({ length: count }, () => longItem(BigInt.asIntN(64, random64()))),
  )
}

const random64 = () => (BigInt(randomBelow(2 ** 32)) << 32n) | BigInt(randomBelow(2 ** 32))

const randomGuid = () => (random64() << 64n) | random64()

function fill(type: number, count: number, next: () => Item): Value {
  const data: Data = typeInfo(type).allocate(count)
  for (let i = 0; i < count; i++) data[i] = next()
  return new Vector(type, data)
}
