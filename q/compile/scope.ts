import type { ColumnLookup } from '../context/clause.ts'
import type { Session } from '../context/session.ts'
import type { ErrorSite } from '../evaluate/errors.ts'
import type { Cell, Globals } from '../evaluate/globals.ts'
import type { Node } from '../syntax/ast.ts'
import { Primitive, type Value } from '../values/value.ts'

/** One call of a function, or one evaluation of a clause: the values of its locals, by slot. */
export interface Frame {
  readonly locals: (Value | undefined)[]
  /** Set by `:x`; the statements that follow are then skipped. */
  returned: Value | undefined
  /** In a clause of a query, the columns that its names mean before all else. */
  readonly column: ColumnLookup | undefined
}

/** A frame of code that is in no function and no query. */
export const emptyFrame = (): Frame => ({ locals: [], returned: undefined, column: undefined })

/** Compiled code of a node. */
export type Code = (frame: Frame) => Value

/** What code is compiled in: the top level, a function, a clause of a query or a parse tree. */
export interface Scope extends ErrorSite {
  /** Names of parameters and locals in the order of their slots; undefined at top level. */
  readonly locals: readonly string[] | undefined
  /** The namespace of relative names. */
  readonly context: string
  /** The function being compiled, for `.z.s`; set once it is made. */
  readonly self: { lambda?: Value }
  readonly session: Session
  readonly globals: Globals
  /** Whether names may be columns. A parse tree holds verbs themselves, so that its names are columns even before verbs. */
  readonly columns: 'none' | 'after verbs' | 'before verbs'
  /** Compiles a node in this scope. */
  readonly compile: (node: Node) => Code
  /** The compiler itself, which scopes inside of this one use too; handed in so that modules need not import each other. */
  readonly compileNode: (node: Node, scope: Scope) => Code
}

/** A scope at top level, in the namespace of the session. A parse tree has no source. */
export function createScope(
  session: Session,
  given: Pick<Scope, 'source' | 'columns' | 'globals' | 'compileNode'>,
): Scope {
  const scope: Scope = {
    ...given,
    locals: undefined,
    context: session.context,
    functionName: '',
    queryOffset: undefined,
    self: {},
    session,
    compile: node => given.compileNode(node, scope),
  }
  return scope
}

/** A scope inside of another one, for a function or for the clauses of a query. */
export function innerScope(outer: Scope, changes: Partial<Scope>): Scope {
  const scope: Scope = { ...outer, ...changes, compile: node => outer.compileNode(node, scope) }
  return scope
}

/** The full name of a relative one: `a` in namespace `.ns` is `.ns.a`. */
export const fullName = (name: string, context: string) =>
  name.startsWith('.') || context === '.' || context === '' ? name : `${context}.${name}`

export const cellOf = (scope: Scope, name: string): Cell => scope.globals.cell(fullName(name, scope.context))

/** The slot of a local variable, -1 for others. */
export const slotOf = (scope: Scope, name: string): number => scope.locals?.indexOf(name) ?? -1

/** The primitive that a node names or holds, if it can mean nothing else. */
export function primitiveOf(node: Node, scope: Scope): Primitive | undefined {
  if (node.kind === 'constant') return node.value instanceof Primitive ? node.value : undefined
  if (node.kind !== 'operator' && node.kind !== 'name') return undefined
  if (scope.columns === 'before verbs' || slotOf(scope, node.name) >= 0) return undefined
  const verb: Value | undefined = scope.session.findVerb(node.name)
  return verb instanceof Primitive ? verb : undefined
}

/** The values of the codes, the last computed first; undefined where one was left out. */
export function evaluateRightToLeft(codes: readonly (Code | undefined)[], frame: Frame): (Value | undefined)[] {
  const values = new Array<Value | undefined>(codes.length)
  for (let i = codes.length - 1; i >= 0; i--) values[i] = codes[i]?.(frame)
  return values
}
