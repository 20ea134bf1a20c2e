import { signalMissing } from '../files/file-path.ts'
import type { MemoryFiles } from '../files/memory-files.ts'
import { signal } from '../values/q-error.ts'
import type { Value } from '../values/value.ts'
import type { LibraryFunctions } from './library-functions.ts'
import type { Network } from './network.ts'
import type { OpenHandles } from './open-handles.ts'

/** What verbs may ask of the session that runs them: its variables, settings, clock and output. */
export interface SessionState {
  /**
   * The value of a global by its full name (`a`, `.ns.a`) or undefined. A relative name is looked up in `context`; a name
   * that starts with a colon is that of a file.
   */
  getGlobal(name: string): Value | undefined
  setGlobal(name: string, value: Value): void
  deleteGlobal(name: string): void
  /**
   * Runs code that may read and not change anything: changes of variables signal `noupdate`; those of files and settings, and
   * `exit`, signal `access`.
   */
  withoutUpdates(action: () => Value): Value
  /** Whether code runs that may not change anything. */
  readonly isReadOnly: boolean
  /** The operator or keyword of this name, such as `+` or `count`. */
  findVerb(name: string): Value | undefined
  /** Runs a text as an input of the console and gives its value; its names belong to `context`. */
  evaluate(source: string): Value
  /** What a process does with an async message: `.z.ps` gets it; without one a string is run, a list applied. */
  evaluateMessage(message: Value): Value
  /** The parse tree of a text, as `parse` shows it. */
  parse(source: string): Value
  /** Runs a system command such as `P 10` and gives its value. */
  runCommand(text: string): Value
  /** The files of the session's own disk, which lives in memory. */
  readonly files: MemoryFiles
  /** What `hopen` opened. */
  readonly handles: OpenHandles
  /** Undefined for a session that stands alone. */
  readonly network: Network | undefined
  /** Undefined until code needs it. */
  readonly library: LibraryFunctions | undefined
  /** Variables of the environment, for `getenv` and `setenv`. */
  readonly environment: Map<string, Value>
  /** The text that defines a view; undefined for what is no view. */
  viewSource(name: string): string | undefined
  /** The names of the views in a namespace. */
  viewNames(namespace: string): string[]
  /** Names defined in a namespace (`.` for the default one), sorted. */
  namesIn(namespace: string): string[]
  /** Names of the namespaces below the root, such as `Q`. */
  namespaces(): string[]
  /** The namespace of `\d`, `.` at first. */
  context: string
  /** `\P`, 7 at first; 0 prints all digits. */
  precision: number
  /** `\z`: whether `01/02/2020` is the first of February; the second of January at first. */
  readonly isDayFirst: boolean
  /** `\c`: rows and columns of the console, 25 and 80 at first. */
  console: { rows: number; columns: number }
  /** Nanoseconds since 2000.01.01 in UTC. */
  now(): bigint
  /** The next number of the session's own generator, 0 <= n < 1. */
  random(): number
  /** Prints a text that ends its own lines. */
  print(text: string): void
  /** The figures of `.Q.w`, in its order. */
  readMemory(): number[]
  /** Frees what no variable needs, and gives its bytes. */
  collectGarbage(): number
  /** Signals `stop` when the time allowed for an input is over; long loops call it now and then. */
  checkTime(): void
}

let current: SessionState | undefined

/** The session that is running. Sessions run one at a time; one may call another, which is then current until it answers. */
export function currentSession(): SessionState {
  if (!current) throw new Error('no session is running')
  return current
}

/** The value of a global or file; signals its name if there is none. */
export const readGlobal = (name: string): Value => currentSession().getGlobal(name) ?? signalUnknown(name)

const signalUnknown = (name: string) => (name.startsWith(':') ? signalMissing(name.slice(1)) : signal(name))

/** Runs `action` with `session` as the current one. */
export function withSession<Result>(session: SessionState, action: () => Result): Result {
  const before = current
  current = session
  try {
    return action()
  } finally {
    current = before
  }
}
