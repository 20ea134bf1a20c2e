import { itemsAt } from '../../values/items-at.ts'
import { isNullItem } from '../../values/null-items.ts'
import { Type } from '../../values/types.ts'
import { type Data, type Item, type Value, Vector } from '../../values/value.ts'
import type { RowGroups } from './group-rows.ts'

/** The greatest or least item of each group; undefined for columns with nulls, and for other types than numbers and times. */
export function extremeOfGroups(groups: RowGroups, column: Value, isGreatest: boolean): Value | undefined {
  if (column.kind !== 'vector' || !canCompare(column)) return undefined
  const { type, data } = column
  if (hasNull(type, data)) return undefined
  const extremes = (itemsAt(column, groups.firsts) as Vector).data
  keepExtremes(extremes, data, groups.groupOf, isGreatest)
  return new Vector(type, extremes)
}

const canCompare = ({ type }: Vector) =>
  type === Type.long || type === Type.int || type === Type.float || (type >= Type.timestamp && type <= Type.time)

function hasNull(type: number, data: Data): boolean {
  for (let row = 0; row < data.length; row++) if (isNullItem(type, data[row] as Item)) return true
  return false
}

function keepExtremes(extremes: Data, data: Data, groupOf: Int32Array, isGreatest: boolean): void {
  for (let row = 0; row < groupOf.length; row++) {
    const group = groupOf[row] as number
    const item = data[row] as Item
    const extreme = extremes[group] as Item
    if (isGreatest ? item > extreme : item < extreme) extremes[group] = item
  }
}
