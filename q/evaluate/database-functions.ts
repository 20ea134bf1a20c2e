import type { Value } from '../values/value.ts'
import type { OpenHandle } from './open-handles.ts'

/** What the interpreter asks of `q/database` and `q/files`, which the library brings along. */
export interface DatabaseFunctions {
  /** Opens a file for appending, as `` hopen`:path `` does. */
  openFile(path: string): OpenHandle
  /** `-11!x`: replays a log of messages. */
  replayLog(x: Value): Value
  /** `\l folder`: loads a database and makes its folder the current one. */
  loadFolder(path: string): void
}
