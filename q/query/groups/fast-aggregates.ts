import { longs } from '../../values/construct.ts'
import { itemAt } from '../../values/items.ts'
import { itemsAt } from '../../values/items-at.ts'
import { textOf } from '../../values/text-of.ts'
import { isSymbol } from '../../values/type-of.ts'
import { Type } from '../../values/types.ts'
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

/** Verbs that work item by item, so that it makes no difference whether they get the rows of a group or all of them. */
const itemwise = new Set('+ - * % & | = <> < > <= >= neg abs not null sqrt log exp xbar mod div'.split(' '))

/**
 * Computes aggregates such as `(sum;(*;`price;`size))` or `(%;(sum;`a);(sum;`b))` for all groups in one pass over the
 * rows. Undefined for other trees, and for data with nulls or overflows that only the verb handles.
 */
export function aggregateQuickly(tree: Value, columns: QueryColumns, groups: RowGroups): Value | undefined {
  const result = applyItemwise(tree, part => aggregateQuickly(part, columns, groups))
  if (result || tree.kind !== 'list') return result?.kind === 'vector' ? result : undefined
  const [head, ...args] = tree.items
  const [x, y] = args.map(arg => evaluateRows(arg, columns))
  return head && x && args.length === (y ? 2 : 1) ? aggregateItems(head, groups, x, y) : undefined
}

/** The items that an expression has for all rows; undefined unless it works item by item. */
const evaluateRows = (tree: Value, columns: QueryColumns): Value | undefined =>
  isSymbol(tree) ? columns.column(textOf(tree)) : applyItemwise(tree, part => evaluateRows(part, columns))

/** The value of a constant, or of a verb that works item by item on what its arguments are evaluated to. */
function applyItemwise(tree: Value, evaluate: (tree: Value) => Value | undefined): Value | undefined {
  if (tree.kind === 'atom') return isSymbol(tree) ? undefined : tree
  if (tree.kind === 'vector' && tree.type === Type.symbol && tree.data.length === 1) return itemAt(tree, 0)
  if (tree.kind !== 'list') return undefined
  const [head, ...args] = tree.items
  if (head?.kind !== 'primitive' || !itemwise.has(head.name) || args.length < head.minRank) return undefined
  const values = args.map(evaluate)
  return values.every(value => value !== undefined) ? head.run(...values) : undefined
}

/** As `aggregateQuickly`, for items that stand in no table. */
export function aggregateItems(f: Value, groups: RowGroups, x: Value, y?: Value): Value | undefined {
  if (f.kind !== 'primitive' || x.kind !== 'vector' || (f.name === 'wavg') === !y) return undefined
  return aggregates.get(f.name)?.(groups, x, y)
}
