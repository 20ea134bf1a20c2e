import type { Table, Value } from '../values/value.ts'
import type { VerbTable } from '../values/verb-table.ts'
import type { OpenHandle } from './open-handles.ts'

/** What the interpreter asks of `library.ts`, which a browser fetches apart. */
export interface LibraryFunctions {
  /** The keywords and operators that `verbs/library-verbs.ts` names. */
  verbs: VerbTable
  /** What `n!x` does, by n. */
  internals: ReadonlyMap<number, (x: Value) => Value>
  /** Opens a file for appending, as `` hopen`:path `` does. */
  openFile(path: string): OpenHandle
  /** `\l folder`, which loads a database, and `\cd`; undefined for other commands. */
  runCommand(letters: string, argument: string): Value | undefined
  /** The value kept in a file, or the table in a folder of columns; undefined if there is none. */
  findStored(path: string): Value | undefined
  /** Keeps a value in a file; a table in a path that ends with a slash as a folder of its columns. */
  storeValue(path: string, value: Value): void
  /** The flip of column names and the place of a table on disk or the name of a partitioned one. */
  mapTable(names: readonly string[], place: Value): Table
  /** `` `:db/sym?y `` */
  extendStoredEnumeration(path: string, y: Value): Value
}
