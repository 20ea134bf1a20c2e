import { amendDeep } from '../amend/amend.ts'
import { apply } from '../evaluate/apply.ts'
import { readView, type View } from '../evaluate/globals.ts'
import type { Assign, Node } from '../syntax/ast.ts'
import { tokenize } from '../syntax/lexer.ts'
import { listNames } from '../syntax/list-names.ts'
import { emptyList } from '../values/construct.ts'
import { QError, signal } from '../values/errors.ts'
import { nil } from '../values/nulls.ts'
import type { Value } from '../values/value.ts'
import { factsOf } from '../values/verb.ts'
import { indexDeep } from '../verbs/lists/indexing.ts'
import { append } from '../verbs/tables/insert.ts'
import { evaluatePart, evaluateRightToLeft, type Values } from './children.ts'
import { compileBlock } from './control.ts'
import { compileLambda } from './lambda.ts'
import { locateError } from './locate-error.ts'
import { type Code, cellOf, emptyFrame, type Frame, fullName, type Scope, setLocal, slotOf } from './scope.ts'

/** `x:1`, `x+:1`, `x[i]:1`, `x[i]+:1` and `(a;b):1 2`. */
export function compileAssign(node: Assign, scope: Scope): Code {
  const { target } = node
  if (target.kind !== 'name' && !node.verb) return compilePatternAssign(node, scope)
  if (target.kind !== 'name' || scope.session.findVerb(target.name))
    throw locateError(new QError('assign'), scope, node)
  if (!scope.locals && findViewDefinition([node])) return compileView(node, [], scope)
  const variable = resolveVariable(target.name, scope)
  const value = compileAssignedValue(node.value, target.name, scope)
  if (!node.index && !node.verb)
    return frame => {
      const result = evaluatePart(value, frame, node, scope)
      variable.write(frame, result)
      return result
    }
  return node.index
    ? compileIndexedAssign(node, variable, value, scope)
    : compileOperatorAssign(node, variable, value, scope)
}

/** At top level, a function takes the name that it is assigned to: errors in `f:{...}` show `f`. */
const compileAssignedValue = (value: Node, name: string, scope: Scope): Code =>
  value.kind === 'lambda' && !scope.locals
    ? compileLambda(value, scope, fullName(name, scope.context))
    : scope.compile(value)

interface Variable {
  read: (frame: Frame) => Value | undefined
  /** Sets the variable; `indices` are those of `x[i;j]:y`, for `.z.vs`. */
  write: (frame: Frame, value: Value, indices?: readonly (Value | undefined)[]) => void
}

/** The local with this name, or else the global. */
function resolveVariable(name: string, scope: Scope): Variable {
  const slot = slotOf(scope, name)
  if (slot >= 0)
    return {
      read: frame => frame.locals[slot],
      write: (frame, value) => setLocal(frame, slot, value),
    }
  const cell = cellOf(scope, name)
  return {
    read: () => (cell.view ? readView(cell) : (cell.value ?? scope.globals.get(cell.name))),
    write: (_, value, indices) => scope.globals.set(cell.name, value, indices),
  }
}

/** `x+:1`, with any function as the verb. Gives the new value. */
function compileOperatorAssign(node: Assign, variable: Variable, value: Code, scope: Scope): Code {
  const operation = node.verb ? scope.compile(node.verb) : () => nil
  return frame => {
    let f: Value | undefined
    let y: Value | undefined
    let result: Value | undefined
    let old: Value | undefined
    try {
      y = value(frame)
      f = operation(frame)
      old = variable.read(frame)
      result = old === undefined ? applyToIdentity(scope, f, y) : applyToOldValue(scope, f, old, y)
      variable.write(frame, result)
      return result
    } catch (error) {
      throw locateError(error, scope, node, frame, [old, y, result], f)
    }
  }
}

/** `x+:y` is `x+y`, except that `x,:y` signals `type` for a y that would change the type of the vector x. */
const applyToOldValue = ({ session }: Scope, f: Value, old: Value, y: Value) =>
  f.kind === 'primitive' && f.name === ',' ? append(old, y) : apply(session, f, [old, y])

/** An undefined variable counts as what f starts from: `x,:1` sets it to `,1`, `x+:1` to 1. */
const applyToIdentity = ({ session }: Scope, f: Value, y: Value) =>
  apply(session, f, [factsOf(f).identity?.(y) ?? emptyList, y])

/** `x[i]:y` gives y; `x[i]+:y` gives the new items. */
function compileIndexedAssign(node: Assign, variable: Variable, value: Code, scope: Scope): Code {
  const indexCodes = (node.index ?? []).map(each => each && scope.compile(each))
  const operation = node.verb && scope.compile(node.verb)
  const name = node.target.kind === 'name' ? node.target.name : ''
  return frame => {
    let indices: Values | undefined
    let y: Value | undefined
    try {
      y = value(frame)
      indices = evaluateRightToLeft(indexCodes, frame)
      const old = variable.read(frame) ?? signal(name)
      const f = operation?.(frame)
      const change = f ? (x: Value, by: Value) => apply(scope.session, f, [x, by]) : (_: Value, by: Value) => by
      const result = amendDeep(old, indices, change, y)
      variable.write(frame, result, indices)
      return f ? indexDeep(result, indices) : y
    } catch (error) {
      throw locateError(error, scope, node, frame, [y, indices])
    }
  }
}

function compilePatternAssign(node: Assign, scope: Scope): Code {
  const value = scope.compile(node.value)
  const match = scope.compilePattern(node.target)
  return frame => {
    let y: Value | undefined
    try {
      y = value(frame)
      return match(y, frame)
    } catch (error) {
      throw locateError(error, scope, node, frame, [y])
    }
  }
}

/** The assignment at the start of a view such as `v::a;b;a+b`; undefined for other statements. */
export function findViewDefinition([first]: readonly (Node | undefined)[]): Assign | undefined {
  if (first?.kind !== 'assign' || !first.isGlobal || first.index || first.verb) return undefined
  return first.target.kind === 'name' ? first : undefined
}

/** `v::a;b;a+b` at top level defines a view. Its body is the assigned value followed by the `others`, the rest of the input. */
export function compileView({ target, value }: Assign, others: readonly (Node | undefined)[], scope: Scope): Code {
  const body = [value, ...others]
  const cell = cellOf(scope, target.kind === 'name' ? target.name : '')
  const run = compileBlock(body, scope)
  const names = listNames(body).outsideQueries.filter(name => !scope.session.findVerb(name))
  return () => {
    scope.globals.define(cell)
    cell.value = undefined
    cell.version++
    cell.view = {
      source: extractViewSource(scope.source ?? ''),
      compute: () => run(emptyFrame()),
      names,
      dependencies: names.map(name => cellOf(scope, name)),
      seen: undefined,
      isComputing: false,
    } satisfies View
    return nil
  }
}

/** The text after `::`, without a comment at the end: `n+1` for `v::n+1 / next`. */
function extractViewSource(source: string): string {
  const tokens = tokenize(source).filter(({ kind }) => kind !== 'comment')
  const start = tokens.find(({ text }) => text === '::')?.end ?? 0
  return source.slice(start, tokens.at(-1)?.end).trim()
}
