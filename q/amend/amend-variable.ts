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
 * Amends a value. For a symbol, it amends the variable of that name and returns the name. The name of a context, such as
 * `.`, amends its variables; that of a splayed table on disk amends the file of a column.
 */
export function amendVariable(session: Session, target: Value, indices: readonly Value[], rest: Value[]): Value {
  const [f = nil, y] = rest
  const change = makeChange(session, f, y !== undefined)
  if (!isSymbol(target)) return amendDeep(target, indices, change, y)
  const name = textOf(target)
  if (indices.length && isContext(session, name)) {
    amendContext({ session, change, isAssignment: isAssign(f, y !== undefined) }, name, indices, y)
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

/** Applies `f` to the old item, or to it and the operand; the `:` of `@[x;i;:;y]` returns the operand. */
function makeChange(session: Session, f: Value, hasOperand: boolean) {
  if (!hasOperand) return (old: Value) => apply(session, f, [old])
  return isAssign(f, hasOperand) ? (_: Value, by: Value) => by : (old: Value, by: Value) => apply(session, f, [old, by])
}

const isAssign = (f: Value, hasOperand: boolean) => hasOperand && f.kind === 'primitive' && f.name === ':'

/** How an amend of a context changes its variables. */
interface ContextAmendment {
  session: Session
  change: Change
  /** Whether the function is `:`, which may also create a variable. */
  isAssignment: boolean
}

/** The contexts of q itself, which exist even without variables. */
const ownContexts = /^\.[hjqQz]?$/

/** Whether a name such as `.` or `.ns` is that of a context: its value is a dictionary whose first key is the empty symbol. */
function isContext(session: Session, name: string): boolean {
  if (ownContexts.test(name)) return true
  const value = name.startsWith('.') ? session.getGlobal(name) : undefined
  if (value?.kind !== 'dictionary' || value.keys.kind !== 'vector') return false
  return value.keys.type === Type.symbol && value.keys.at(0) === 0
}

/**
 * Changes variables of a context. The first index is a name, a list of names or `::` for all; the others are indices into
 * the values. `` @[`.;`trade`quote;0#] `` empties two tables.
 */
function amendContext(
  amendment: ContextAmendment,
  context: string,
  [first = nil, ...rest]: readonly Value[],
  by: Value = nil,
): void {
  const { session } = amendment
  if (isSymbol(first)) {
    const name = textOf(first)
    if (context === '.q' && session.findVerb(name)) signal('assign')
    amendNamed(amendment, context === '.' ? name : `${context}.${name}`, rest, by)
    return
  }
  const names = isNil(first) ? symbols(session.namesIn(context)) : first
  if (!isList(names)) signal('type')
  const count = countOf(names)
  const parts = partsOf(by, count)
  for (let i = 0; i < count; i++) amendContext(amendment, context, [itemAt(names, i), ...rest], parts(i))
}

/** Changes one variable, or a context inside the context. */
function amendNamed(amendment: ContextAmendment, name: string, indices: readonly Value[], by: Value): void {
  const { session, change, isAssignment } = amendment
  if (indices.length && isContext(session, name)) {
    amendContext(amendment, name, indices, by)
    return
  }
  const old = runInRoot(session, () => session.getGlobal(name))
  if (!old && (indices.length || !isAssignment)) signal(name)
  const changed = amendDeep(old ?? nil, indices, change, by)
  runInRoot(session, () => session.setGlobal(name, changed))
}

/** Runs `action` with the root as the current namespace, since `` @[`.;...] `` means the root whatever `\d` is. */
export function runInRoot<Result>(session: Session, action: () => Result): Result {
  const { context } = session
  session.context = '.'
  try {
    return action()
  } finally {
    session.context = context
  }
}
