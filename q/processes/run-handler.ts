import { SessionEnd } from '../context/session-end.ts'
import { errorText } from '../display/error-text.ts'
import { toQError } from '../evaluate/errors.ts'
import type { QError } from '../values/errors.ts'
import type { Value } from '../values/value.ts'
import type { MachineState } from './machine-state.ts'
import type { Endpoint, ProcessState } from './process-state.ts'

/** How a handler ended: with a value, an error or the end of its process. */
export type Outcome = { value: Value } | { error: QError } | { exitCode: number }

/** Runs code of a process as its main loop does: in the root namespace, for the connection at `end` if there is one. */
export function runHandler(
  machine: MachineState,
  process: ProcessState,
  end: Endpoint | undefined,
  action: () => Value,
): Outcome {
  const { session, current } = process
  const { context } = session
  startTurn(machine, process)
  try {
    process.current = end
    session.context = '.'
    const outcome = runCode(process, action)
    if (!('exitCode' in outcome)) flushIfIdle(machine, process)
    return outcome
  } finally {
    session.context = context
    process.current = current
  }
}

/** Starts the time allowed to the process, once for an input or a tick and all that follows from it. */
function startTurn(machine: MachineState, process: ProcessState): void {
  if (process.turn !== machine.turn) process.session.startTimer()
  process.turn = machine.turn
}

function runCode(process: ProcessState, action: () => Value): Outcome {
  process.depth++
  try {
    return { value: action() }
  } catch (thrown) {
    return thrown instanceof SessionEnd ? { exitCode: thrown.exitCode } : { error: toQError(thrown) }
  } finally {
    process.depth--
  }
}

/** Writes the error of a handler that has nobody to tell it to on the console. */
export function printError({ session }: ProcessState, outcome: Outcome): void {
  if ('error' in outcome) session.print(errorText(outcome.error))
}

/** Hands over what is queued, as a process does when it returns to its main loop; one that ends does not. */
export function flushIfIdle(machine: MachineState, process: ProcessState): void {
  if (process.depth || process.exitCode !== undefined) return
  for (const end of process.ends.values()) machine.flush(end)
}
