import type { Value } from '../values/value.ts'
import type { OpenHandle } from './open-handles.ts'

/** What the interpreter asks of `q/database` and `q/files`, which the library brings along. */
export interface DatabaseFunctions {
  /** Opens a file for appending, as `` hopen`:path `` does. */
  openFile(path: string): OpenHandle
  /** `-11!x`: replays a log of messages. */
  replayLog(x: Value): Value
  /** `\l folder`, which loads a database, and `\cd`; undefined for other commands. */
  runCommand(letters: string, argument: string): Value | undefined
  /** `x 0: y` */
  fileText(x: Value, y: Value): Value
  /** `x 1: y` */
  fileBinary(x: Value, y: Value): Value
  save(x: Value): Value
  rsave(x: Value): Value
  load(x: Value): Value
  rload(x: Value): Value
}
