import { collapse, countOf, itemsOf } from '../../values/items.ts'
import { itemsAt } from '../../values/items-at.ts'
import { signal } from '../../values/q-error.ts'
import { isList } from '../../values/type-of.ts'
import { type Value, Vector } from '../../values/value.ts'
import type { RowsByGroup } from '../groups/group-rows.ts'

/**
 * One column from a value per group: an atom is given to all rows of its group, a list must have an item for each of
 * them (else `length`).
 */
export function scatterGroups(values: readonly Value[], { rows, starts }: RowsByGroup): Value {
  if (!values.some(isList)) return itemsAt(collapse(values), groupOfRows(starts, rows))
  const joined = joinGroups(values, starts)
  const places = new Int32Array(rows.length)
  for (let i = 0; i < rows.length; i++) places[rows[i] as number] = i
  return itemsAt(joined, places)
}

function groupOfRows(starts: Int32Array, rows: Int32Array): Int32Array {
  const groupOf = new Int32Array(rows.length)
  for (let group = 0; group + 1 < starts.length; group++)
    for (let i = starts[group] as number; i < (starts[group + 1] as number); i++) groupOf[rows[i] as number] = group
  return groupOf
}

/** The items of all groups one after the other. */
function joinGroups(values: readonly Value[], starts: Int32Array): Value {
  const items = values.flatMap((value, group) => {
    const size = (starts[group + 1] as number) - (starts[group] as number)
    if (!isList(value)) return new Array<Value>(size).fill(value)
    return countOf(value) === size ? itemsOf(value) : signal('length')
  })
  return collapse(
    items,
    values.find(value => value instanceof Vector),
  )
}
