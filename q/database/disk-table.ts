import { countOf, itemsOf } from '../values/items.ts'
import { PartitionedTable } from '../values/partitioned-table.ts'
import type { Table, Value } from '../values/value.ts'
import { partitionsInView } from './partitions.ts'
import { readPartition, type TablePlace } from './read-partition.ts'
import { selectPartitions } from './select-partitions.ts'
import { stackTables } from './stack-tables.ts'

/** A partitioned table of the loaded database. What is no query sees the rows of all partitions, which are then read. */
export class DiskTable extends PartitionedTable {
  private readFor: Value | undefined
  private all: readonly Value[] = []

  constructor(
    readonly place: TablePlace,
    readonly sample: Table,
  ) {
    super(sample.names, [])
    Object.defineProperty(this, 'columns', { get: () => this.readAll() })
  }

  /** The rows of one partition; of its columns only those in `wanted`, if given. */
  readPartition(partition: Value, wanted?: ReadonlySet<string>): Table {
    return readPartition(this.place, partition, wanted)
  }

  select(args: readonly Value[]): Value {
    return selectPartitions(this, args)
  }

  /** The number of rows in each partition in view. */
  countPartitions(): number[] {
    return itemsOf(partitionsInView()).map(partition => countOf(this.readPartition(partition, new Set())))
  }

  private readAll(): readonly Value[] {
    const partitions = partitionsInView()
    if (this.readFor !== partitions) {
      const parts = itemsOf(partitions).map(partition => this.readPartition(partition))
      this.all = stackTables(parts, this.sample).columns
      this.readFor = partitions
    }
    return this.all
  }
}
