import { QError, signal } from '../values/q-error.ts'
import type { MachineState } from './machine-state.ts'
import type { ProcessState } from './process-state.ts'

/** A port takes three numbers away from handles, so that the first of a listening process is 6. */
const numbersOfPort = 3

const firstFreePort = 32768

/** Reads the argument of `\p` and `-p`, such as `5010`, `localhost:5010` or `0W` for any free port, and listens there. */
export function listen(machine: MachineState, process: ProcessState, argument: string): void {
  const [, digits] = /^(?:rp,)?(?:[\w.-]*:)?(\d+|0W)$/.exec(argument) ?? []
  if (digits === undefined) throw new QError(argument)
  const port = digits === '0W' ? findFreePort(machine) : Number(digits)
  const holder = port ? machine.findListener(port) : undefined
  if (holder && holder !== process) throw new QError(`${port}. OS reports: Address already in use`)
  process.port = port
  if (port) takeNumbers(process)
  else freeNumbers(process)
}

function findFreePort(machine: MachineState): number {
  let port = firstFreePort
  while (machine.findListener(port)) port++
  return port
}

function takeNumbers({ portHandles, session }: ProcessState): void {
  while (portHandles.length < numbersOfPort)
    portHandles.push(session.handles.add({ send: refuse, close: () => undefined }))
}

const refuse = () => signal('type')

function freeNumbers(process: ProcessState): void {
  for (const number of process.portHandles.splice(0)) process.session.handles.close(number)
}
