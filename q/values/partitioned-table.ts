import { Table, type Value } from './value.ts'

/** A table whose rows lie in the partitions of a database. Queries read the partitions that they need, one by one. */
export abstract class PartitionedTable extends Table {
  /** Where the table should be, if it is not there: it is then shown as `` +(,`a)!`t ``. */
  readonly missing?: Value
  /** The rows of the last partition, which show the types and attributes of the columns. */
  abstract readonly sample: Table
  /** The result of Functional Select with these arguments. */
  abstract select(args: readonly Value[]): Value
}
