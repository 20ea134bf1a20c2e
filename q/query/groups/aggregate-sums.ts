import { Type } from '../../values/types.ts'
import { type Value, Vector } from '../../values/value.ts'
import type { RowGroups } from './group-rows.ts'

/** The sum of each group, nulls left out; undefined unless the column holds longs or floats that stay exact. */
export function sumGroups(groups: RowGroups, column: Value): Value | undefined {
  const data = doublesOf(column)
  if (!data) return undefined
  const { sums } = addUp(groups, data)
  const type = (column as Vector).type
  return type === Type.float || areExact(sums) ? new Vector(type, sums) : undefined
}

/** The mean of each group, nulls left out; 0n in a group of nulls only. */
export function averageGroups(groups: RowGroups, column: Value): Value | undefined {
  const data = doublesOf(column)
  if (!data) return undefined
  const { sums, counts } = addUp(groups, data)
  if ((column as Vector).type === Type.long && !areExact(sums)) return undefined
  return new Vector(
    Type.float,
    sums.map((sum, group) => sum / (counts[group] as number)),
  )
}

/** The mean of the second column weighted by the first, for each group; undefined where one holds nulls. */
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
  const areLongs = (column as Vector).type === Type.long && (weightColumn as Vector).type === Type.long
  if (areLongs && !areExact(products)) return undefined
  return new Vector(
    Type.float,
    products.map((product, group) => product / (totals[group] as number)),
  )
}

/** Sums and counts of the items that are not null. */
function addUp({ count, groupOf }: RowGroups, data: Float64Array): { sums: Float64Array; counts: Float64Array } {
  const sums = new Float64Array(count)
  const counts = new Float64Array(count)
  for (let row = 0; row < groupOf.length; row++) {
    const item = data[row] as number
    if (Number.isNaN(item)) continue
    const group = groupOf[row] as number
    sums[group] = (sums[group] as number) + item
    counts[group] = (counts[group] as number) + 1
  }
  return { sums, counts }
}

/** The data of a column of longs or floats, if they stand in doubles. */
function doublesOf(column: Value): Float64Array | undefined {
  if (column.kind !== 'vector' || (column.type !== Type.long && column.type !== Type.float)) return undefined
  return column.data instanceof Float64Array ? column.data : undefined
}

/** Whether sums of longs are within the range where doubles hold every integer. */
const areExact = (sums: Float64Array) => sums.every(sum => Math.abs(sum) <= Number.MAX_SAFE_INTEGER)
