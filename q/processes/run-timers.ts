import { call } from '../evaluate/apply.ts'
import { nil } from '../values/nulls.ts'
import { Type } from '../values/types.ts'
import { Atom } from '../values/value.ts'
import { endProcess } from './end-process.ts'
import type { MachineState } from './machine-state.ts'
import type { ProcessState, Timer } from './process-state.ts'
import { printError, runHandler } from './run-handler.ts'

const nanosecondsPerMillisecond = 1_000_000n

/** Sets the timer of a process; 0 stops it. */
export function setTimer(machine: MachineState, process: ProcessState, milliseconds: number): void {
  process.timer = milliseconds ? { milliseconds, due: machine.now() + interval(milliseconds) } : undefined
}

/**
 * Moves the clock to the timer that is due next, though not beyond `latest`, and calls its `.z.ts`. Gives the process
 * that it belongs to, or undefined if none is due until then. A process in the middle of something is left out.
 */
export function runNextTimer(machine: MachineState, latest: bigint): ProcessState | undefined {
  const process = findNext(machine)
  const timer = process?.timer
  if (!process || !timer || timer.due > latest) return undefined
  machine.moveClock(timer.due)
  const { due } = timer
  planNext(machine, timer)
  const handler = process.session.globals.get('.z.ts')
  const outcome = runHandler(machine, process, undefined, () =>
    handler ? call(process.session, handler, new Atom(Type.timestamp, due)) : nil,
  )
  if ('exitCode' in outcome) endProcess(machine, process, outcome.exitCode)
  else printError(process, outcome)
  return process
}

/** Calls that were missed, because the clock of the machine went on by itself, are not made up for. */
function planNext(machine: MachineState, timer: Timer): void {
  const next = timer.due + interval(timer.milliseconds)
  const now = machine.now()
  timer.due = next > now ? next : now + interval(timer.milliseconds)
}

const interval = (milliseconds: number) => BigInt(milliseconds) * nanosecondsPerMillisecond

function findNext({ processes }: MachineState): ProcessState | undefined {
  let next: ProcessState | undefined
  for (const process of processes) {
    if (!process.timer || !process.isRunning || process.depth) continue
    if (!next?.timer || process.timer.due < next.timer.due) next = process
  }
  return next
}
