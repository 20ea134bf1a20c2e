import { longs } from '../../values/construct.ts'
import { itemsAt } from '../../values/items-at.ts'
import { textOf } from '../../values/text-of.ts'
import { isSymbol } from '../../values/type-of.ts'
import type { Value } from '../../values/value.ts'
import type { QueryColumns } from '../query-columns.ts'
import { extremeOfGroups } from './aggregate-extremes.ts'
import { averageGroups, sumGroups, weightGroups } from './aggregate-sums.ts'
import { countGroups, lastRows, type RowGroups } from './group-rows.ts'

/** The value per group of an aggregate applied to whole columns; undefined where the slow way is needed. */
type Aggregate = (groups: RowGroups, x: Value, y: Value | undefined) => Value | undefined

const aggregates = new Map<string, Aggregate>([
  ['count', groups => longs(countGroups(groups))],
  ['first', (groups, x) => itemsAt(x, groups.firsts)],
  ['last', (groups, x) => itemsAt(x, lastRows(groups))],
  ['sum', (groups, x) => sumGroups(groups, x)],
  ['avg', (groups, x) => averageGroups(groups, x)],
  ['max', (groups, x) => extremeOfGroups(groups, x, true)],
  ['min', (groups, x) => extremeOfGroups(groups, x, false)],
  ['wavg', (groups, x, y) => y && weightGroups(groups, x, y)],
])

/**
 * Computes aggregates of columns, such as `` (sum;`size) `` or `` (wavg;`size;`price) ``, for all groups in one pass
 * over the rows. Undefined for other trees, and for data with nulls or overflows that only the verb handles.
 */
export function aggregateQuickly(tree: Value, columns: QueryColumns, groups: RowGroups): Value | undefined {
  if (tree.kind !== 'list' || tree.items.length > 3) return undefined
  const [head, ...names] = tree.items
  if (head?.kind !== 'primitive' || !names.length || !names.every(isSymbol)) return undefined
  const [x, y] = names.map(name => columns.column(textOf(name)))
  return x && (names.length === 2) === (head.name === 'wavg') ? aggregateItems(head, groups, x, y) : undefined
}

/** As `aggregateQuickly`, for items that stand in no table. */
export function aggregateItems(f: Value, groups: RowGroups, x: Value, y?: Value): Value | undefined {
  if (f.kind !== 'primitive' || x.kind !== 'vector') return undefined
  return aggregates.get(f.name)?.(groups, x, y)
}
