import { itemsAt, nullItemFor } from '../../values/items-at.ts'
import { Type } from '../../values/types.ts'
import { type Data, type Item, type RowGroups, type Value, Vector } from '../../values/value.ts'

/** The sum of each group without its nulls; undefined unless the column holds floats, or longs whose sums stay exact. */
export function sumGroups(groups: RowGroups, column: Value): Value | undefined {
  const data = doubleDataOf(column)
  if (!data) return undefined
  const { sums, isExact } = addUp(groups, data)
  const type = (column as Vector).type
  return type === Type.float || isExact ? new Vector(type, sums) : undefined
}

/** The mean of each group without its nulls, 0n for a group of nulls. Undefined for infinite longs. */
export function averageGroups(groups: RowGroups, column: Value): Value | undefined {
  const data = doubleDataOf(column)
  if (!data) return undefined
  const { sums, counts } = addUp(groups, data)
  if ((column as Vector).type === Type.long && !sums.every(Number.isFinite)) return undefined
  return new Vector(
    Type.float,
    sums.map((sum, group) => sum / (counts[group] as number)),
  )
}

/** The greatest item of each group; undefined for columns with nulls, and for types but int, long, float and the temporal ones. */
export const maxGroups = (groups: RowGroups, column: Value): Value | undefined => extremeOfGroups(groups, column, true)

/** The least item of each group, undefined as for `maxGroups`. */
export const minGroups = (groups: RowGroups, column: Value): Value | undefined => extremeOfGroups(groups, column, false)

/** The mean of the second column weighted by the first, for each group; undefined for nulls and infinite longs. */
export function weightGroups({ count, groupOf }: RowGroups, weightColumn: Value, column?: Value): Value | undefined {
  const weights = doubleDataOf(weightColumn)
  const data = doubleDataOf(column)
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
  /** Whether all intermediate sums are within ±(2^53-1): one beyond loses digits, even if the last is within. */
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

/** The data of a column of longs or floats that is kept as doubles; undefined for other columns. */
function doubleDataOf(column: Value | undefined): Float64Array | undefined {
  if (column?.kind !== 'vector' || (column.type !== Type.long && column.type !== Type.float)) return undefined
  return column.data instanceof Float64Array ? column.data : undefined
}

function extremeOfGroups(groups: RowGroups, column: Value, isGreatest: boolean): Value | undefined {
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

/** Replaces the extreme of each group with every item beyond it; returns false at the first null. */
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
