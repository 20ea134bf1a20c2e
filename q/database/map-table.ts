import { currentSession } from '../evaluate/current-session.ts'
import { pickColumns } from '../values/columns.ts'
import { PartitionedTable } from '../values/partitioned-table.ts'
import { signal } from '../values/q-error.ts'
import { textOf } from '../values/text-of.ts'
import type { Table, Value } from '../values/value.ts'

/** The flip of `` `a`b!`:db/t/ ``, a table in files, or of `` `a`b!`t ``, a partitioned table. */
export function mapTable(names: readonly string[], place: Value): Table {
  const name = textOf(place)
  const found = currentSession().getGlobal(name)
  if (found instanceof PartitionedTable) return found
  if (!name.startsWith(':')) return new MissingTable(names, place, name)
  if (found?.kind === 'table') return pickColumns(found, names)
  return new MissingTable(names, place, `${name.slice(1)}${names[0]}. OS reports: No such file or directory`)
}

/** A table that is not there, which is an error only where its rows are read. */
class MissingTable extends PartitionedTable {
  constructor(
    names: readonly string[],
    override readonly missing: Value,
    private readonly message: string,
  ) {
    super(names, [])
    Object.defineProperty(this, 'columns', { get: () => this.select() })
  }

  get sample(): Table {
    return this.select()
  }

  select(): never {
    return signal(this.message)
  }
}
