import type { Files } from '../context/files.ts'
import { MemoryFiles } from '../context/memory-files.ts'
import type { Library } from '../context/session.ts'
import { evaluateValue } from '../evaluate/value-verbs.ts'
import { toNanoseconds } from '../temporal/calendar.ts'
import { nil } from '../values/nulls.ts'
import type { Value } from '../values/value.ts'
import { createVerbs } from './all-verbs.ts'
import { createRandom } from './create-random.ts'
import { defaultLimits, type Limits } from './limits.ts'
import type { PartsNeeded } from './parts-needed.ts'
import { compileClause, evaluateTree, execute, type Output, type RunOptions, runSource } from './run-input.ts'
import { SessionState } from './session-state.ts'
import { runCommand } from './system-commands.ts'

export interface SessionOptions {
  /** Nanoseconds since 2000.01.01 in UTC; the computer's clock by default. */
  clock?: () => bigint
  /** Creates the generator of `rand` and `?`, with numbers 0 <= n < 1; that of `create-random.ts` by default. */
  createRandom?: (seed: number) => () => number
  /** The disk; an empty one by default. */
  files?: Files
  limits?: Partial<Limits>
  /** `library` of `library.ts`, for code that uses `.h`, `.j`, the utilities of `.Q`, or files. */
  library?: Library
}

export interface QSession {
  /** Runs one input, which may have several lines. Never throws. */
  run(input: string, options?: RunOptions): Output
  /** Gives up what the console has stopped at, so that the prompt is `q)`; with 1, `q))` stays. */
  leaveDebugger(levels?: number): void
  /** Sets a variable, such as `answer`, like an assignment at the prompt. */
  define(name: string, value: Value): void
  /** Adds the library of `SessionOptions` later, when code first needs it. */
  addLibrary(library: Library): void
  /** Gives up the session and its machine, so that their symbols can be freed. It cannot run any more. */
  release(): void
  /** The prompt of the console: `q)`, `q.ns)` in the namespace `.ns`, `q))` in the debugger. */
  readonly prompt: string
  /** The parts that an input needs and a page fetches separately; see `addLibrary` and `createMachine`. */
  findPartsNeeded(input: string): PartsNeeded
}

/** A q session with variables of its own. */
export function createSession(options: SessionOptions = {}): QSession {
  const state = createSessionState(options)
  const session: QSession = {
    run: (input, options) => execute(state, input, options),
    leaveDebugger: levels => state.leaveDebugger(levels),
    define: (name, value) => state.setGlobal(name, value),
    addLibrary: library => state.addLibrary(library),
    release: () => state.release(),
    get prompt() {
      return state.prompt
    },
    findPartsNeeded: input => state.findPartsNeeded(input),
  }
  states.set(session, state)
  return session
}

const states = new WeakMap<QSession, SessionState>()

/** The state of a session from `createSession`, for a machine that the session joins. */
export const stateOf = (session: QSession): SessionState | undefined => states.get(session)

export const createSessionState = (options: SessionOptions): SessionState =>
  new SessionState({
    clock: options.clock ?? readComputerClock,
    createRandom: options.createRandom ?? createRandom,
    files: options.files ?? new MemoryFiles(),
    library: options.library,
    limits: { ...defaultLimits, ...options.limits },
    createVerbs,
    evaluate: (current, text) => {
      const { value, isSilent } = runSource(current, text)
      return isSilent ? nil : value
    },
    evaluateValue,
    evaluateTree,
    clauseOf: compileClause,
    runCommand,
  })

/** 2000.01.01 in UTC, where the clock of q starts, as JavaScript counts it. */
const epochMilliseconds = Date.UTC(2000)

/** The computer's clock in nanoseconds since 2000.01.01 in UTC, exact to the millisecond. */
export const readComputerClock = (): bigint => toNanoseconds(Date.now() - epochMilliseconds)
