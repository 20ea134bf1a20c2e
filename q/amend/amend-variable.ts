import { readGlobal, type Session } from '../context/session.ts'
import { apply } from '../evaluate/apply.ts'
import { emptyList, symbol, symbols } from '../values/construct.ts'
import { signal } from '../values/errors.ts'
import { countOf, itemAt } from '../values/items.ts'
import { isNil, nil } from '../values/nulls.ts'
import { textOf } from '../values/symbols.ts'
import { isList, isSymbol, Type } from '../values/types.ts'
import type { Value } from '../values/value.ts'
import { amendDeep, type Change, partsOf } from './amend.ts'

/**
 * Amends a value; a symbol is the name of a variable, which is changed and whose name is the result. Of a context, such
 * as `.`, the variables change; in a table kept as a folder of columns the file of the column.
 */
export function amendVariable(session: Session, target: Value, indices: readonly Value[], rest: Value[]): Value {
  const [f = nil, y] = rest
  const change = makeChange(session, f, y !== undefined)
  if (!isSymbol(target)) return amendDeep(target, indices, change, y)
  const name = textOf(target)
  if (indices.length && isContext(session, name)) {
    amendContext(session, name, indices, { change, isAssignment: isAssign(f, y !== undefined) }, y)
    return target
  }
  const [first, ...others] = indices
  if (name.startsWith(':') && first && isSymbol(first)) {
    const column = `${name.replace(/\/$/, '')}/${textOf(first)}`
    if (session.getGlobal(column)) {
      amendVariable(session, symbol(column), others, rest)
      return target
    }
  }
  const old = session.getGlobal(name) ?? (indices.length ? readGlobal(session, name) : emptyList)
  session.setGlobal(name, amendDeep(old, indices, change, y))
  return target
}

/** `::` as the function of `@[x;i;:;y]` puts y in place of the old item. */
function makeChange(session: Session, f: Value, hasOperand: boolean) {
  if (!hasOperand) return (old: Value) => apply(session, f, [old])
  return isAssign(f, hasOperand) ? (_: Value, by: Value) => by : (old: Value, by: Value) => apply(session, f, [old, by])
}

const isAssign = (f: Value, hasOperand: boolean) => hasOperand && f.kind === 'primitive' && f.name === ':'

/** What an amend of a context does to its variables. */
interface ContextAmendment {
  change: Change
  /** Whether `change` only puts a value in place of another: it then also makes a variable that there is not. */
  isAssignment: boolean
}

/** The contexts of q itself, which need no variable of the user to be there. */
const ownContexts = /^\.[hjqQz]?$/

/** Whether a name is that of a context, such as `.` or `.ns`, whose value starts with the empty name, and not of a variable. */
function isContext(session: Session, name: string): boolean {
  if (ownContexts.test(name)) return true
  const value = name.startsWith('.') ? session.getGlobal(name) : undefined
  if (value?.kind !== 'dictionary' || value.keys.kind !== 'vector') return false
  return value.keys.type === Type.symbol && value.keys.data[0] === 0
}

/**
 * Changes variables of a context: the first index names them, one or a list, `::` for all; further indices are for the
 * items of their values. `` @[`.;`trade`quote;0#] `` empties two tables.
 */
function amendContext(
  session: Session,
  context: string,
  [first = nil, ...rest]: readonly Value[],
  amendment: ContextAmendment,
  by: Value = nil,
): void {
  if (isSymbol(first)) {
    const name = textOf(first)
    if (context === '.q' && session.findVerb(name)) signal('assign')
    amendNamed(session, context === '.' ? name : `${context}.${name}`, rest, amendment, by)
    return
  }
  const names = isNil(first) ? symbols(session.namesIn(context)) : first
  if (!isList(names)) signal('type')
  const count = countOf(names)
  const parts = partsOf(by, count)
  for (let i = 0; i < count; i++) amendContext(session, context, [itemAt(names, i), ...rest], amendment, parts(i))
}

function amendNamed(
  session: Session,
  name: string,
  indices: readonly Value[],
  amendment: ContextAmendment,
  by: Value,
): void {
  if (indices.length && isContext(session, name)) {
    amendContext(session, name, indices, amendment, by)
    return
  }
  const old = inRoot(session, () => session.getGlobal(name))
  if (!old && (indices.length || !amendment.isAssignment)) signal(name)
  const changed = amendDeep(old ?? nil, indices, amendment.change, by)
  inRoot(session, () => session.setGlobal(name, changed))
}

/** The names of `.` are those of the root, whatever `\d` says. */
function inRoot<Result>(session: Session, action: () => Result): Result {
  const { context } = session
  session.context = '.'
  try {
    return action()
  } finally {
    session.context = context
  }
}
