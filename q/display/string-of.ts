import { currentSession } from '../evaluate/current-session.ts'
import { mapColumns } from '../values/columns.ts'
import { chars, emptyList } from '../values/construct.ts'
import { requireRoom } from '../values/require-room.ts'
import { Type } from '../values/types.ts'
import { type Atom, Dictionary, type Item, List, type Value, Vector } from '../values/value.ts'
import { unary, type VerbTable } from '../values/verb-table.ts'
import { enumeratedItems } from './enumerated-items.ts'
import { itemText } from './item-text.ts'
import { kForm } from './k-form.ts'

/** `string x`: each item as a string, `("1";"22")` for `1 22`. A function is its text. */
export function stringOf(value: Value): Value {
  switch (value.kind) {
    case 'atom':
      return atomString(value)
    case 'vector':
      return vectorStrings(value)
    case 'list':
      return new List(value.items.map(stringOf))
    case 'dictionary':
      return new Dictionary(value.keys, stringOf(value.values), value.isStepped)
    case 'table':
      return mapColumns(value, stringOf)
    default:
      return chars(kForm(value, currentSession().precision))
  }
}

export const stringVerbs: VerbTable = { string: unary(stringOf) }

function atomString({ type, item, domain }: Atom): Value {
  const strings = vectorStrings(new Vector(type, [item], '', domain))
  return strings.items[0] ?? emptyList
}

function vectorStrings(vector: Vector): List {
  const { type, data, domain } = vector
  requireRoom(data.length)
  if (type === Type.char) return new List(Array.from(data, byte => new Vector(type, Uint8Array.of(Number(byte)))))
  const { precision } = currentSession()
  const items = type === Type.enumeration ? enumeratedItems(data, domain) : vector
  const [shownType, shown] = items ? [items.type, items.data] : [Type.int, data]
  const strings = new Array<Vector>(data.length)
  for (let i = 0; i < strings.length; i++) strings[i] = chars(itemText(shownType, shown[i] as Item, precision))
  return new List(strings)
}
