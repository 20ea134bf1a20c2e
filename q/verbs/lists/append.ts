import { itemsAt } from '../../values/items-at.ts'
import { signal } from '../../values/q-error.ts'
import { isEmptyList, isKeyedTable } from '../../values/type-of.ts'
import { Dictionary, List, type Value } from '../../values/value.ts'
import { appendRows, upsertRows } from '../tables/append-rows.ts'
import { uniteKeys } from '../tables/join-tables.ts'
import { unkey } from '../tables/keyed-table.ts'
import { readRowsOrRow } from '../tables/read-rows.ts'
import { appendItems } from './append-items.ts'
import { depthOf } from './depth.ts'
import { join } from './join.ts'

/**
 * What `x,:y` makes of x. It is stricter than `x,y`: a vector, column or dictionary keeps its type. A table takes rows
 * as lists; a general list takes y as one item if y is as deep as its items are.
 */
export function append(x: Value, y: Value): Value {
  if (isEmptyList(y) && x.kind !== 'atom') return x
  switch (x.kind) {
    case 'table':
      return appendRows(x, readRowsOrRow(x, y))
    case 'dictionary':
      return appendEntries(x, y)
    case 'vector':
      return appendItems(x, y)
    case 'list':
      return x.items.length && depthOf(x) === depthOf(y) + 1 ? new List([...x.items, y]) : join(x, y)
    default:
      return join(x, y)
  }
}

function appendEntries(x: Dictionary, y: Value): Value {
  if (x.isStepped) return signal('step')
  if (isKeyedTable(x)) return upsertRows(x, readRowsOrRow(unkey(x), y))
  if (y.kind !== 'dictionary') return signal('type')
  const { keys, takenFrom } = uniteKeys(x.keys, y.keys)
  return new Dictionary(keys, itemsAt(appendItems(x.values, y.values), takenFrom))
}
