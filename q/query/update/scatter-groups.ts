import { collapse } from '../../values/items.ts'
import { fillRows, itemsAt } from '../../values/items-at.ts'
import { isList } from '../../values/type-of.ts'
import type { Value } from '../../values/value.ts'
import { joinManyLists } from '../../verbs/lists/join-lists.ts'
import { listRowsByGroup, type RowGroups } from '../groups/group-rows.ts'

/**
 * One column from a value per group: an atom is given to all rows of its group, a list must have an item for each of
 * them (else `length`).
 */
export function scatterGroups(values: readonly Value[], groups: RowGroups): Value {
  if (!values.some(isList)) return itemsAt(collapse(values), groups.groupOf)
  const { rows, starts } = listRowsByGroup(groups)
  const places = new Int32Array(rows.length)
  for (let i = 0; i < rows.length; i++) places[rows[i] as number] = i
  return itemsAt(joinManyLists(fillGroups(values, starts)), places)
}

/** A list for each group: atoms are repeated for its rows. */
const fillGroups = (values: readonly Value[], starts: Int32Array): Value[] =>
  values.map((value, group) => fillRows(value, (starts[group + 1] as number) - (starts[group] as number)))
