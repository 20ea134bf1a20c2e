import { currentSession } from '../evaluate/current-session.ts'
import type { Scope } from '../evaluate/eval-tree.ts'
import { columnOf } from '../values/columns.ts'
import { itemAt } from '../values/items.ts'
import { itemsAt } from '../values/items-at.ts'
import { signal } from '../values/q-error.ts'
import { isTemporal, Type } from '../values/types.ts'
import type { Atom, Value, Vector } from '../values/value.ts'
import { temporalPart } from '../verbs/cast/temporal-parts.ts'
import { readSource } from './query-source.ts'

/**
 * The value of a dotted name whose first part is a column: `s.name` is the column `name` of the table that the foreign
 * key `s` points into, at the rows it points to; `time.minute` is the minute of a time. Undefined for other names.
 */
export function resolveDotted(name: string, column: Scope): Value | undefined {
  const [first, ...fields] = name.split('.')
  if (!first || !fields.length) return undefined
  let value = column(first)
  for (const field of fields) value = value && followField(value, field)
  return value
}

function followField(value: Value, field: string): Value | undefined {
  if (value.kind !== 'vector' && value.kind !== 'atom') return undefined
  if (value.type === Type.enumeration) return followLink(value, field)
  return isTemporal(value.type) ? temporalPart(value, field) : undefined
}

/** The column of the table that an enumeration points into, at its places. */
function followLink(link: Vector | Atom, field: string): Value | undefined {
  const column = domainColumn(link.domain, field)
  if (!column) return undefined
  return link.kind === 'atom' ? itemAt(column, Number(link.item)) : itemsAt(column, link.data as Int32Array)
}

/** The column of the linked table; a table that is not in memory cannot be followed, which signals `par`. */
function domainColumn(domain: string, field: string): Value | undefined {
  const value = currentSession().getGlobal(domain) ?? signal('par')
  if (value.kind !== 'table' && value.kind !== 'dictionary') return undefined
  const source = readSource(value)
  return source.kind === 'table' ? columnOf(source.table, field) : undefined
}
