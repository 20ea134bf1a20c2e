import { chars, emptyList, int, list, longs, symbol } from '../values/construct.ts'
import { Type } from '../values/types.ts'
import { Dictionary, type Value, Vector } from '../values/value.ts'
import { processUser } from './open-connection.ts'
import type { ProcessState } from './process-state.ts'
import type { CommandLine } from './read-command-line.ts'

/** 127.0.0.1 as `.z.a` gives it. */
const localAddress = 0x7f000001

/** What `.z` says about a process, its command line and its connections. */
export function defineVariables(process: ProcessState, commandLine: CommandLine): void {
  const variables: Record<string, () => Value> = {
    '.z.w': () => int(process.current?.handle ?? 0),
    '.z.u': () => symbol(process.current ? process.current.user : processUser),
    '.z.a': () => int(localAddress),
    '.z.H': () => handlesOf(process),
    '.z.W': () => new Dictionary(handlesOf(process), longs(queuedBytes(process))),
    '.z.i': () => int(process.id),
    '.z.f': () => symbol(commandLine.file),
    '.z.x': () => strings(commandLine.parameters),
    '.z.X': () => strings(commandLine.words),
  }
  for (const [name, read] of Object.entries(variables)) process.session.globals.defineComputed(name, read)
}

const handlesOf = ({ ends }: ProcessState) => new Vector(Type.int, Int32Array.from(ends.keys()))

/** Since version 4.1 a number for each handle. */
const queuedBytes = ({ ends }: ProcessState) =>
  Array.from(ends.values(), ({ outgoing }) => outgoing.reduce((sum, { bytes }) => sum + bytes.length, 0))

const strings = (texts: readonly string[]) => (texts.length ? list(texts.map(chars)) : emptyList)
