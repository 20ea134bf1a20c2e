import { amendDeep } from '../amend/amend.ts'
import { amendContext, isContext } from '../amend/amend-context.ts'
import { readGlobal, type Session } from '../context/session.ts'
import { apply, applyList, call, isHandle } from '../evaluate/apply.ts'
import { trap } from '../evaluate/errors.ts'
import { emptyList, symbol } from '../values/construct.ts'
import { itemsOf } from '../values/items.ts'
import { isNil, nil } from '../values/nulls.ts'
import { textOf } from '../values/symbols.ts'
import { isFunction, isSymbol } from '../values/types.ts'
import type { Value } from '../values/value.ts'
import { type VerbTable, variadic } from '../values/verb.ts'

/** `f@x`, `@[f;x;handler]`, `@[list;index;f]`, `@[list;index;f;y]`. */
function applyAt(session: Session, f: Value, x: Value, ...rest: Value[]): Value {
  const [third] = rest
  if (!third) return call(session, f, x)
  if (canTrap(f) && rest.length === 1) return trap(session, () => call(session, f, x), third)
  return amendVariable(session, f, [x], rest)
}

/** `f . args`, `.[f;args;handler]`, `.[list;indexes;f]`, `.[list;indexes;f;y]`. */
function applyDot(session: Session, f: Value, args: Value, ...rest: Value[]): Value {
  const [third] = rest
  if (!third) return applyList(session, f, args)
  if (canTrap(f) && rest.length === 1) return trap(session, () => applyList(session, f, args), third)
  return amendVariable(session, f, isNil(args) ? [] : [...itemsOf(args)], rest)
}

/** Functions can be called, and so can numbers, which are handles. */
const canTrap = (f: Value) => isFunction(f) || isHandle(f)

/**
 * Amends a value; a symbol is the name of a variable, which is changed and whose name is the result. Of a context, such
 * as `.`, the variables change; in a table kept as a folder of columns the file of the column.
 */
function amendVariable(session: Session, target: Value, indexes: readonly Value[], rest: Value[]): Value {
  const [f = nil, y] = rest
  const change = makeChange(session, f, y !== undefined)
  if (!isSymbol(target)) return amendDeep(target, indexes, change, y)
  const name = textOf(target)
  if (indexes.length && isContext(session, name)) {
    amendContext(session, name, indexes, { change, isAssignment: isAssign(f, y !== undefined) }, y)
    return target
  }
  const [first, ...others] = indexes
  if (name.startsWith(':') && first && isSymbol(first)) {
    const column = `${name.replace(/\/$/, '')}/${textOf(first)}`
    if (session.getGlobal(column)) {
      amendVariable(session, symbol(column), others, rest)
      return target
    }
  }
  const old = session.getGlobal(name) ?? (indexes.length ? readGlobal(session, name) : emptyList)
  session.setGlobal(name, amendDeep(old, indexes, change, y))
  return target
}

/** `::` as the function of `@[x;i;:;y]` puts y in place of the old item. */
function makeChange(session: Session, f: Value, hasOperand: boolean) {
  if (!hasOperand) return (old: Value) => apply(session, f, [old])
  return isAssign(f, hasOperand) ? (_: Value, by: Value) => by : (old: Value, by: Value) => apply(session, f, [old, by])
}

const isAssign = (f: Value, hasOperand: boolean) => hasOperand && f.kind === 'primitive' && f.name === ':'

export const applyVerbs = (session: Session): VerbTable => ({
  '@': variadic(2, 4, (f, x, ...rest: Value[]) => applyAt(session, f as Value, x as Value, ...rest)),
  '.': variadic(2, 4, (f, x, ...rest: Value[]) => applyDot(session, f as Value, x as Value, ...rest)),
})
