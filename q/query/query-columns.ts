import type { ColumnLookup } from '../context/clause.ts'
import { columnOf } from '../values/columns.ts'
import { longs } from '../values/construct.ts'
import { signal } from '../values/errors.ts'
import { indicesBetween } from '../values/indices.ts'
import { countOf, itemAt } from '../values/items.ts'
import { itemsAt } from '../values/items-at.ts'
import { isKeyedTable, isTemporal, Type } from '../values/types.ts'
import { type Atom, type Dictionary, type Domain, Table, type Value, type Vector } from '../values/value.ts'
import { temporalPart } from '../verbs/cast/cast.ts'
import { keyCountOf, splitKeys, unkey } from '../verbs/tables/keyed-tables.ts'

/** The columns that the expressions of a query read: those of a table on the rows selected so far, and `i`. */
export class QueryColumns {
  /** The selected rows in order; undefined for all rows. */
  readonly rows: Int32Array | undefined
  readonly rowCount: number
  private readonly columns = new Map<string, Value | undefined>()

  constructor(
    readonly table: Table,
    rows?: Int32Array,
  ) {
    this.rows = rows
    this.rowCount = rows ? rows.length : countOf(table)
  }

  /** Finds a column on the selected rows, the virtual column `i`, or `s.name` through a foreign key. */
  readonly lookup: ColumnLookup = name => {
    if (!this.columns.has(name)) this.columns.set(name, this.findColumn(name))
    return this.columns.get(name)
  }

  /** Whether `lookup` finds a column; does not build `i`, which is as long as the table. */
  has(name: string): boolean {
    return name === 'i' || this.lookup(name) !== undefined
  }

  /** Narrows the selection; `indices` count within the rows selected so far. */
  at(indices: Int32Array): QueryColumns {
    const { rows } = this
    return new QueryColumns(this.table, rows ? indices.map(index => rows[index] as number) : indices)
  }

  /** A table of the selected rows. */
  toTable(): Table {
    const { names } = this.table
    return this.rows
      ? new Table(
          names,
          names.map(name => this.lookup(name) as Value),
        )
      : this.table
  }

  private findColumn(name: string): Value | undefined {
    const column = columnOf(this.table, name)
    if (column) return this.rows ? itemsAt(column, this.rows) : column
    if (name === 'i') return longs(this.rows ?? indicesBetween(0, this.rowCount))
    return resolveDotted(name, this.lookup)
  }
}

/**
 * The value of a dotted name whose first part is a column: `s.name` is the column `name` of the table that the foreign
 * key `s` points into, at the rows it points to; `time.minute` is the minute of a time. Undefined for other names.
 */
function resolveDotted(name: string, lookup: ColumnLookup): Value | undefined {
  const [first, ...fields] = name.split('.')
  if (!first || !fields.length) return undefined
  let value = lookup(first)
  for (const field of fields) value = value && followField(value, field)
  return value
}

function followField(value: Value, field: string): Value | undefined {
  if (value.kind !== 'vector' && value.kind !== 'atom') return undefined
  if (value.type === Type.enumeration) return followLink(value, field)
  return isTemporal(value.type) ? temporalPart(value, field) : undefined
}

/** A column of the table that an enumeration points into, at the indices of the enumeration. */
function followLink(link: Vector | Atom, field: string): Value | undefined {
  const column = findDomainColumn(link.domain, field)
  if (!column) return undefined
  return link.kind === 'atom' ? itemAt(column, Number(link.item)) : itemsAt(column, link.data as Int32Array)
}

/** A column of the linked table; undefined for other domains. Signals `par` if the table is not in memory. */
function findDomainColumn(domain: Domain | undefined, field: string): Value | undefined {
  const value = domain?.value ?? signal('par')
  if (value.kind !== 'table' && value.kind !== 'dictionary') return undefined
  const source = readSource(value)
  return source.kind === 'table' ? columnOf(source.table, field) : undefined
}

/** The operand of a query. */
export type QuerySource = TableSource | { kind: 'dictionary'; dictionary: Dictionary }

export interface TableSource {
  kind: 'table'
  /** All columns, of which the first `keyCount` are keys. */
  table: Table
  keyCount: number
}

/** Reads a table, keyed table or dictionary; signals `type` for other values. */
export function readSource(value: Value): QuerySource {
  if (value.kind === 'dictionary' && !isKeyedTable(value)) return { kind: 'dictionary', dictionary: value }
  return readTable(value)
}

/** Reads a table or keyed table; signals `type` for other values. */
export const readTable = (value: Value): TableSource => ({
  kind: 'table',
  table: unkey(value),
  keyCount: keyCountOf(value),
})

/** Makes the first columns keys again; returns the table itself for 0. */
export const setKeyCount = (table: Table, keyCount: number): Value => (keyCount ? splitKeys(table, keyCount) : table)
