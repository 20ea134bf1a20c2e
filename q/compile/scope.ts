import type { Session } from '../context/session.ts'
import type { Cell, Globals } from '../evaluate/globals.ts'
import type { Node } from '../syntax/ast.ts'
import type { Value } from '../values/value.ts'

/** One call of a function: the values of its locals, by slot. */
export interface Frame {
  readonly locals: (Value | undefined)[]
  /** Set by `:x`; the statements that follow are then skipped. */
  returned: Value | undefined
}

/** Compiled code of a node. */
export type Code = (frame: Frame) => Value

/** What code is compiled in: the top level or one function. */
export interface Scope {
  /** Names of parameters and locals in the order of their slots; undefined at top level. */
  readonly locals: readonly string[] | undefined
  /** The namespace of relative names. */
  readonly context: string
  /** The text that offsets of nodes count in. */
  readonly source: string
  /** What errors call this function, such as `f` or `f@`; empty at top level. */
  readonly functionName: string
  /** The function being compiled, for `.z.s`; set once it is made. */
  readonly self: { lambda?: Value }
  readonly session: Session
  readonly globals: Globals
  /** Compiles a node in this scope. */
  readonly compile: (node: Node) => Code
  /** Compiles a node in another scope. */
  readonly compileIn: (node: Node, scope: Scope) => Code
  /** The operator or keyword of this name. */
  readonly findVerb: (name: string) => Value | undefined
}

/** The full name of a relative one: `a` in namespace `.ns` is `.ns.a`. */
export const fullName = (name: string, context: string) =>
  name.startsWith('.') || context === '.' || context === '' ? name : `${context}.${name}`

export const cellOf = (scope: Scope, name: string): Cell => scope.globals.cell(fullName(name, scope.context))

/** The slot of a local variable, -1 for others. */
export const slotOf = (scope: Scope, name: string): number => scope.locals?.indexOf(name) ?? -1

/** The values of the codes, the last computed first; undefined where one was left out. */
export function evaluateRightToLeft(codes: readonly (Code | undefined)[], frame: Frame): (Value | undefined)[] {
  const values = new Array<Value | undefined>(codes.length)
  for (let i = codes.length - 1; i >= 0; i--) values[i] = codes[i]?.(frame)
  return values
}
