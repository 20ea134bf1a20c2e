import { countOf, itemsOf } from '../../values/items.ts'
import { signal } from '../../values/q-error.ts'
import { isEmptyList, isSimple } from '../../values/type-of.ts'
import { List, type Value } from '../../values/value.ts'
import { fitItems } from '../enumerations/enumeration.ts'
import { joinLists } from './join-lists.ts'

/**
 * A list with items added that must fit it: those of a vector must have its type, those of an enumeration stand in its
 * domain. An empty general list takes on the type of its first items.
 */
export function appendItems(list: Value, added: Value): Value {
  if (list.kind === 'list')
    return list.items.length ? new List([...list.items, ...itemsOf(added)]) : joinLists(list, added)
  if (list.kind !== 'vector') return joinLists(list, added)
  const fitting = fitItems(list, added)
  if (isEmptyList(fitting)) return list
  if (!isSimple(fitting)) return signal('type')
  if (fitting.type !== list.type) return countOf(fitting) ? signal('type') : list
  return joinLists(list, fitting)
}
