import type { Session } from '../context/session.ts'
import { isPartName } from '../temporal/parts.ts'
import { int } from '../values/construct.ts'
import { signal } from '../values/errors.ts'
import { countOf, itemAt, itemsOf, toUniformList } from '../values/items.ts'
import { symbolText } from '../values/symbols.ts'
import { isFloating, isString, Type, typeInfo, typeOfLetter, typeOfName } from '../values/types.ts'
import { type Atom, Dictionary, type List, type Value, type Vector } from '../values/value.ts'
import { binary, type VerbTable } from '../values/verb.ts'
import { add, subtract } from '../verbs/arithmetic/arithmetic.ts'
import { matrixMultiply } from '../verbs/arithmetic/matrix.ts'
import { castTo, castToPart } from '../verbs/cast/cast.ts'
import { tok } from '../verbs/cast/tok.ts'
import { enumerate } from '../verbs/lists/enumerate.ts'
import { padTo } from '../verbs/strings/trim-and-pad.ts'

/** The operator `$`: Cast, Tok, Pad, Enumerate and Matrix Multiply. */
export const dollarVerb = (session: Session): VerbTable => ({
  $: binary((x, y) => applyDollar(session, x, y), {
    shape: 'x$y',
    help: 'casts y to type x; with three arguments, a condition: $[c;a;b]',
    examples: [
      ['"j"$2.7', '3'],
      ['"J"$"12"', '12'],
      ['"J"$"x"', '0N'],
      ['`date$2024.05.17D12:00', '2024.05.17'],
      ['5$"abc"', '"abc  "'],
      ['"j"$`a', '\'type\n  [0]  "j"$`a\n          ^'],
    ],
    code: 11,
  }),
})

/** `x$y`, by the type of x. A list of types, as in `"if"$3 4`, casts item by item. */
function applyDollar(session: Session, x: Value, y: Value): Value {
  if (isMatrix(x)) return matrixMultiply(session, x, y)
  if (x.kind === 'atom') return castOrPad(session, x, y)
  if (x.kind !== 'vector' && x.kind !== 'list') return signal('type')
  if (y.kind === 'dictionary') return new Dictionary(y.keys, applyDollar(session, x, y.values))
  if (y.kind === 'atom' || (isString(y) && canTakeStrings(x)))
    return toUniformList(itemsOf(x).map(item => applyDollar(session, item, y)))
  if (countOf(x) !== countOf(y)) return signal('length')
  return toUniformList(itemsOf(x).map((item, index) => applyDollar(session, item, itemAt(y, index))))
}

/** Whether x is a vector of floats or a list of such vectors. */
function isMatrix(x: Value): boolean {
  if (x.kind === 'list') return x.length > 0 && x.items.every(isMatrix)
  return x.kind === 'vector' && isFloating(x.type) && x.type !== Type.datetime
}

/** Whether each item of x takes a whole string: a capital or a short below 1 parses it, an int or long pads it. */
const canTakeStrings = (x: Vector | List): boolean =>
  itemsOf(x).every(item => {
    if (item.kind !== 'atom') return false
    if (item.type === Type.char) return Number(item.item) < codeOfA
    return item.type === Type.short ? Number(item.item) <= 0 : item.type === Type.int || item.type === Type.long
  })

/** The code of `a`; capitals and `*` are below it. */
const codeOfA = 97

function castOrPad(session: Session, x: Atom, y: Value): Value {
  switch (x.type) {
    case Type.char:
      return castByLetter(session, String.fromCharCode(Number(x.item)), y)
    case Type.short:
      return castByNumber(session, Number(x.item), y)
    case Type.symbol:
      return castByName(session, symbolText(Number(x.item)), y)
    case Type.int:
    case Type.long:
      return padTo(Number(x.item), y)
    default:
      return signal('type')
  }
}

/** `"j"$y` casts, `"J"$y` parses text, `"*"$y` is y. */
function castByLetter(session: Session, letter: string, y: Value): Value {
  if (letter === '*') return y
  const type = typeOfLetter(letter.toLowerCase()) ?? signal('type')
  return letter === letter.toLowerCase() ? castTo(type, y) : tok(type, y, session.dateOrder)
}

/** `7h$y` casts, `-7h$y` parses text, `0h$y` is y. */
function castByNumber(session: Session, number: number, y: Value): Value {
  if (number === 0) return y
  const isKnown = typeOfLetter(letterOf(Math.abs(number))) === Math.abs(number)
  if (!isKnown) return signal('type')
  return number > 0 ? castTo(number, y) : tok(-number, y, session.dateOrder)
}

/** The letter of a type that a short may name, else empty; no type has the number 3. */
const letterOf = (type: number) => (type > 0 && type <= Type.time && type !== 3 ? typeInfo(type).letter : '')

/** `` `long$y `` casts, `` `year$y `` extracts a part, `` `$y `` makes symbols; other names are domains of enumerations. `\W` moves weeks. */
function castByName(session: Session, name: string, y: Value): Value {
  if (name === '') return castTo(Type.symbol, y)
  const type = typeOfName(name)
  if (type !== undefined) return castTo(type, y)
  if (!isPartName(name)) return enumerate(session.domain(name), y)
  const days = int(session.weekShift)
  return name === 'week' && days.item
    ? add(castToPart(name, subtract(castTo(Type.date, y), days)), days)
    : castToPart(name, y)
}
