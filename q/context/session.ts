import type { DateOrder } from '../temporal/parse-temporal.ts'
import { type QError, signal } from '../values/errors.ts'
import type { Atom, Domain, Primitive, Table, Value } from '../values/value.ts'
import type { Clause } from './clause.ts'
import type { Files } from './files.ts'
import { signalMissing } from './memory-files.ts'

/** An error at which the console has stopped, for the debugger. */
export interface Suspension {
  readonly error: QError
  /** The namespace to go back to. */
  readonly context: string
  /** The index of the frame that the console shows. */
  current: number
  /** The number of the next frame: those of this error and of the inputs before it, and one for each debugger, come first. */
  nextFrame: number
}

/** The services of a session for the verbs that it runs: variables, settings, the clock, output. */
export interface Session {
  /** The value of a global, or undefined. `a` is relative to `context`, `.ns.a` is a full name, `:db/t` is a file. */
  getGlobal(name: string): Value | undefined
  /** The variables; `defineComputed` gives one without a value of its own a value that is computed on each read. */
  readonly globals: { defineComputed(name: string, compute: () => Value): void }
  /** Sets a global or file. With `replaces`, it is not a change of the value that it has. */
  setGlobal(name: string, value: Value, replaces?: boolean): void
  deleteGlobal(name: string): void
  /** Runs code read-only: changes of variables signal `noupdate`, changes of files and settings, and `exit`, signal `access`. */
  withoutUpdates(action: () => Value): Value
  /** Whether read-only code is running. */
  readonly isReadOnly: boolean
  /** The operator, keyword or iterator with this name, such as `+` or `count`. */
  findVerb(name: string): Value | undefined
  /** Whether a keyword stands between its arguments, as in `x in y`. */
  readonly isInfixWord: (name: string) => boolean
  /** The names of all operators, keywords and iterators. */
  verbNames(): readonly string[]
  /** Runs a text like an input of the console, in the namespace `context`, and returns its value. */
  evaluate(source: string): Value
  /** Handles an async message: calls `.z.ps` if it is defined, else runs a string or applies a list. */
  evaluateMessage(message: Value): Value
  /** The value of a parse tree, as `eval` gives it. */
  evaluateTree(tree: Value): Value
  /** Compiles a parse tree as a clause of a query. */
  clauseOf(tree: Value): Clause
  /** Runs a system command such as `P 10` and returns its value. */
  runCommand(text: string): Value
  /** The session's disk. The library of compression puts another in its place. */
  files: Files
  /** The open files and connections. */
  readonly handles: OpenHandles
  /** Undefined for a session outside a machine. */
  readonly network: Network | undefined
  /** Undefined until the library is added. */
  readonly library: LibraryParts | undefined
  /** The domain of enumerations over the variable with this name; always the same object for a name. */
  domain(name: string): Domain
  /** Whether there has been an enumeration. */
  readonly hasDomains: boolean
  /** Variables of the environment, for `getenv` and `setenv`. */
  readonly environment: Map<string, Value>
  /** The text that defines a view; undefined for other names. */
  viewSource(name: string): string | undefined
  /** The names of the views in a namespace. */
  viewNames(namespace: string): string[]
  /** The names in a namespace (`.` for the root), in the order of definition. */
  namesIn(namespace: string): string[]
  /** The errors at which the console has stopped, the outermost first. */
  readonly suspensions: Suspension[]
  /** The names of the namespaces below the root, such as `Q`, except `z`. */
  namespaces(): string[]
  /** The current namespace, which `\d` sets; `.` at first. */
  context: string
  /** The script and line that is being loaded, for errors: `/f.q:3: `; empty outside of scripts. */
  readonly location: string
  /** `\P`, 7 at first; 0 prints all digits. */
  precision: number
  /** `\z`: whether `01/02/2020` is the first of February; the second of January at first. */
  readonly dateOrder: DateOrder
  /** How many days after Monday a week starts: 0 at first, -1 after `\W 1`, which makes it start on Sunday. */
  readonly weekShift: number
  /** `\c`: rows and columns of the console, 25 and 80 at first. */
  console: { rows: number; columns: number }
  /** Nanoseconds since 2000.01.01 in UTC. */
  now(): bigint
  /** Local time minus UTC in nanoseconds: 0 until `\o` sets it. */
  readonly localOffset: bigint
  /** The next random number, 0 <= n < 1. */
  random(): number
  /** Prints a text without adding a newline; stream 2 is that of errors. */
  print(text: string, stream?: number): void
  /** The files that `\1` and `\2` write to instead of the console, by stream. */
  readonly redirections: (OpenHandle | undefined)[]
  /** Calls `.z.exit` and ends the session. */
  end(exitCode: number): never
  /** The figures of `.Q.w`, in its order. */
  readMemory(): number[]
  /** Frees memory that no variable needs, and returns the number of bytes. */
  collectGarbage(): number
  /** Signals `stop` once the time limit of an input has passed. Long loops must call it. */
  checkTime(): void
}

/** The value of a global or file; signals its name if there is none. */
export const readGlobal = (session: Session, name: string): Value => session.getGlobal(name) ?? signalUnknown(name)

const signalUnknown = (name: string) => (name.startsWith(':') ? signalMissing(name.slice(1)) : signal(name, 'name'))

/** The session's library; signals `nyi` until it is added. */
export const requireLibrary = ({ library }: Session): LibraryParts => library ?? signal('nyi')

/** A function `n!x` for a negative n. */
export type InternalFunction = (session: Session, x: Value) => Value

/** Creates the library's parts for a session. */
export type Library = (session: Session) => LibraryParts

/** The parts of `library.ts` that the interpreter uses. A browser fetches the library separately. */
export interface LibraryParts {
  /** Variables that a session starts with. */
  variables: readonly (readonly [fullName: string, value: Value])[]
  /** All verbs of the library; the interpreter uses the keywords and operators that `session/all-verbs.ts` names. */
  verbs: ReadonlyMap<string, Primitive>
  /** The functions `n!x`, by n. */
  internals: ReadonlyMap<number, InternalFunction>
  /** Opens a file for appending, as `` hopen`:path `` does. */
  openFile(session: Session, path: string): OpenHandle
  /** Compiles a pattern, a node of the syntax tree, in a `Scope` of `compile/scope.ts`; see `compile/assignment-pattern.ts`. */
  compilePattern(node: object | undefined, scope: object): (value: Value, frame: object) => Value
  /** The parse tree of a text, as `parse` shows it. */
  parseText(session: Session, source: string): Value
  /** Runs `\l folder`, `\cd`, `\w` and others; undefined for commands that the interpreter runs. */
  runCommand(session: Session, letters: string, argument: string): Value | undefined
  /** `10 vs 407`, `0x0 vs 258h`: the digits, bytes or bits of a number. */
  encodeNumber(base: Value, number: Value): Value
  /** `10 sv 4 0 7`, `0x0 sv 0x0102`: the number with these digits, bytes or bits. */
  decodeNumber(base: Value, digits: Value): Value
  /** Runs an input of the prompt `q))`. */
  debug(session: Session, input: string): Value
  /** If the error is one with which `.Q.bt` reads the stack, prints the stack and returns what goes on after it. */
  printBacktrace(session: Session, error: QError): (() => Value) | undefined
  /** Reads the value stored in a file, or a splayed table; undefined if there is none. */
  findStored(session: Session, path: string): Value | undefined
  /**
   * Stores a value in a file, or splays a table to a path that ends with a slash. With `replaces`, the value has nothing to do
   * with what the file held before.
   */
  storeValue(session: Session, path: string, value: Value, replaces?: boolean): void
  /** Compression of messages, which files may have, too; see `serialize/compress-message.ts`. */
  compressMessage(message: Uint8Array, most: number): Uint8Array
  expandMessage(message: Uint8Array): Uint8Array
  /** Calls `write` with the file of `` (`:f;17;2;6) ``, and compresses what it writes. */
  compressTo(session: Session, descriptor: Value, write: (file: Value) => Value): Value
  /** The addition to the library that the session has: `compression.ts`. */
  addition?: Library
  /** If an input may need `compression.ts`, which the session lacks, the function that loads it. */
  loadAddition(session: Session, input: string): (() => Promise<Library>) | undefined
  /** The bytes of a script made of those of a runtime script, such as `f.q_`. */
  scramble(bytes: Uint8Array): Uint8Array
  /** Makes the variables of the root namespace those of a dictionary. */
  setRoot(session: Session, variables: Value): void
  /** ``flip `a`b!`:db/t/``: the table of these columns at a path, or the partitioned table with a name. */
  mapTable(session: Session, names: readonly string[], location: Value): Table
  /** `` `:db/sym?y ``: enumerates y over the symbols in a file, and adds missing ones to the file. */
  extendStoredEnumeration(session: Session, path: string, y: Value): Value
}

/** The machine of a session, which connects it to other processes; see `q/processes/create-machine.ts`. */
export interface Network {
  /** `` hopen`::5010 ``: opens a connection and returns its handle. */
  open(target: Value): Value
  /** `` `::5010"query" ``: sends one request over a new connection. Undefined for a symbol that is no address. */
  ask(address: string, args: readonly Value[]): Value | undefined
  /** The connection with a handle. */
  findSocket(handle: number): Socket | undefined
  /** Runs `-25!x` and other internal functions for connections; undefined for other numbers. */
  runInternal(number: number, x: Value): Value | undefined
  /** Runs `\p` and the timer command `\t 1000`; undefined for other commands. */
  runCommand(letters: string, argument: string): Value | undefined
}

/** A connection, as `-38!` describes it. */
export interface Socket {
  readonly isWebSocket: boolean
  /** Whether long messages may be compressed. */
  compresses: boolean
  /** The messages that have not left yet, and their bytes. */
  readonly queuedMessages: number
  readonly queuedBytes: number
}

/** An open file or connection. */
export interface OpenHandle {
  /** Runs `h message`. `handle` is the applied number: negative for `neg[h] message`, which sends an async message. */
  send(message: Value, handle: Atom): Value
  close(): void
}

/** The open handles of a session, by number. */
export class OpenHandles {
  private readonly handles = new Map<number, OpenHandle>()

  /** Assigns the lowest free number from 3 on; 0, 1 and 2 are the console. */
  add(handle: OpenHandle): number {
    let number = 3
    while (this.handles.has(number)) number++
    this.set(number, handle)
    return number
  }

  set(number: number, handle: OpenHandle): void {
    this.handles.set(number, handle)
  }

  get(number: number): OpenHandle | undefined {
    return this.handles.get(number)
  }

  /** Closes a handle; signals `domain` for a number without one. */
  close(number: number): void {
    const handle = this.get(number) ?? signal('domain')
    this.handles.delete(number)
    handle.close()
  }
}
