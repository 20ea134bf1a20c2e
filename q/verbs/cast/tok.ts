import { bytesOf } from '../../text/bytes-of.ts'
import { mapColumns } from '../../values/columns.ts'
import { emptyVector } from '../../values/construct.ts'
import { collapse, itemsOf } from '../../values/items.ts'
import { signal } from '../../values/q-error.ts'
import { isString } from '../../values/type-of.ts'
import { Type } from '../../values/types.ts'
import { Atom, Dictionary, type List, type Value } from '../../values/value.ts'
import { vectorOfItems } from '../../values/vector-of-items.ts'
import { parseBytes } from './parse-bytes.ts'

/** `"J"$y` for a type number: `tok(7, "12")` is 12. Strings count as atoms; lists, dictionaries and tables are gone into. */
export function tok(type: number, value: Value): Value {
  if (type === Type.char) return value
  switch (value.kind) {
    case 'atom':
    case 'vector':
      if (value.type === Type.char) return new Atom(type, parseBytes(type, bytesOf(value)))
      return type === Type.symbol && value.type === Type.symbol ? value : signal('type')
    case 'list':
      return tokList(type, value)
    case 'dictionary':
      return new Dictionary(value.keys, tokColumn(type, value.values))
    case 'table':
      return mapColumns(value, column => tokColumn(type, column))
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
    items.map(item => parseBytes(type, bytesOf(item))),
  )
}
