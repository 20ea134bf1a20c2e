import type { Clause } from '../context/clause.ts'
import type { Session } from '../context/session.ts'
import { omitColumns } from '../values/columns.ts'
import { signal } from '../values/errors.ts'
import { chooseIndices } from '../values/indices.ts'
import { countOf } from '../values/items.ts'
import { itemsAt } from '../values/items-at.ts'
import { textsOf } from '../values/symbols.ts'
import { Dictionary, type Table, type Value } from '../values/value.ts'
import { changeByName, nameOf } from '../verbs/tables/by-name.ts'
import { filterRows } from './filter.ts'
import type { DeletePlan } from './plan.ts'
import { QueryColumns, readSource, setKeyCount, type TableSource } from './query-columns.ts'

/**
 * Runs `delete`. It deletes rows that meet conditions, columns, entries of a dictionary, or the variables of a namespace
 * given by its name.
 */
export function deleteParts(session: Session, given: Value, plan: DeletePlan): Value {
  const namespace = namespaceOf(session, given)
  if (namespace) return deleteVariables(session, given, namespace, plan.names)
  return changeByName(session, given, value => deleteFrom(value, plan))
}

function deleteFrom(value: Value, { where, names }: DeletePlan): Value {
  const source = readSource(value)
  if (source.kind === 'dictionary') return deleteEntries(source.dictionary, names)
  if (names.length && where.length) return signal('nyi')
  return names.length ? deleteColumns(source, names) : deleteRows(source, where)
}

/** The namespace that a symbol names, such as `.` or `.stats`; empty for the name of a variable and for other values. */
function namespaceOf(session: Session, given: Value): string {
  const name = nameOf(given) ?? ''
  return name === '.' || (name.startsWith('.') && session.namesIn(name).length) ? name : ''
}

function deleteVariables(session: Session, given: Value, namespace: string, names: readonly string[]): Value {
  const prefix = namespace === '.' ? '' : `${namespace}.`
  for (const name of names.length ? names : session.namesIn(namespace)) session.deleteGlobal(prefix + name)
  return given
}

function deleteEntries({ keys, values }: Dictionary, names: readonly string[]): Dictionary {
  const known = countOf(keys) ? textsOf(keys) : []
  const kept = names.length ? chooseIndices(known.length, index => !names.includes(known[index] as string)) : []
  return new Dictionary(itemsAt(keys, kept), itemsAt(values, kept))
}

function deleteColumns({ table, keyCount }: TableSource, names: readonly string[]): Value {
  const keptKeys = table.names.slice(0, keyCount).filter(name => !names.includes(name))
  return setKeyCount(omitColumns(table, names), keptKeys.length)
}

function deleteRows({ table, keyCount }: TableSource, where: readonly Clause[]): Value {
  const columns = new QueryColumns(table)
  const doomed = filterRows(columns, where).rows
  const isDoomed = new Uint8Array(columns.rowCount).fill(doomed ? 0 : 1)
  for (const row of doomed ?? []) isDoomed[row] = 1
  const kept = chooseIndices(columns.rowCount, row => !isDoomed[row])
  return setKeyCount(itemsAt(table, kept) as Table, keyCount)
}
