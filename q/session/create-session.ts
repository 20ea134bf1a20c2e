import { MemoryFiles } from '../context/memory-files.ts'
import type { Library } from '../context/session.ts'
import { evaluateValue } from '../evaluate/value-verbs.ts'
import type { ErrorKind } from '../values/errors.ts'
import type { Value } from '../values/value.ts'
import { createVerbs } from './all-verbs.ts'
import { createRandom } from './create-random.ts'
import { Interpreter, type Limits } from './interpreter.ts'
import { findPartsNeeded, type PartsNeeded } from './parts-needed.ts'
import { clauseOfTree, evaluateTree, runInput, runSource } from './run-input.ts'
import { runCommand } from './system-commands.ts'

export interface SessionOptions {
  /** Nanoseconds since 2000.01.01 in UTC; the clock of the machine unless given. */
  clock?: () => bigint
  /** Makes the generator of `rand` and `?`, which gives numbers of 0 <= n < 1; one of our own unless given. */
  createRandom?: (seed: number) => () => number
  /** The disk; an empty one in memory unless given. */
  files?: MemoryFiles
  limits?: Partial<Limits>
  /** `library` of `library.ts`, for code that uses `.h`, `.j`, the utilities of `.Q`, or files. */
  library?: Library
}

export interface Output {
  /** What a q console would print: results, what `show` wrote, an error with its index. Every line ends in a newline. */
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

export interface QSession {
  /** Runs one input, which may hold several lines. Never throws: whatever is typed, it answers. */
  run(input: string): Output
  /** Sets a variable, such as `answer`, as if it had been assigned at the prompt. */
  define(name: string, value: Value): void
  /** Gives a session its library later, when code first needs it; see `SessionOptions`. */
  addLibrary(library: Library): void
  /** What stands before the next input: `q)`, or `q.ns)` in the namespace `.ns`. */
  readonly prompt: string
  /** Which parts an input needs that a page fetches apart; see `addLibrary` and `createMachine`. */
  partsNeeded(input: string): PartsNeeded
}

const defaultLimits: Limits = { milliseconds: 3000, output: 200_000 }

/** A q session with variables of its own. */
export function createSession(options: SessionOptions = {}): QSession {
  const session = new Interpreter({
    clock: options.clock ?? readMachineClock,
    createRandom: options.createRandom ?? createRandom,
    files: options.files ?? new MemoryFiles(),
    library: options.library,
    limits: { ...defaultLimits, ...options.limits },
    createVerbs,
    evaluate: (current, text) => runSource(current, text).value,
    evaluateMessage: evaluateValue,
    evaluateTree,
    clauseOf: clauseOfTree,
    runCommand,
  })
  const console: QSession = {
    run: input => execute(session, input),
    define: (name, value) => session.setGlobal(name, value),
    addLibrary: library => session.addLibrary(library),
    get prompt() {
      return `q${session.context === '.' ? '' : session.context})`
    },
    partsNeeded: input => findPartsNeeded(input, name => session.findVerb(name) ?? session.peekGlobal(name)),
  }
  states.set(console, session)
  return console
}

const states = new WeakMap<QSession, Interpreter>()

/** The process behind a console, for the machine that it becomes a part of. */
export const stateOf = (console: QSession): Interpreter | undefined => states.get(console)

function execute(session: Interpreter, input: string): Output {
  session.startTimer()
  const { value, error, exitCode } = runInput(session, input)
  const output = session.takeOutput()
  if (exitCode !== undefined) return { output, value, exitCode }
  if (!error) return { output, value }
  const failed = { output, error: error.message, errorKind: error.kind, value }
  return error.kind === 'bug' ? { ...failed, bug: error.cause } : failed
}

/** Nanoseconds from 1970.01.01 to 2000.01.01. */
const epoch = 946_684_800_000_000_000n

const readMachineClock = () => BigInt(Date.now()) * 1_000_000n - epoch
