import type { Session } from '../context/session.ts'
import { isPartName } from '../temporal/parts.ts'
import { signal } from '../values/errors.ts'
import { countOf, itemAt, itemsOf, toUniformList } from '../values/items.ts'
import { symbolText } from '../values/symbols.ts'
import { isFloating, isString, Type, typeInfo, typeOfLetter, typeOfName } from '../values/types.ts'
import { type Atom, Dictionary, type List, type Value, type Vector } from '../values/value.ts'
import { binary, type VerbTable } from '../values/verb.ts'
import { matrixMultiply } from '../verbs/arithmetic/matrix.ts'
import { castTo, castToPart } from '../verbs/cast/cast.ts'
import { tok } from '../verbs/cast/tok.ts'
import { enumerate } from '../verbs/lists/enumerate.ts'
import { padTo } from '../verbs/strings/trim-and-pad.ts'

/** `x$y`: Cast, Tok, Pad, Enumerate or Matrix Multiply, by what x is. Many types, as in `"if"$y`, go item by item. */
function dollar(session: Session, x: Value, y: Value): Value {
  if (isMatrix(x)) return matrixMultiply(session, x, y)
  if (x.kind === 'atom') return dollarAtom(session, x, y)
  if (x.kind !== 'vector' && x.kind !== 'list') return signal('type')
  if (y.kind === 'dictionary') return new Dictionary(y.keys, dollar(session, x, y.values))
  if (y.kind === 'atom' || (isString(y) && readsStrings(x)))
    return toUniformList(itemsOf(x).map(item => dollar(session, item, y)))
  if (countOf(x) !== countOf(y)) return signal('length')
  return toUniformList(itemsOf(x).map((item, index) => dollar(session, item, itemAt(y, index))))
}

/** Floats, or lists of floats. */
function isMatrix(x: Value): boolean {
  if (x.kind === 'list') return x.items.length > 0 && x.items.every(isMatrix)
  return x.kind === 'vector' && isFloating(x.type) && x.type !== Type.datetime
}

/** Whether all of x read strings as a whole: capitals, negative shorts and widths. */
const readsStrings = (x: Vector | List): boolean =>
  itemsOf(x).every(item => {
    if (item.kind !== 'atom') return false
    if (item.type === Type.char) return Number(item.item) < lowerA
    return item.type === Type.short ? Number(item.item) <= 0 : item.type === Type.int || item.type === Type.long
  })

const lowerA = 97

function dollarAtom(session: Session, x: Atom, y: Value): Value {
  switch (x.type) {
    case Type.char:
      return dollarLetter(session, String.fromCharCode(Number(x.item)), y)
    case Type.short:
      return dollarNumber(session, Number(x.item), y)
    case Type.symbol:
      return dollarName(session, symbolText(Number(x.item)), y)
    case Type.int:
    case Type.long:
      return padTo(Number(x.item), y)
    default:
      return signal('type')
  }
}

/** `"j"$y` casts, `"J"$y` reads text, `"*"$y` leaves y as it is. */
function dollarLetter(session: Session, letter: string, y: Value): Value {
  if (letter === '*') return y
  const type = typeOfLetter(letter.toLowerCase()) ?? signal('type')
  return letter === letter.toLowerCase() ? castTo(type, y) : tok(type, y, session.dateOrder)
}

/** `7h$y` casts, `-7h$y` reads text, `0h$y` leaves y as it is. */
function dollarNumber(session: Session, number: number, y: Value): Value {
  if (number === 0) return y
  const isKnown = typeOfLetter(letterOf(Math.abs(number))) === Math.abs(number)
  if (!isKnown) return signal('type')
  return number > 0 ? castTo(number, y) : tok(-number, y, session.dateOrder)
}

const letterOf = (type: number) => (type > 0 && type <= Type.time && type !== 3 ? typeInfo(type).letter : '')

/** `` `long$y`` casts, `` `year$y`` takes a part, `` `$y`` makes symbols, any other name is that of an enumeration's domain. */
function dollarName(session: Session, name: string, y: Value): Value {
  if (name === '') return castTo(Type.symbol, y)
  const type = typeOfName(name)
  if (type !== undefined) return castTo(type, y)
  return isPartName(name) ? castToPart(name, y) : enumerate(session.domain(name), y)
}

/** The operator `$`. */
export const dollarVerb = (session: Session): VerbTable => ({ $: binary((x, y) => dollar(session, x, y)) })
