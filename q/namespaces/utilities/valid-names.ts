import { stringOf } from '../../display/string-of.ts'
import { currentSession } from '../../evaluate/current-session.ts'
import { symbol, symbols } from '../../values/construct.ts'
import { collapse, itemsOf } from '../../values/items.ts'
import { signal } from '../../values/q-error.ts'
import { textOf, textsOf } from '../../values/text-of.ts'
import { isString, isSymbol } from '../../values/type-of.ts'
import { Dictionary, Table, type Value } from '../../values/value.ts'
import { binary, unary, type VerbTable } from '../../values/verb-table.ts'

/** Functions of `.Q` that make names. */
export const nameVerbs: VerbTable = { '.Q.id': unary(makeValid), '.Q.dd': binary(joinNames) }

/** `.Q.id x`: a symbol as a valid name; a table with valid names of columns, a dictionary with valid keys. */
function makeValid(value: Value): Value {
  if (isSymbol(value)) return symbol(validName(textOf(value)))
  if (value.kind === 'vector') return collapse(itemsOf(value).map(makeValid), value)
  if (value.kind === 'table') return new Table(validNames(value.names), value.columns)
  if (value.kind !== 'dictionary') return signal('type')
  if (value.keys.kind === 'table') return new Dictionary(makeValid(value.keys), makeValid(value.values))
  return new Dictionary(symbols(validNames(textsOf(value.keys))), value.values)
}

/** What no name may hold is left out; a name that starts with a digit or `_` gets an `a` before it. */
function validName(text: string): string {
  const valid = text.replace(/[^A-Za-z0-9_]/g, '')
  return /^[A-Za-z]/.test(valid) ? valid : `a${valid}`
}

/** A keyword or word of `.Q.res` gets a `1`; a name that came before gets the first number that makes it new. */
function validNames(texts: readonly string[]): string[] {
  const names: string[] = []
  const reserved = currentSession().getGlobal('.Q.res')
  const words = reserved ? textsOf(reserved) : []
  for (const text of texts) {
    const valid = validName(text)
    const name = currentSession().findVerb(valid) || words.includes(valid) ? `${valid}1` : valid
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
function joinNames(first: Value, second: Value): Value {
  const left = textOf(first)
  const right = isString(second) ? second : stringOf(second)
  return symbol(`${left}${left.startsWith(':') ? '/' : '.'}${textOf(right)}`)
}
