import { readGlobal, type Session } from '../../context/session.ts'
import { signal } from '../../values/errors.ts'
import { symbolText } from '../../values/symbols.ts'
import { Type } from '../../values/types.ts'
import { PartitionedTable, type Value } from '../../values/value.ts'

/** The text of a symbol atom; undefined for anything else. */
export function nameOf(value: Value): string | undefined {
  return value.kind === 'atom' && value.type === Type.symbol ? symbolText(value.item) : undefined
}

/** The value itself, or of the variable that a symbol names. Signals the name if there is none. */
export function readByName(session: Session, value: Value): Value {
  const name = nameOf(value)
  return name === undefined ? value : readGlobal(session, name)
}

/** Changes a value; one that is given by the name of a variable is changed there, and the name is the result. Signals `par` for tables in partitions. */
export function changeByName(session: Session, given: Value, change: (value: Value) => Value): Value {
  const old = readByName(session, given)
  if (old instanceof PartitionedTable) return signal('par')
  const changed = change(old)
  const name = nameOf(given)
  if (name === undefined) return changed
  session.setGlobal(name, changed)
  return given
}
