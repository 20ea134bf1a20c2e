import type { Session } from '../context/session.ts'
import { stringOf } from '../display/display-verbs.ts'
import { symbol, symbols } from '../values/construct.ts'
import { signal } from '../values/errors.ts'
import { itemsOf, toUniformList } from '../values/items.ts'
import { textOf, textsOf } from '../values/symbols.ts'
import { isSymbol } from '../values/types.ts'
import { Dictionary, Table, type Value } from '../values/value.ts'
import { binary, unary, type VerbTable } from '../values/verb.ts'

/** Functions of `.Q` that make names. */
export const nameVerbs = (session: Session): VerbTable => ({
  '.Q.id': unary(x => makeValid(session, x), {
    shape: '.Q.id x',
    help: 'makes valid names of a symbol, of the columns of a table or of the keys of a dictionary',
    examples: [
      ['.Q.id`$"a b"', '`ab'],
      ['cols .Q.id([]x:1 2)cross`sum xcol([]y:3 4)', '`x`sum1'],
    ],
  }),
  '.Q.dd': binary((x, y) => joinNames(session, x, y), {
    shape: '.Q.dd[x;y]',
    help: 'joins names: with slashes if x is a file symbol, with dots otherwise',
    examples: [
      ['.Q.dd[`:db;`t]', '`:db/t'],
      ['.Q.dd[`AB;`C]', '`AB.C'],
    ],
  }),
})

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

/** Drops characters that no name may have and puts `a` before a digit or `_`: `2 x?` becomes `a2x`. */
function validName(text: string): string {
  const valid = text.replace(/[^A-Za-z0-9_]/g, '')
  return /^[A-Za-z]/.test(valid) ? valid : `a${valid}`
}

/** Valid and different names: `sum`, a keyword, becomes `sum1`; a repeated `x` becomes `x1`. */
function validNames(session: Session, texts: readonly string[]): string[] {
  const names = new Set<string>()
  const reserved = session.getGlobal('.Q.res')
  const words = new Set(reserved ? textsOf(reserved) : [])
  /** The number that a repeated name got last. */
  const numbers = new Map<string, number>()
  for (const text of texts) {
    const valid = validName(text)
    const name = session.findVerb(valid) || words.has(valid) ? `${valid}1` : valid
    let free = name
    while (names.has(free)) {
      const number = (numbers.get(name) ?? 0) + 1
      numbers.set(name, number)
      free = `${name}${number}`
    }
    names.add(free)
  }
  return [...names]
}

/** As `` ` sv x,`$string y ``: both may be lists. */
function joinNames(session: Session, first: Value, second: Value): Value {
  const names = [...textsOf(first), ...itemsOf(second).map(item => textOf(stringOf(item, session.precision)))]
  return symbol(names.join(names[0]?.startsWith(':') ? '/' : '.'))
}
