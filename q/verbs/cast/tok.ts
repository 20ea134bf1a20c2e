import { emptyVector } from '../../values/construct.ts'
import { collapse, itemsOf } from '../../values/items.ts'
import { signal } from '../../values/q-error.ts'
import { textOf } from '../../values/text-of.ts'
import { isString } from '../../values/type-of.ts'
import { Type } from '../../values/types.ts'
import { Atom, Dictionary, type List, Table, type Value, type Vector } from '../../values/value.ts'
import { vectorOfItems } from '../../values/vector-of-items.ts'
import { parseItem } from './tok-items.ts'

/** `"J"$y` for a type number: `tok(7, "12")` is 12. Strings count as atoms; lists, dictionaries and tables are gone into. */
export function tok(type: number, value: Value): Value {
  if (type === Type.char) return value
  switch (value.kind) {
    case 'atom':
      if (value.type === Type.char) return new Atom(type, parseItem(type, textOf(value)))
      return passSymbols(type, value)
    case 'vector':
      if (isString(value)) return new Atom(type, parseItem(type, textOf(value)))
      return passSymbols(type, value)
    case 'list':
      return tokList(type, value)
    case 'dictionary':
      return new Dictionary(value.keys, tokColumn(type, value.values))
    case 'table':
      return new Table(
        value.names,
        value.columns.map(column => tokColumn(type, column)),
      )
    default:
      return signal('type')
  }
}

/** Chars that are a column or the values of a dictionary are read one by one. */
const tokColumn = (type: number, column: Value): Value =>
  isString(column)
    ? collapse(
        itemsOf(column).map(char => tok(type, char)),
        emptyVector(type),
      )
    : tok(type, column)

/** A vector at once if all items are strings. */
function tokList(type: number, { items }: List): Value {
  if (!items.length) return emptyVector(type)
  if (!items.every(isString)) return collapse(items.map(item => tok(type, item)))
  return vectorOfItems(
    type,
    items.map(item => parseItem(type, textOf(item))),
  )
}

const passSymbols = (type: number, value: Atom | Vector): Value =>
  type === Type.symbol && value.type === Type.symbol ? value : signal('type')
