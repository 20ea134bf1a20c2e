import type { DateOrder } from '../temporal/parse-temporal.ts'
import { signal } from '../values/errors.ts'
import type { Atom, Domain, Table, Value } from '../values/value.ts'
import type { VerbTable } from '../values/verb.ts'
import type { Clause } from './clause.ts'
import { type MemoryFiles, signalMissing } from './memory-files.ts'

/** What verbs may ask of the session that runs them: its variables, settings, clock and output. */
export interface Session {
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
  /** Whether a keyword stands between its arguments, as in `x in y`. */
  readonly isInfixWord: (name: string) => boolean
  /** The names of all operators, keywords and iterators. */
  verbNames(): readonly string[]
  /** Runs a text as an input of the console and gives its value; its names belong to `context`. */
  evaluate(source: string): Value
  /** What a process does with an async message: `.z.ps` gets it; without one a string is run, a list applied. */
  evaluateMessage(message: Value): Value
  /** The value of a parse tree, as `eval` gives it. */
  evaluateTree(tree: Value): Value
  /** A parse tree as a clause of a query. */
  clauseOf(tree: Value): Clause
  /** Runs a system command such as `P 10` and gives its value. */
  runCommand(text: string): Value
  /** The files of the session's own disk, which lives in memory. */
  readonly files: MemoryFiles
  /** What `hopen` opened. */
  readonly handles: OpenHandles
  /** Undefined for a session that stands alone. */
  readonly network: Network | undefined
  /** Undefined until code needs it. */
  readonly library: LibraryParts | undefined
  /** What the enumerations with this domain refer to; one object for each name. */
  domain(name: string): Domain
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
  readonly dateOrder: DateOrder
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

/** The value of a global or file; signals its name if there is none. */
export const readGlobal = (session: Session, name: string): Value => session.getGlobal(name) ?? signalUnknown(name)

const signalUnknown = (name: string) => (name.startsWith(':') ? signalMissing(name.slice(1)) : signal(name, 'name'))

/** The session's library; signals `nyi` until it is there. */
export const requireLibrary = ({ library }: Session): LibraryParts => library ?? signal('nyi')

/** What `n!x` does for a number n below 0. */
export type InternalFunction = (session: Session, x: Value) => Value

/** Makes the library's parts for a session. */
export type Library = (session: Session) => LibraryParts

/** What the interpreter asks of `library.ts`, which a browser fetches apart. */
export interface LibraryParts {
  /** Variables that a session starts with, by full name. */
  variables: Readonly<Record<string, Value>>
  /** The keywords and operators that `session/all-verbs.ts` names. */
  verbs: VerbTable
  /** What `n!x` does, by n. */
  internals: ReadonlyMap<number, InternalFunction>
  /** Opens a file for appending, as `` hopen`:path `` does. */
  openFile(path: string): OpenHandle
  /** The parse tree of a text, as `parse` shows it. */
  parse(source: string): Value
  /** `\l folder`, which loads a database, and `\cd`; undefined for other commands. */
  runCommand(letters: string, argument: string): Value | undefined
  /** The value kept in a file, or the table in a folder of columns; undefined if there is none. */
  findStored(path: string): Value | undefined
  /** Keeps a value in a file; a table in a path that ends with a slash as a folder of its columns. */
  storeValue(path: string, value: Value): void
  /** The flip of column names and the index of a table on disk or the name of a partitioned one. */
  mapTable(names: readonly string[], index: Value): Table
  /** `` `:db/sym?y `` */
  extendStoredEnumeration(path: string, y: Value): Value
}

/** What a session asks of the machine that connects it with other processes; see `q/processes/create-machine.ts`. */
export interface Network {
  /** `` hopen`::5010 `` and its like: opens a connection and gives its handle. */
  open(target: Value): Value
  /** `` `::5010"query" ``: opens a connection, asks and closes it. Undefined for an address of no process. */
  ask(address: string, args: readonly Value[]): Value | undefined
  /** `-25!x` and its like; undefined for functions that have nothing to do with connections. */
  runInternal(number: number, x: Value): Value | undefined
  /** `\p` and the timer of `\t`; undefined for other commands. */
  runCommand(letters: string, argument: string): Value | undefined
}

/** What a handle of `hopen` leads to: a file or another process. */
export interface OpenHandle {
  /** What `h message` gives; `handle` is the number that it was applied as, below 0 for `neg[h] message`. */
  send(message: Value, handle: Atom): Value
  close(): void
}

/** The handles of a session by number. */
export class OpenHandles {
  private readonly handles = new Map<number, OpenHandle>()

  /** Gives a handle the lowest free number from 3; 0, 1 and 2 are the console. */
  add(handle: OpenHandle): number {
    let number = 3
    while (this.handles.has(number)) number++
    this.handles.set(number, handle)
    return number
  }

  get(number: number): OpenHandle | undefined {
    return this.handles.get(number)
  }

  /** Closes a handle; signals `domain` if there is none of this number. */
  close(number: number): void {
    const handle = this.get(number) ?? signal('domain')
    this.handles.delete(number)
    handle.close()
  }
}
