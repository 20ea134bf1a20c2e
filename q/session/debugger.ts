import { compileBlock, signalledText } from '../compile/control.ts'
import { recordRest, type Unfinished } from '../compile/locate-error.ts'
import { emptyFrame, type Frame, type Scope } from '../compile/scope.ts'
import type { Session, Suspension } from '../context/session.ts'
import { consoleText } from '../display/console-text.ts'
import { frameText } from '../display/error-text.ts'
import type { Node } from '../syntax/ast.ts'
import { parse } from '../syntax/parser.ts'
import { splitScript } from '../syntax/script.ts'
import { QError } from '../values/errors.ts'
import { toUniformList } from '../values/items.ts'
import { isNil, nil } from '../values/nulls.ts'
import type { Value } from '../values/value.ts'
import { unary, type VerbTable } from '../values/verb.ts'
import { requireFinishable, resume } from './resume.ts'

/**
 * Runs an input of the prompt `q))`, where the console has stopped at an error: a command of the debugger, or code in the frame
 * that it shows.
 */
export function debug(session: Session, input: string): Value {
  const isAbort = withoutComment(input) === '\\'
  const parts = isAbort ? [input] : splitScript(input).map(({ text }) => text)
  const depth = session.suspensions.length
  let value: Value = nil
  for (const part of parts) {
    const suspension = session.suspensions.at(-1)
    if (!suspension || session.suspensions.length < depth) break
    value = runPart(session, suspension, part)
  }
  return value
}

const withoutComment = (text: string) => text.replace(/\s+\/.*$/s, '').trim()

function runPart(session: Session, suspension: Suspension, text: string): Value {
  defineFailure(session, suspension)
  switch (withoutComment(text)) {
    case '`':
      return moveTo(session, suspension, suspension.current + 1)
    case '.':
      return moveTo(session, suspension, suspension.current - 1)
    case '&':
      session.print(`'${suspension.error.message}\n`)
      return moveTo(session, suspension, suspension.current)
    case '\\':
      leave(session)
      return nil
    case ':':
      return goOn(session, suspension, nil)
  }
  if (text.startsWith('\\')) return printValue(session, session.runCommand(text))
  const statements = parse(text, session.isInfixWord)
  const [first] = statements
  if (statements.length === 1 && first?.kind === 'return')
    return goOn(session, suspension, evaluate(session, suspension, text, [first.value]))
  if (statements.length === 1 && first?.kind === 'signal') return dropFrame(session, suspension, text, first.value)
  return runStatements(session, suspension, text, statements)
}

/** Runs statements in the current frame and prints the last value. */
function runStatements(session: Session, suspension: Suspension, text: string, statements: Statements): Value {
  const last = statements.at(-1)
  const print = (value: Value) => (last && last.kind !== 'assign' ? printValue(session, value) : value)
  let value: Value
  try {
    value = evaluate(session, suspension, text, statements)
  } catch (error) {
    throw recordRest(error, undefined, print, undefined)
  }
  return print(value)
}

function printValue(session: Session, value: Value): Value {
  const { console, precision } = session
  if (!isNil(value)) session.print(consoleText(value, { ...console, precision }))
  return value
}

type Statements = readonly (Node | undefined)[]

/** The value of code that sees the locals of the current frame, and may assign them. */
function evaluate(session: Session, suspension: Suspension, source: string, statements: Statements): Value {
  const { scope } = codeOf(suspension, suspension.current)
  const frame = frameOf(suspension, scope)
  const inner = scope.createInner({
    source,
    functionName: '',
    queryOffset: undefined,
    columns: 'none',
    context: session.context,
  })
  return compileBlock(statements, inner)({ ...emptyFrame(), locals: frame?.locals ?? [] })
}

/** What failed in a frame, with its scope. */
function codeOf({ error }: Suspension, index: number): Unfinished & { scope: Scope } {
  const records = error.unfinished as readonly Unfinished[]
  const isScoped = (record: Unfinished | undefined): record is Unfinished & { scope: Scope } =>
    record?.scope !== undefined
  // A text with a syntax error has no code; what it was to see is that of its caller.
  const starts = error.frames.slice(index).map(({ start }) => records[start ?? -1])
  return starts.find(isScoped) ?? signalBug()
}

/** The locals of a function at what failed, or at the code around it: a loop that is stopped has no node that failed. */
function frameOf({ error, current }: Suspension, { self }: Scope): Frame | undefined {
  const records = (error.unfinished as readonly Unfinished[]).slice(error.frames[current]?.start)
  return records.find(record => record.frame && record.scope?.self === self)?.frame
}

const signalBug = (): never => {
  throw new QError('internal', 'bug')
}

/** `` ` `` and `.`: shows another frame, if there is one, in its namespace. */
function moveTo(session: Session, suspension: Suspension, index: number): Value {
  const { frames } = suspension.error
  suspension.current = Math.min(frames.length - 1, Math.max(0, index))
  session.context = codeOf(suspension, suspension.current).scope.context
  const frame = frames[suspension.current]
  if (frame) session.print(frameText(frame, numberOf(suspension, suspension.current)))
  return nil
}

/** The number that the console shows for a frame. The debugger takes the number before the next one. */
const numberOf = ({ nextFrame }: Suspension, index: number) => nextFrame - 2 - index

/** `\`: leaves one level. */
function leave(session: Session) {
  session.context = session.suspensions.pop()?.context ?? '.'
  if (session.suspensions.length) return
  session.deleteGlobal('.z.ex')
  session.deleteGlobal('.z.ey')
}

/** `:r`: goes on with r as the result of what failed. */
function goOn(session: Session, { error }: Suspension, value: Value): Value {
  requireFinishable(error)
  leave(session)
  return resume(error, value)
}

/** `'err`: signals an error from the innermost function, whose frame is lost. At the input itself the debugger ends. */
function dropFrame(session: Session, suspension: Suspension, text: string, node: Node): Value {
  const { error } = suspension
  error.message = readMessage(() => evaluate(session, suspension, text, [node]))
  error.frames.shift()
  suspension.nextFrame--
  const [frame] = error.frames
  if (error.frames.length < 2) {
    leave(session)
    const last = new QError(error.message, 'signal')
    last.frames.push(...error.frames)
    throw last
  }
  session.print(`'${error.message}\n`)
  return frame ? moveTo(session, suspension, 0) : nil
}

/** The text of `'x`. A name without a value is one too, since its error would have the same text. */
function readMessage(evaluateMessage: () => Value): string {
  try {
    return signalledText(evaluateMessage())
  } catch (thrown) {
    if (thrown instanceof QError && !thrown.isFinal) return thrown.message
    throw thrown
  }
}

/** Sets `.z.ex` and `.z.ey`: the function that failed and the list of its arguments. */
function defineFailure(session: Session, suspension: Suspension) {
  const { code, parts, f } = codeOf(suspension, 0)
  const isOperatorAssign = typeof code === 'object' && 'kind' in code && code.kind === 'assign'
  const args = f ? (isOperatorAssign ? parts.slice(0, 2) : parts) : []
  session.setGlobal('.z.ex', f ?? nil)
  session.setGlobal('.z.ey', toUniformList(args.map(arg => (arg as Value | undefined) ?? nil)))
}

/** The error that `.Q.bt` throws to read the stack of functions. No trap catches it. */
class StackReading extends QError {
  override get isFinal() {
    return true
  }
}

/** If the error is one that `.Q.bt` threw, prints the stack and returns what goes on after it. */
export function printBacktrace(session: Session, error: QError): (() => Value) | undefined {
  if (!(error instanceof StackReading)) return undefined
  const { suspensions } = session
  // The input of a debugger has a hidden frame.
  const isDebugged = suspensions.length > 0
  const running = isDebugged ? error.frames.slice(0, -1) : error.frames
  const innermost = (suspensions.at(-1)?.nextFrame ?? 0) + error.frames.length - 1
  const text = running.map((frame, i) => frameText(frame, innermost - i))
  for (const suspension of suspensions.toReversed())
    for (const [i, frame] of suspension.error.frames.entries()) {
      const shown = frameText(frame, numberOf(suspension, i))
      const isCurrent = suspension === suspensions.at(-1) && i === suspension.current
      text.push(isCurrent ? shown.replace('  ', '>>') : shown)
    }
  session.print(text.join(''))
  return () => {
    requireFinishable(error)
    return resume(error, nil)
  }
}

export const debuggerVerbs: VerbTable = {
  '.Q.bt': unary(
    () => {
      throw new StackReading('nyi')
    },
    {
      shape: '.Q.bt[]',
      help: 'prints the functions that are running, each with a caret below the call; >> marks the frame of the debugger',
      examples: [
        ['{.Q.bt[];2*x}4', '  [1]  {.Q.bt[];2*x}\n        ^\n  [0]  {.Q.bt[];2*x}4\n       ^\n8'],
        [
          '{1+{.Q.bt[];x}x}1',
          '  [2]  {.Q.bt[];x}\n        ^\n  [1]  {1+{.Q.bt[];x}x}\n          ^\n  [0]  {1+{.Q.bt[];x}x}1\n       ^\n2',
        ],
      ],
    },
  ),
}
