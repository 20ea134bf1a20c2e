import { handleMessage } from './handle-message.ts'
import type { MachineState } from './machine-state.ts'
import type { Endpoint } from './process-state.ts'

/**
 * Lets a process handle one message: the next at `preferred`, otherwise the one that arrived first of all. False if no
 * message can be handled.
 */
export function passMessage(machine: MachineState, preferred?: Endpoint): boolean {
  const end = preferred && canHandle(preferred) ? preferred : findFirst(machine)
  const message = end?.incoming.shift()
  if (!end || !message) return false
  handleMessage(machine, end, message)
  return true
}

/** Handles messages until none is left. False if their time was over before: those left are dropped then. */
export function drainMessages(machine: MachineState): boolean {
  const deadline = performance.now() + machine.milliseconds
  while (passMessage(machine))
    if (performance.now() > deadline) {
      dropMessages(machine)
      return false
    }
  return true
}

function findFirst({ processes }: MachineState): Endpoint | undefined {
  let first: Endpoint | undefined
  for (const { ends } of processes)
    for (const end of ends.values()) if (canHandle(end) && (!first || arrivalOf(end) < arrivalOf(first))) first = end
  return first
}

const arrivalOf = ({ incoming }: Endpoint) => incoming[0]?.arrival ?? Number.POSITIVE_INFINITY

/**
 * An idle process handles whatever comes. One that waits for an answer handles requests and async messages that come on
 * the same connection; the answer itself, and the end of the connection, are for the code that waits.
 */
function canHandle(end: Endpoint): boolean {
  const { owner, incoming } = end
  const [next] = incoming
  if (!next || !owner.isRunning) return false
  if (!owner.depth) return true
  return owner.waiting.at(-1) === end && (next.kind === 'async' || next.kind === 'sync')
}

function dropMessages({ processes }: MachineState): void {
  for (const { ends } of processes)
    for (const end of ends.values()) {
      end.outgoing = []
      end.incoming = end.incoming.filter(({ kind }) => kind === 'close')
    }
}
