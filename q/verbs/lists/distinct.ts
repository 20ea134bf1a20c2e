import { longs } from '../../values/construct.ts'
import { assertItemLimit, signal } from '../../values/errors.ts'
import { valuesOf } from '../../values/items.ts'
import { itemsAt } from '../../values/items-at.ts'
import { isList } from '../../values/types.ts'
import { Dictionary, List, type Value } from '../../values/value.ts'
import { unary, type VerbTable } from '../../values/verb.ts'
import { codeItems } from '../../vectors/item-codes.ts'
import { splitRows } from '../../vectors/row-groups.ts'

/** Equal items of a list taken together. */
export const distinctVerbs: VerbTable = { distinct: unary(distinct), group: unary(group) }

/** Every item once, in the order in which they first appear. */
export function distinct(x: Value): Value {
  if (x.kind === 'dictionary') return distinct(x.values)
  if (!isList(x)) return signal('type')
  return itemsAt(x, codeItems(x).firsts)
}

/** The distinct items, each with the indices where it stands; for a dictionary with the keys. */
export function group(x: Value): Value {
  const list = valuesOf(x)
  if (!isList(list)) return signal('type')
  const { codes, firsts } = codeItems(list)
  const indices = splitRows({ count: assertItemLimit(firsts.length), groupOf: codes, firsts })
  const groups = indices.map(each => (x.kind === 'dictionary' ? itemsAt(x.keys, each) : longs(each)))
  return new Dictionary(itemsAt(list, firsts), new List(groups))
}
