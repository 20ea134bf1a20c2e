import { compileView, findViewDefinition } from '../compile/assign.ts'
import { compileNode } from '../compile/compile.ts'
import { locateError, recordRest } from '../compile/locate-error.ts'
import { CompiledClause } from '../compile/query.ts'
import { createScope, emptyFrame, type Scope } from '../compile/scope.ts'
import type { Clause } from '../context/clause.ts'
import { requireLibrary } from '../context/session.ts'
import { SessionEnd } from '../context/session-end.ts'
import { consoleText } from '../display/console-text.ts'
import { call } from '../evaluate/apply.ts'
import { leaveFunction, toQError } from '../evaluate/locate-errors.ts'
import type { Node } from '../syntax/ast.ts'
import { parse } from '../syntax/parser.ts'
import { nodeOfTree } from '../syntax/read-tree.ts'
import { type ScriptPart, splitScript } from '../syntax/script.ts'
import { chars } from '../values/construct.ts'
import { type ErrorKind, QError } from '../values/errors.ts'
import { held } from '../values/meter.ts'
import { isNil, nil } from '../values/nulls.ts'
import { textOf } from '../values/symbols.ts'
import { isString } from '../values/types.ts'
import type { Value } from '../values/value.ts'
import type { SessionState } from './session-state.ts'

export interface Output {
  /** The text that a q console would print: results, output of `show`, an error with its frames. Lines end in a newline. */
  output: string
  /** The code of the error that ended the input, such as `type`. */
  error?: string
  /** The kind of that error, such as an undefined name or a limit. */
  errorKind?: ErrorKind
  /** The exception, if it is a bug of the interpreter. */
  bug?: unknown
  /** Set if the input ended the session with `exit` or `\\`. */
  exitCode?: number
  /** The value of the last statement. */
  value: Value
}

export interface RunOptions {
  /** Whether an error inside a function stops there, as at a console, so that the next inputs go to the debugger. */
  suspends?: boolean
}

/** Runs one input within its limits and collects its output. Never throws. */
export function execute(session: SessionState, input: string, { suspends = false }: RunOptions = {}): Output {
  session.startTimer()
  const { value, error, exitCode } = attempt(session, () => runInput(session, input), suspends)
  session.lastValue = value
  const output = session.takeOutput()
  if (exitCode !== undefined) return { output, value, exitCode }
  if (!error) return { output, value }
  const failed = { output, error: error.message, errorKind: error.kind, value }
  return error.kind === 'bug' ? { ...failed, bug: error.cause } : failed
}

interface InputResult {
  value: Value
  error?: QError
  /** Set if the input ended the session. */
  exitCode?: number
}

/** Runs code and prints its error. */
function attempt(session: SessionState, run: () => Value, suspends: boolean): InputResult {
  try {
    return { value: session.runLimited(run) }
  } catch (thrown) {
    if (thrown instanceof SessionEnd) return { value: nil, exitCode: thrown.exitCode }
    const error = toQError(thrown)
    const rest = session.library?.printBacktrace(session, error)
    if (rest) return attempt(session, rest, suspends)
    session.printError(error)
    if (suspends) session.suspend(error)
    return { value: nil, error }
  }
}

/**
 * Runs an input statement by statement, prints each result as the console does, and stops at the first error. If `.z.pi` is
 * defined, calls it with the text instead. After an error at which the console has stopped, the debugger runs the input.
 */
function runInput(session: SessionState, input: string): Value {
  if (session.suspensions.length) return requireLibrary(session).debug(session, input)
  const handler = session.globals.getVariable('.z.pi')
  if (handler) {
    const answer = call(session, handler, chars(`${input}\n`))
    if (isString(answer)) session.print(textOf(answer))
    return answer
  }
  return runScript(session, input, evaluated => {
    if (!evaluated.isSilent && !isNil(evaluated.value))
      session.print(consoleText(evaluated.value, displaySettings(session)))
  })
}

/** The settings for the display of values. */
const displaySettings = ({ console, precision }: SessionState) => ({ ...console, precision })

/**
 * Runs the statements and commands of a text, passes each result to `report` and returns the last value. `path` is that of a
 * script, for errors.
 */
export const runScript = (session: SessionState, source: string, report?: Report, path?: string): Value =>
  runParts(session, splitScript(source), report, path)

type Report = (evaluated: Evaluated) => void

function runParts(session: SessionState, parts: readonly ScriptPart[], report?: Report, path?: string): Value {
  let result: Value = nil
  for (const [i, { kind, text, line }] of parts.entries()) {
    if (path) session.location = `${path}:${line + 1}: `
    const isCommand = kind === 'command'
    try {
      const evaluated = isCommand ? { value: runTyped(session, text), isSilent: false } : runSource(session, text)
      result = evaluated.value
      report?.(evaluated)
    } catch (error) {
      const finish = (value: Value) => {
        report?.({ value, isSilent: !isCommand && isSilent(parse(text, session.isInfixWord).at(-1)) })
        return i + 1 < parts.length ? runParts(session, parts.slice(i + 1), report, path) : value
      }
      throw recordRest(error, undefined, finish, undefined)
    }
  }
  return result
}

/** Runs a command. If it ran code that failed, such as a script, the error also shows the command. */
function runTyped(session: SessionState, text: string): Value {
  try {
    return session.runCommand(text)
  } catch (thrown) {
    throw thrown instanceof QError && thrown.frames.length ? locateInput(session, text, thrown) : thrown
  }
}

/** Adds an input or command to the frames of an error that came from within. */
export const locateInput = (session: SessionState, source: string, thrown: unknown): unknown =>
  locateError(leaveFunction(thrown), createSourceScope(session, source), 0)

export interface Evaluated {
  value: Value
  /** Whether the console prints nothing, since the text ends in an assignment or a semicolon. */
  isSilent: boolean
}

/** Runs one text, such as `a:1;a+2`, in the current namespace. */
export function runSource(session: SessionState, source: string): Evaluated {
  const statements = parse(source, session.isInfixWord)
  const scope = createSourceScope(session, source)
  const frame = emptyFrame()
  const view = findViewDefinition(statements)
  if (view) return { value: compileView(view, statements.slice(1), scope)(frame), isSilent: true }
  let value: Value = nil
  const depth = held.length
  let i = 0
  try {
    for (const statement of statements) {
      value = statement ? scope.compile(statement)(frame) : nil
      i++
    }
  } catch (error) {
    throw recordRest(error, scope, statements, frame, [i])
  } finally {
    held.length = depth
  }
  return { value, isSilent: isSilent(statements.at(-1)) }
}

const isSilent = (last: Node | undefined) => !last || last.kind === 'assign'

const createSourceScope = (session: SessionState, source: string): Scope =>
  createScope(session, { source, columns: 'none', globals: session.globals, compileNode })

/** `eval tree`. Names in the tree are globals, even if a function or a clause of a query calls `eval`. */
export const evaluateTree = (session: SessionState, tree: Value): Value =>
  createTreeScope(session, 'none').compile(nodeOfTree(tree))(emptyFrame())

/** Compiles a parse tree as a clause of a functional query. Its names are columns or globals, never locals of a function. */
export const compileClause = (session: SessionState, tree: Value): Clause =>
  new CompiledClause(nodeOfTree(tree), createTreeScope(session, 'before verbs')).bind(emptyFrame())

const createTreeScope = (session: SessionState, columns: Scope['columns']): Scope =>
  createScope(session, { source: undefined, columns, globals: session.globals, compileNode })
