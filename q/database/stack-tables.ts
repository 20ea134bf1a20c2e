import { signalMissing } from '../files/file-path.ts'
import { columnOf } from '../values/columns.ts'
import { itemsAt } from '../values/items-at.ts'
import { Table, type Value } from '../values/value.ts'
import { joinManyLists } from '../verbs/lists/join-lists.ts'

/** The rows of all parts, one below the other. Without parts there are no rows, and the columns are those of `sample`. */
export function stackTables(parts: readonly Table[], sample: Table): Table {
  const [first] = parts
  if (!first) return itemsAt(sample, []) as Table
  if (parts.length === 1) return first
  const stack = (name: string): Value =>
    joinManyLists(parts.map(part => columnOf(part, name) ?? signalMissing(`./${name}`)))
  return new Table(first.names, first.names.map(stack))
}
