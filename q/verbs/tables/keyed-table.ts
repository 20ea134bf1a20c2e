import { joinSides } from '../../values/columns.ts'
import { signal } from '../../values/q-error.ts'
import { Dictionary, Table, type Value } from '../../values/value.ts'

/** A table with its first `count` columns as keys; 0 leaves it without keys. A keyed table gets other keys. */
export function enkey(count: number, value: Value): Value {
  const table = unkey(value)
  if (count === 0) return table
  return count < table.names.length ? splitKeys(table, count) : signal('length')
}

/** The columns of a keyed table side by side, keys first; a table without keys as it is. Signals `type` for others. */
export function unkey(value: Value): Table {
  if (value.kind === 'table') return value
  if (value.kind !== 'dictionary' || value.keys.kind !== 'table' || value.values.kind !== 'table') return signal('type')
  return joinSides(value.keys, value.values)
}

/** How many columns of a table are keys. */
export function keyCountOf(value: Value): number {
  return value.kind === 'dictionary' && value.keys.kind === 'table' ? value.keys.names.length : 0
}

/** A table with its first `count` columns as keys. */
export function splitKeys({ names, columns }: Table, count: number): Dictionary {
  return new Dictionary(
    new Table(names.slice(0, count), columns.slice(0, count)),
    new Table(names.slice(count), columns.slice(count)),
  )
}
