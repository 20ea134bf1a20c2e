import type { Value } from '../values/value.ts'

/** What a session asks of the machine that connects it with other processes; see `q/create-machine.ts`. */
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
