import { MemoryFiles } from '../context/memory-files.ts'
import type { Library } from '../context/session.ts'
import { evaluateValue } from '../evaluate/value-verbs.ts'
import type { Value } from '../values/value.ts'
import { createVerbs } from './all-verbs.ts'
import { createRandom } from './create-random.ts'
import { Interpreter, type Limits } from './interpreter.ts'
import type { PartsNeeded } from './parts-needed.ts'
import { clauseOfTree, evaluateTree, execute, type Output, runSource } from './run-input.ts'
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
  const interpreter = createInterpreter(options)
  const session: QSession = {
    run: input => execute(interpreter, input),
    define: (name, value) => interpreter.setGlobal(name, value),
    addLibrary: library => interpreter.addLibrary(library),
    get prompt() {
      return interpreter.prompt
    },
    partsNeeded: input => interpreter.partsNeeded(input),
  }
  interpreters.set(session, interpreter)
  return session
}

const interpreters = new WeakMap<QSession, Interpreter>()

/** The interpreter behind a session of `createSession`, for the machine whose process it becomes. */
export const interpreterOf = (session: QSession): Interpreter | undefined => interpreters.get(session)

export const createInterpreter = (options: SessionOptions): Interpreter =>
  new Interpreter({
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

/** Nanoseconds from 1970.01.01 to 2000.01.01. */
const epoch = 946_684_800_000_000_000n

const readMachineClock = () => BigInt(Date.now()) * 1_000_000n - epoch
