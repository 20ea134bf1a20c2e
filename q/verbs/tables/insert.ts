import type { Session } from '../../context/session.ts'
import { otherNames } from '../../values/columns.ts'
import { longs } from '../../values/construct.ts'
import { signal } from '../../values/errors.ts'
import { indicesBetween } from '../../values/indices.ts'
import { countOf } from '../../values/items.ts'
import type { Table, Value } from '../../values/value.ts'
import { binary, type VerbTable } from '../../values/verb.ts'
import { nameOf } from './by-name.ts'
import { append, appendRows, readRows, upsertRows } from './join.ts'
import { unkey } from './keyed-tables.ts'

export const insertVerbs = (session: Session): VerbTable => ({
  insert: binary((x, y) => insert(session, x, y)),
  upsert: binary((x, y) => upsert(session, x, y)),
})

/** `` `t insert rows``: adds rows to a table that is given by its name and tells their indices; keys may not be there yet. */
function insert(session: Session, x: Value, y: Value): Value {
  const name = nameOf(x) ?? signal('type')
  const old = session.getGlobal(name)
  if (!old) return insertFirst(session, name, y)
  const changed = insertInto(old, y)
  session.setGlobal(name, changed)
  return indicesFrom(countOf(old), countOf(changed))
}

/** A name without a value gets the table. */
function insertFirst(session: Session, name: string, rows: Value): Value {
  if (rows.kind !== 'table' && rows.kind !== 'dictionary') return signal(name)
  session.setGlobal(name, rows)
  return indicesFrom(0, countOf(rows))
}

function insertInto(old: Value, rows: Value): Value {
  if (old.kind === 'table') return appendRows(old, requireColumns(old, readRows(old, rows)))
  if (old.kind !== 'dictionary' || old.keys.kind !== 'table') return append(old, rows)
  const columns = unkey(old)
  const added = requireColumns(columns, readRows(columns, rows))
  const changed = upsertRows(old, added)
  return countOf(changed) === countOf(old) + countOf(added) ? changed : signal('insert')
}

const requireColumns = (table: Table, rows: Table): Table =>
  otherNames(table, rows.names).length ? signal('mismatch') : rows

const indicesFrom = (start: number, end: number): Value => longs(indicesBetween(start, end))

/**
 * `t upsert rows`: t with the rows added; where t has keys, a row whose key is there replaces the old one. A variable or
 * file given by its name is changed.
 */
function upsert(session: Session, x: Value, y: Value): Value {
  const name = nameOf(x)
  if (name === undefined) return append(x, y)
  const old = session.getGlobal(name)
  if (!old && !name.startsWith(':') && y.kind !== 'table' && y.kind !== 'dictionary') signal(name)
  session.setGlobal(name, old ? append(old, y) : y)
  return x
}
