import type { Session } from '../context/session.ts'
import { stringOf } from '../display/display-verbs.ts'
import { civilFromDays, daysFromCivil } from '../temporal/calendar.ts'
import { chars, list, longs, symbol, symbols } from '../values/construct.ts'
import { signal } from '../values/errors.ts'
import { countOf, itemAt, itemsOf, toUniformList } from '../values/items.ts'
import { nullAtom } from '../values/nulls.ts'
import { textOf, textsOf } from '../values/symbols.ts'
import { isSimple, isString, isSymbol, Type } from '../values/types.ts'
import { Atom, Dictionary, List, Table, type Value } from '../values/value.ts'
import { binary, unary, type VerbTable } from '../values/verb.ts'
import { tok } from '../verbs/cast/tok.ts'

/** Functions of `.Q` that make names. */
export const nameVerbs = (session: Session): VerbTable => ({
  '.Q.id': unary(x => makeValid(session, x)),
  '.Q.dd': binary((x, y) => joinNames(session, x, y)),
})

/** `.Q.id x`: a symbol as a valid name; a table with valid names of columns, a dictionary with valid keys. */
function makeValid(session: Session, value: Value): Value {
  if (isSymbol(value)) return symbol(validName(textOf(value)))
  if (value.kind === 'vector')
    return toUniformList(
      itemsOf(value).map(item => makeValid(session, item)),
      value,
    )
  if (value.kind === 'table') return new Table(validNames(session, value.names), value.columns)
  if (value.kind !== 'dictionary') return signal('type')
  if (value.keys.kind === 'table')
    return new Dictionary(makeValid(session, value.keys), makeValid(session, value.values))
  return new Dictionary(symbols(validNames(session, textsOf(value.keys))), value.values)
}

/** What no name may hold is left out; a name that starts with a digit or `_` gets an `a` before it. */
function validName(text: string): string {
  const valid = text.replace(/[^A-Za-z0-9_]/g, '')
  return /^[A-Za-z]/.test(valid) ? valid : `a${valid}`
}

/** A keyword or word of `.Q.res` gets a `1`; a name that came before gets the first number that makes it new. */
function validNames(session: Session, texts: readonly string[]): string[] {
  const names: string[] = []
  const reserved = session.getGlobal('.Q.res')
  const words = reserved ? textsOf(reserved) : []
  for (const text of texts) {
    const valid = validName(text)
    const name = session.findVerb(valid) || words.includes(valid) ? `${valid}1` : valid
    names.push(names.includes(name) ? numberName(name, names) : name)
  }
  return names
}

function numberName(name: string, taken: readonly string[]): string {
  let number = 1
  while (taken.includes(`${name}${number}`)) number++
  return `${name}${number}`
}

/** `` .Q.dd[`:dir;`file] `` is `` `:dir/file ``, `` .Q.dd[`AB;"C"] `` is `` `AB.C ``. */
function joinNames(session: Session, first: Value, second: Value): Value {
  const left = textOf(first)
  const right = isString(second) ? second : stringOf(second, session.precision)
  return symbol(`${left}${left.startsWith(':') ? '/' : '.'}${textOf(right)}`)
}

/** Functions of `.Q` for the arguments that a process is started with. */
export const commandLineVerbs = (session: Session): VerbTable => ({
  '.Q.opt': unary(readOptions),
  '.Q.def': binary((x, y) => applyDefaults(session, x, y)),
})

/** `.Q.opt ("-port";"5010")` maps `port` to the list of strings that follow it, ``(enlist`port)!enlist enlist"5010"``. */
function readOptions(words: Value): Value {
  const names: string[] = []
  const values: string[][] = []
  for (const word of textsOf(words)) {
    if (/^-[^\d]/.test(word)) {
      names.push(word.slice(1))
      values.push([])
    } else values.at(-1)?.push(word)
  }
  return new Dictionary(symbols(names), new List(values.map(texts => list(texts.map(chars)))))
}

/** `.Q.def[defaults;options]`: each option read as the type of its default; what is not given keeps its default. */
function applyDefaults(session: Session, defaults: Value, options: Value): Value {
  if (defaults.kind !== 'dictionary' || options.kind !== 'dictionary') return signal('type')
  const given = textsOf(options.keys)
  const values = textsOf(defaults.keys).map((name, index) => {
    const fallback = itemAt(defaults.values, index)
    const found = given.indexOf(name)
    return found < 0 ? fallback : readAs(session, fallback, itemAt(options.values, found))
  })
  return new Dictionary(defaults.keys, toUniformList(values))
}

function readAs(session: Session, fallback: Value, given: Value): Value {
  if (!isSimple(fallback)) return given
  const [text] = isString(given) ? [given] : itemsOf(given)
  const item = text ? tok(fallback.type, text, session.dateOrder) : fallback
  return fallback.kind === 'vector' && !isString(fallback) ? toUniformList(itemsOf(item)) : item
}

/** Functions of `.Q` for scripts. */
export const scriptVerbs: VerbTable = {
  '.Q.ld': unary(groupLines),
}

/** `.Q.ld lines`: the number of the first line of each statement, and its text; indented lines go on with it. */
function groupLines(lines: Value): Value {
  const numbers: number[] = []
  const statements: string[] = []
  for (const [index, line] of textsOf(lines).entries()) {
    if (/^[\s}]/.test(line) && statements.length) statements.push(`${statements.pop()}\n${line}`)
    else if (line) {
      numbers.push(index + 1)
      statements.push(line)
    }
  }
  return list([longs(numbers), list(statements.map(chars))])
}

/** `.Q.addmonths[d;n]`: the same day n months later; the 31st of a month of 30 days is the 1st of the next. */
export const dateUtilities: VerbTable = { '.Q.addmonths': binary(addMonths) }

function addMonths(date: Value, months: Value): Value {
  if (date.kind === 'atom' && months.kind === 'atom') return addToDate(date, Number(months.item))
  const count = countOf(date.kind === 'atom' ? months : date)
  return toUniformList(
    Array.from({ length: count }, (_, index) => addMonths(itemAt(date, index), itemAt(months, index))),
  )
}

function addToDate({ type, item }: Atom, months: number): Value {
  if (type !== Type.date) return signal('type')
  const { year, month, day } = civilFromDays(Number(item))
  const days = daysFromCivil(year, month + months, day)
  return Number.isNaN(days) || item === nullAtom(type).item ? nullAtom(type) : new Atom(type, days)
}
