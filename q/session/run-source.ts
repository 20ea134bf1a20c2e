import { compileNode } from '../compile/compile.ts'
import { compileView, findView } from '../compile/compile-view.ts'
import type { Frame, Scope } from '../compile/scope.ts'
import type { Node } from '../syntax/ast.ts'
import { parse } from '../syntax/parse.ts'
import { nil } from '../values/nil.ts'
import type { Value } from '../values/value.ts'
import { findVerb } from '../verbs/all-verbs.ts'
import type { Session } from './session.ts'

export interface Evaluated {
  value: Value
  /** Whether a console prints nothing for it: it ends in an assignment, or in a semicolon. */
  isSilent: boolean
}

/** Parses and runs one text, such as `a:1;a+2`, in the namespace of the session. */
export function runSource(session: Session, source: string): Evaluated {
  const statements = parse(source)
  const scope = makeScope(session, source)
  const frame: Frame = { locals: [], returned: undefined }
  const view = findView(statements)
  if (view) return { value: compileView(view, statements.slice(1), scope)(frame), isSilent: true }
  let value: Value = nil
  for (const statement of statements) value = statement ? scope.compile(statement)(frame) : nil
  return { value, isSilent: isSilent(statements.at(-1)) }
}

const isSilent = (last: Node | undefined) => !last || last.kind === 'assign'

/** The scope of the top level. */
export function makeScope({ globals, context }: Session, source: string): Scope {
  const scope: Scope = {
    locals: undefined,
    context,
    source,
    functionName: '',
    self: {},
    globals,
    findVerb,
    compile: node => compileNode(node, scope),
    compileIn: compileNode,
  }
  return scope
}
