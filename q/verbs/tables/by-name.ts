import { readGlobal, type Session } from '../../context/session.ts'
import { signal } from '../../values/errors.ts'
import { symbolText } from '../../values/symbols.ts'
import { Type } from '../../values/types.ts'
import { PartitionedTable, type Value } from '../../values/value.ts'

/** The text of a symbol atom; undefined for anything else. */
export function nameOf(value: Value): string | undefined {
  return value.kind === 'atom' && value.type === Type.symbol ? symbolText(value.item) : undefined
}

/** The value of the variable that a symbol names, which signals its name if undefined; any other value unchanged. */
export function readByName(session: Session, value: Value): Value {
  const name = nameOf(value)
  return name === undefined ? value : readGlobal(session, name)
}

/**
 * Changes a value. Given the name of a variable, assigns the changed value to it and gives the name. Signals `par` for a
 * partitioned table.
 */
export function changeByName(session: Session, given: Value, change: (value: Value) => Value): Value {
  const old = readByName(session, given)
  if (old instanceof PartitionedTable) return signal('par')
  const changed = change(old)
  const name = nameOf(given)
  if (name === undefined) return changed
  session.setGlobal(name, changed)
  return given
}
