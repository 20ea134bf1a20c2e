import type { Session } from '../context/session.ts'
import type { SelectPlan } from '../query/plan.ts'
import { pickColumns } from '../values/columns.ts'
import { signal } from '../values/errors.ts'
import { countOf, itemsOf } from '../values/items.ts'
import { textOf } from '../values/symbols.ts'
import { PartitionedTable, type Table, type Value } from '../values/value.ts'
import { partitionsInView, readPartition, stackTables, type TableLocation } from './partitions.ts'
import { selectPartitions } from './select-partitions.ts'

/** A partitioned table of the loaded database. What is no query sees the rows of all partitions, which are then read. */
export class DiskTable extends PartitionedTable {
  private readFor: Value | undefined
  private all: readonly Value[] = []

  constructor(
    private readonly session: Session,
    readonly index: TableLocation,
    readonly sample: Table,
  ) {
    super(sample.names, [])
    Object.defineProperty(this, 'columns', { get: () => this.readAll() })
  }

  /** The rows of one partition; of its columns only those in `wanted`, if given. */
  readPartition(partition: Value, wanted?: ReadonlySet<string>): Table {
    return readPartition(this.session, this.index, partition, wanted)
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

/** The flip of `` `a`b!`:db/t/ ``, a table in files, or of `` `a`b!`t ``, a partitioned table. */
export function mapTable(session: Session, names: readonly string[], index: Value): Table {
  const name = textOf(index)
  const found = session.getGlobal(name)
  if (found instanceof PartitionedTable) return found
  if (!name.startsWith(':')) return new MissingTable(names, index, name)
  if (found?.kind === 'table') return pickColumns(found, names)
  return new MissingTable(names, index, `${name.slice(1)}${names[0]}. OS reports: No such file or directory`)
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
