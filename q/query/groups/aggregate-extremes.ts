import { itemsAt, nullItemFor } from '../../values/items-at.ts'
import { Type } from '../../values/types.ts'
import { type Data, type Item, type Value, Vector } from '../../values/value.ts'
import type { RowGroups } from './group-rows.ts'

/** The greatest or least item of each group; undefined for columns with nulls, and for other types than numbers and times. */
export function extremeOfGroups(groups: RowGroups, column: Value, isGreatest: boolean): Value | undefined {
  if (column.kind !== 'vector' || !canCompare(column)) return undefined
  const { type, data } = column
  const extremes = (itemsAt(column, groups.firsts) as Vector).data
  const nullItem = nullItemFor(type, data)
  const isWithoutNull = keepExtremes({ extremes, data, nullItem }, groups.groupOf, isGreatest)
  return isWithoutNull ? new Vector(type, extremes) : undefined
}

const canCompare = ({ type }: Vector) =>
  type === Type.long || type === Type.int || type === Type.float || (type >= Type.timestamp && type <= Type.time)

interface Extremes {
  extremes: Data
  data: Data
  nullItem: Item
}

/** Replaces the extreme of each group by items beyond it; false as soon as there is a null. */
function keepExtremes({ extremes, data, nullItem }: Extremes, groupOf: Int32Array, isGreatest: boolean): boolean {
  for (let row = 0; row < groupOf.length; row++) {
    const group = groupOf[row] as number
    const item = data[row] as Item
    const extreme = extremes[group] as Item
    if (item === nullItem || Number.isNaN(item)) return false
    if (isGreatest ? item > extreme : item < extreme) extremes[group] = item
  }
  return true
}
