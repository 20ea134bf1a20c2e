import { itemsAt, nullItemFor } from '../../values/items-at.ts'
import { Type } from '../../values/types.ts'
import { type Data, type Item, type RowGroups, type Value, Vector } from '../../values/value.ts'

/** The sum of each group, nulls left out; undefined unless the column holds longs or floats that stay exact. */
export function sumGroups(groups: RowGroups, column: Value): Value | undefined {
  const data = doublesOf(column)
  if (!data) return undefined
  const { sums, isExact } = addUp(groups, data)
  const type = (column as Vector).type
  return type === Type.float || isExact ? new Vector(type, sums) : undefined
}

/** The mean of each group, nulls left out; 0n in a group of nulls only. Undefined for infinite longs. */
export function averageGroups(groups: RowGroups, column: Value): Value | undefined {
  const data = doublesOf(column)
  if (!data) return undefined
  const { sums, counts } = addUp(groups, data)
  if ((column as Vector).type === Type.long && !sums.every(Number.isFinite)) return undefined
  return new Vector(
    Type.float,
    sums.map((sum, group) => sum / (counts[group] as number)),
  )
}

/** The mean of the second column weighted by the first, for each group; undefined for nulls and infinite longs. */
export function weightGroups({ count, groupOf }: RowGroups, weightColumn: Value, column: Value): Value | undefined {
  const weights = doublesOf(weightColumn)
  const data = doublesOf(column)
  if (!weights || !data) return undefined
  const products = new Float64Array(count)
  const totals = new Float64Array(count)
  for (let row = 0; row < groupOf.length; row++) {
    const group = groupOf[row] as number
    const weight = weights[row] as number
    products[group] = (products[group] as number) + weight * (data[row] as number)
    totals[group] = (totals[group] as number) + weight
  }
  if (products.some(Number.isNaN) || totals.some(Number.isNaN)) return undefined
  const hasLongs = (column as Vector).type === Type.long || (weightColumn as Vector).type === Type.long
  if (hasLongs && !products.every(Number.isFinite)) return undefined
  return new Vector(
    Type.float,
    products.map((product, group) => product / (totals[group] as number)),
  )
}

interface GroupTotals {
  sums: Float64Array
  counts: Float64Array
  /** Whether every sum on the way is within ±(2^53-1): a sum that went beyond may have lost digits and come back. */
  isExact: boolean
}

/** Sums and counts of the items that are not null. */
function addUp({ count, groupOf }: RowGroups, data: Float64Array): GroupTotals {
  const sums = new Float64Array(count)
  const counts = new Float64Array(count)
  let isExact = true
  for (let row = 0; row < groupOf.length; row++) {
    const item = data[row] as number
    if (Number.isNaN(item)) continue
    const group = groupOf[row] as number
    const sum = (sums[group] as number) + item
    sums[group] = sum
    counts[group] = (counts[group] as number) + 1
    if (!(Math.abs(sum) <= Number.MAX_SAFE_INTEGER)) isExact = false
  }
  return { sums, counts, isExact }
}

/** The data of a column of longs or floats, if they stand in doubles. */
function doublesOf(column: Value): Float64Array | undefined {
  if (column.kind !== 'vector' || (column.type !== Type.long && column.type !== Type.float)) return undefined
  return column.data instanceof Float64Array ? column.data : undefined
}

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
