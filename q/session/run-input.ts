import { compileView, findViewDefinition } from '../compile/assign.ts'
import { compileNode } from '../compile/compile.ts'
import { CompiledClause } from '../compile/query.ts'
import { createScope, emptyFrame, type Scope } from '../compile/scope.ts'
import type { Clause } from '../context/clause.ts'
import { SessionEnd } from '../context/session-end.ts'
import { consoleText } from '../display/console-text.ts'
import { errorText } from '../display/error-text.ts'
import { call } from '../evaluate/apply.ts'
import { toQError } from '../evaluate/errors.ts'
import type { Node } from '../syntax/ast.ts'
import { parse } from '../syntax/parser.ts'
import { nodeOfTree } from '../syntax/read-tree.ts'
import { splitScript } from '../syntax/script.ts'
import { chars } from '../values/construct.ts'
import type { ErrorKind, QError } from '../values/errors.ts'
import { isNil, nil } from '../values/nulls.ts'
import type { Value } from '../values/value.ts'
import type { Interpreter } from './interpreter.ts'

export interface Output {
  /** What a q console would print: results, what `show` wrote, an error with its frames. Every line ends in a newline. */
  output: string
  /** The code of the error that ended the input, such as `type`. */
  error?: string
  /** What sort of error it is, such as a name without a value or a limit. */
  errorKind?: ErrorKind
  /** What was thrown, if the error is a bug of the interpreter. */
  bug?: unknown
  /** Given when the input ended the session, by `exit` or `\\`. */
  exitCode?: number
  /** The value of the last statement. */
  value: Value
}

/** Runs one input in the time allowed to it and collects what it prints. Never throws. */
export function execute(session: Interpreter, input: string): Output {
  session.startTimer()
  const { value, error, exitCode } = runInput(session, input)
  const output = session.takeOutput()
  if (exitCode !== undefined) return { output, value, exitCode }
  if (!error) return { output, value }
  const failed = { output, error: error.message, errorKind: error.kind, value }
  return error.kind === 'bug' ? { ...failed, bug: error.cause } : failed
}

interface InputResult {
  value: Value
  error?: QError
  /** Given when the input ended the session. */
  exitCode?: number
}

/**
 * Runs what was typed, statement by statement, printing each result as the console does. Stops at the first error. A handler
 * in `.z.pi` gets the text instead, and prints what it wants to.
 */
function runInput(session: Interpreter, input: string): InputResult {
  try {
    const handler = session.globals.get('.z.pi')
    if (handler) return { value: call(session, handler, chars(`${input}\n`)) }
    const value = runScript(session, input, evaluated => {
      if (!evaluated.isSilent && !isNil(evaluated.value))
        session.print(consoleText(evaluated.value, settingsOf(session)))
    })
    return { value }
  } catch (thrown) {
    if (thrown instanceof SessionEnd) return { value: nil, exitCode: thrown.exitCode }
    const error = toQError(thrown)
    session.print(errorText(error))
    return { value: nil, error }
  }
}

/** What the display of a value depends on. */
const settingsOf = ({ console, precision }: Interpreter) => ({ ...console, precision })

/** Runs the statements and commands of a text one after the other, hands each result to `report` and gives the last value. */
export function runScript(session: Interpreter, source: string, report?: (evaluated: Evaluated) => void): Value {
  let value: Value = nil
  for (const { kind, text } of splitScript(source)) {
    const evaluated =
      kind === 'command' ? { value: session.runCommand(text), isSilent: false } : runSource(session, text)
    value = evaluated.value
    report?.(evaluated)
  }
  return value
}

export interface Evaluated {
  value: Value
  /** Whether a console prints nothing for it: it ends in an assignment, or in a semicolon. */
  isSilent: boolean
}

/** Parses and runs one text, such as `a:1;a+2`, in the namespace of the session. */
export function runSource(session: Interpreter, source: string): Evaluated {
  const statements = parse(source, session.isInfixWord)
  const scope = scopeOf(session, source)
  const frame = emptyFrame()
  const view = findViewDefinition(statements)
  if (view) return { value: compileView(view, statements.slice(1), scope)(frame), isSilent: true }
  let value: Value = nil
  for (const statement of statements) value = statement ? scope.compile(statement)(frame) : nil
  return { value, isSilent: isSilent(statements.at(-1)) }
}

const isSilent = (last: Node | undefined) => !last || last.kind === 'assign'

const scopeOf = (session: Interpreter, source: string): Scope =>
  createScope(session, { source, columns: 'none', globals: session.globals, compileNode })

/** `eval tree`. Its names are globals, even in a clause of a query or in a function. */
export const evaluateTree = (session: Interpreter, tree: Value): Value =>
  treeScope(session, 'none').compile(nodeOfTree(tree))(emptyFrame())

/** A parse tree as a clause of a functional query. Its names are columns or globals, never locals of a function. */
export const clauseOfTree = (session: Interpreter, tree: Value): Clause =>
  new CompiledClause(nodeOfTree(tree), treeScope(session, 'before verbs')).bind(emptyFrame())

const treeScope = (session: Interpreter, columns: Scope['columns']): Scope =>
  createScope(session, { source: undefined, columns, globals: session.globals, compileNode })
