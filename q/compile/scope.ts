import type { ColumnLookup } from '../context/clause.ts'
import { requireLibrary, type Session } from '../context/session.ts'
import type { Cell, Globals } from '../evaluate/globals.ts'
import type { Node } from '../syntax/ast.ts'
import { type Call, running } from '../values/meter.ts'
import { Primitive, type Value } from '../values/value.ts'

/** One call of a function, or one evaluation of a clause: the values of its locals, by slot. */
export interface Frame {
  readonly locals: (Value | undefined)[]
  /** Set by `:x`, which skips the statements that follow. */
  returned: Value | undefined
  /** In a clause of a query: finds the columns, which hide locals and globals. */
  readonly lookup: ColumnLookup | undefined
  /** The call around a call of a function. */
  outer?: Call | undefined
}

/** Sets a local. From then on the call is one whose memory counts, unless the value is an atom. */
export function setLocal(frame: Frame, slot: number, value: Value): void {
  frame.locals[slot] = value
  if (value.kind === 'atom' || running.call === frame || !('outer' in frame)) return
  frame.outer = running.call
  running.call = frame as Call
}

/** A frame for code outside of functions and queries. */
export const emptyFrame = (): Frame => ({ locals: [], returned: undefined, lookup: undefined })

/** A compiled node. */
export type Code = (frame: Frame) => Value

interface ScopeParts {
  /** The text of the input or of a function; undefined for a parse tree, whose errors point to the code that evaluates it. */
  readonly source: string | undefined
  /** Where a script defines it, such as `/f.q:3: `; empty for code that is from no script. */
  readonly location: string
  /** The function's name in errors, such as `f` or `f@`; empty at top level. */
  readonly functionName: string
  /** The offset of the first word of a query: all errors inside the query point to it. */
  readonly queryOffset: number | undefined
  /** The parameters and locals, by slot; undefined at top level. */
  readonly locals: readonly string[] | undefined
  /** The namespace that relative names belong to. */
  readonly context: string
  /** The function, for `.z.s`; set after its body is compiled. */
  readonly self: { lambda?: Value }
  readonly session: Session
  readonly globals: Globals
  /** Which names may be columns: none outside of queries, those that are no keywords in a query, all in a parse tree. */
  readonly columns: 'none' | 'after verbs' | 'before verbs'
  /** The compiler. It is passed in because `compile.ts` imports this module. */
  readonly compileNode: (node: Node, scope: Scope) => Code
}

/** The surroundings of code at compile time: the top level, a function, a clause of a query or a parse tree. */
export class Scope implements ScopeParts {
  readonly source: string | undefined
  readonly location: string
  readonly functionName: string
  readonly queryOffset: number | undefined
  readonly locals: readonly string[] | undefined
  readonly context: string
  readonly self: { lambda?: Value }
  readonly session: Session
  readonly globals: Globals
  readonly columns: ScopeParts['columns']
  readonly compileNode: ScopeParts['compileNode']

  constructor(parts: ScopeParts) {
    this.source = parts.source
    this.location = parts.location
    this.functionName = parts.functionName
    this.queryOffset = parts.queryOffset
    this.locals = parts.locals
    this.context = parts.context
    this.self = parts.self
    this.session = parts.session
    this.globals = parts.globals
    this.columns = parts.columns
    this.compileNode = parts.compileNode
  }

  /** Compiles a node in this scope. */
  compile(node: Node): Code {
    return this.compileNode(node, this)
  }

  /** Compiles a pattern, such as the target of `(a;b):1 2`, which needs the library. */
  compilePattern(node: Node | undefined): (value: Value, frame: Frame) => Value {
    return requireLibrary(this.session).compilePattern(node, this)
  }

  /** A scope inside this one, for a function or the clauses of a query. */
  createInner(changes: Partial<ScopeParts>): Scope {
    return new Scope({ ...this, ...changes })
  }
}

/** A scope at top level, in the session's namespace. Give no `source` for a parse tree. */
export const createScope = (
  session: Session,
  { source, columns, globals, compileNode }: Pick<ScopeParts, 'source' | 'columns' | 'globals' | 'compileNode'>,
): Scope =>
  new Scope({
    source,
    location: session.location,
    functionName: '',
    queryOffset: undefined,
    locals: undefined,
    context: session.context,
    self: {},
    session,
    globals,
    columns,
    compileNode,
  })

/** The full name of a relative one: `a` in namespace `.ns` is `.ns.a`. */
export const fullName = (name: string, context: string) =>
  name.startsWith('.') || context === '.' || context === '' ? name : `${context}.${name}`

export const cellOf = (scope: Scope, name: string): Cell => scope.globals.cell(fullName(name, scope.context))

/** The slot of a local; -1 for other names. */
export const slotOf = (scope: Scope, name: string): number => scope.locals?.indexOf(name) ?? -1

/** The primitive that a node is known to denote at compile time; undefined for a name that may be a local or a column. */
export function primitiveOf(node: Node, scope: Scope): Primitive | undefined {
  if (node.kind === 'constant') return node.value instanceof Primitive ? node.value : undefined
  if (node.kind !== 'operator' && node.kind !== 'name') return undefined
  if (scope.columns === 'before verbs' || slotOf(scope, node.name) >= 0) return undefined
  const verb: Value | undefined = scope.session.findVerb(node.name)
  return verb instanceof Primitive ? verb : undefined
}
