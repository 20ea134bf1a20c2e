import { apply } from '../../evaluate/apply.ts'
import { countOf, itemsOf } from '../../values/items.ts'
import { itemsAt } from '../../values/items-at.ts'
import { signal } from '../../values/q-error.ts'
import { typeOf } from '../../values/type-of.ts'
import type { Value } from '../../values/value.ts'
import { binary, type VerbTable } from '../../values/verb-table.ts'
import { takeItems } from '../../verbs/lists/take.ts'
import { scatterGroups } from '../update/scatter-groups.ts'
import { aggregateItems } from './fast-aggregates.ts'
import { groupRows, splitRows } from './group-rows.ts'

/** `(f;x) fby g`: applies f to the items of x in each group of g; every item gets the result of its group. */
function fby(aggregate: Value, by: Value): Value {
  const [f, data] = itemsOf(aggregate)
  if (!f || !data || countOf(aggregate) !== 2) return signal('type')
  const rowCount = countOf(by)
  if (countOf(data) !== rowCount) return signal('length')
  if (!rowCount) return itemsAt(apply(f, [data]), [])
  const groups = groupRows(by.kind === 'table' ? by.columns : [by], rowCount)
  const quick = aggregateItems(f, groups, data)
  if (quick) return itemsAt(quick, groups.groupOf)
  const values = splitRows(groups).map(rows => apply(f, [itemsAt(data, rows)]))
  const result = scatterGroups(values, groups)
  // kdb+ assigns the results to a list that it makes from `f` of no items, as parse"fby" shows.
  const initial = takeItems(rowCount, apply(f, [itemsAt(data, [])]))
  return initial.kind === 'vector' && typeOf(initial) !== typeOf(result) ? signal('type') : result
}

export const fbyVerbs: VerbTable = { fby: binary(fby) }
