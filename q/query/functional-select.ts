import { PartitionedTable } from '../values/partitioned-table.ts'
import { signal } from '../values/q-error.ts'
import { Type } from '../values/types.ts'
import type { Value } from '../values/value.ts'
import { distinct } from '../verbs/search/distinct.ts'
import { readByName } from '../verbs/tables/by-name.ts'
import { isEmptyArgument, readColumnTrees } from './column-trees.ts'
import { evaluateColumns } from './evaluate-columns.ts'
import { execAll } from './exec-all.ts'
import { filterRows } from './filter-rows.ts'
import { queryByGroup } from './groups/query-by-group.ts'
import { limitRows } from './limit-rows.ts'
import { QueryColumns } from './query-columns.ts'
import { queryDictionary } from './query-dictionary.ts'
import { readSource, setKeyCount } from './query-source.ts'

/** What `?[t;c;b;a;n;(g;column)]` does with the rows that meet the conditions c. */
interface Selection {
  by: Value
  select: Value
  limit: Value | undefined
  order: Value | undefined
}

/** `?[t;c;b;a]`, `?[t;c;b;a;n]` and `?[t;c;b;a;n;(g;column)]`: `select` and `exec`. */
export function functionalSelect(args: readonly Value[]): Value {
  const [table, conditions, by, select, limit, order] = args
  if (!table || !conditions || !by || !select) return signal('rank')
  const value = readByName(table)
  if (value instanceof PartitionedTable) return value.select([value, ...args.slice(1)])
  const source = readSource(value)
  if (source.kind === 'dictionary') return queryDictionary(source.dictionary, select)
  const columns = filterRows(new QueryColumns(source.table), conditions)
  const query = { by, select, limit, order }
  if (by.kind === 'atom' && by.type === Type.boolean) return selectRows(columns, source.keyCount, query)
  if (isEmptyArgument(by)) return execAll(limitRows(columns, limit, order), select)
  return queryByGroup(columns, query)
}

/** `select` without groups: all columns, or those asked for; different rows only where `by` is 1b. */
function selectRows(columns: QueryColumns, keyCount: number, { by, select, limit, order }: Selection): Value {
  const limited = limitRows(columns, limit, order)
  const isDistinct = by.kind === 'atom' && Boolean(by.item)
  if (isEmptyArgument(select))
    return isDistinct ? distinct(limited.selected()) : setKeyCount(limited.selected(), keyCount)
  if (select.kind !== 'dictionary') return signal('type')
  const table = evaluateColumns(readColumnTrees(select), limited)
  return isDistinct ? distinct(table) : table
}
