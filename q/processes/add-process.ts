import { type QSession, stateOf } from '../session/create-session.ts'
import { defineVariables } from './define-variables.ts'
import type { MachineState } from './machine-state.ts'
import { processNetwork } from './process-network.ts'
import { ProcessState } from './process-state.ts'
import type { CommandLine } from './read-command-line.ts'

const firstProcessId = 4001

/** Makes a session a process of the machine, with the machine's clock and connections; one of its name that has ended is replaced. */
export function addProcess(
  machine: MachineState,
  name: string,
  console: QSession,
  commandLine: CommandLine,
): ProcessState {
  const session = stateOf(console)
  if (!session) throw new TypeError('only sessions of createSession can become processes')
  const process = new ProcessState(name, firstProcessId + machine.started++, console, session)
  session.clock = () => machine.now()
  session.network = processNetwork(machine, process)
  defineVariables(process, commandLine)
  machine.processes = [...machine.processes.filter(other => other.name !== name), process]
  return process
}
