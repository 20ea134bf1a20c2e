import type { Session } from '../context/session.ts'
import type { SelectPlan } from '../query/plan.ts'
import { pickColumns } from '../values/columns.ts'
import { signal } from '../values/errors.ts'
import { countOf, itemsOf } from '../values/items.ts'
import { textOf } from '../values/symbols.ts'
import { PartitionedTable, type Table, type Value } from '../values/value.ts'
import { partitionsInView, readPartition, stackTables, type TableLocation } from './partitions.ts'
import { selectPartitions } from './select-partitions.ts'

/** A partitioned table of the loaded database. A query reads only the partitions that it selects; any other access reads all. */
export class DiskTable extends PartitionedTable {
  /** The partitions in view at the time that `all` was read. */
  private readFor: Value | undefined
  private all: readonly Value[] = []

  constructor(
    private readonly session: Session,
    readonly location: TableLocation,
    readonly sample: Table,
  ) {
    super(sample.names, [])
    Object.defineProperty(this, 'columns', { get: () => this.readAll() })
  }

  /** The rows of one partition; with `wanted`, only those columns. */
  readPartition(partition: Value, wanted?: ReadonlySet<string>): Table {
    return readPartition(this.session, this.location, partition, wanted)
  }

  select(plan: SelectPlan): Value {
    return selectPartitions(this.session, this, plan)
  }

  /** The number of rows in each partition in view. */
  countPartitions(): number[] {
    return itemsOf(partitionsInView(this.session)).map(partition => countOf(this.readPartition(partition, new Set())))
  }

  private readAll(): readonly Value[] {
    const partitions = partitionsInView(this.session)
    if (this.readFor !== partitions) {
      const parts = itemsOf(partitions).map(partition => this.readPartition(partition))
      this.all = stackTables(parts, this.sample).columns
      this.readFor = partitions
    }
    return this.all
  }
}

/** ``flip `a`b!`:db/t/`` gives the columns of a splayed table, ``flip `a`b!`t`` the partitioned table with this name. */
export function mapTable(session: Session, names: readonly string[], location: Value): Table {
  const name = textOf(location)
  const found = session.getGlobal(name)
  if (found instanceof PartitionedTable) return found
  if (!name.startsWith(':')) return new MissingTable(names, location, name)
  if (found?.kind === 'table') return pickColumns(found, names)
  return new MissingTable(names, location, `${name.slice(1)}${names[0]}. OS reports: No such file or directory`)
}

/** A table that does not exist. It can be displayed, but reading its rows signals an error. */
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
