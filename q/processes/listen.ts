import { QError, signal } from '../values/errors.ts'
import type { MachineState } from './machine-state.ts'
import type { ProcessState } from './process-state.ts'

/** A port takes three numbers away from handles, so that the first of a listening process is 6. */
const numbersOfPort = 3

/** Where `0W` looks for a port that is free. */
const anyPort = [32768, 60999] as const

/**
 * Reads the argument of `\p` and `-p` and listens there: `5010`, `localhost:5010`, `5010/5020` for a port between these,
 * `0W` for any port.
 */
export function listen(machine: MachineState, process: ProcessState, argument: string): void {
  const [, from, to = from] = /^(?:rp,)?(?:[\w.-]*:)?(\d+|0W)(?:\/(\d+))?$/.exec(argument) ?? []
  if (from === undefined) throw new QError(argument)
  const [first, last] = from === '0W' ? anyPort : [Number(from), Number(to)]
  const isTaken = (port: number) => port > 0 && (machine.findListener(port) ?? process) !== process
  let port = first
  while (isTaken(port) && port < last) port++
  if (isTaken(port)) throw new QError(`${port}. OS reports: Address already in use`)
  process.port = port
  if (port) takeNumbers(process)
  else freeNumbers(process)
}

function takeNumbers({ portHandles, session }: ProcessState): void {
  while (portHandles.length < numbersOfPort)
    portHandles.push(session.handles.add({ send: refuse, close: () => undefined }))
}

const refuse = () => signal('type')

function freeNumbers(process: ProcessState): void {
  for (const number of process.portHandles.splice(0)) process.session.handles.close(number)
}
