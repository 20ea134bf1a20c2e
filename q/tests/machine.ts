import { withCompression } from '../compression.ts'
import { library } from '../library.ts'
import { createMachine, type Machine, type MachineOptions } from '../processes/create-machine.ts'

/** A machine for tests, whose clock starts at `2024.03.15D09:30`. */
export const startMachine = (options: MachineOptions = {}): Machine =>
  createMachine({ library: withCompression(library), clock: () => 763_810_200_000_000_000n, ...options })

/** What the console of a process prints for the last of these inputs, run one after the other. */
export function runAt(machine: Machine, name: string, ...inputs: string[]): string {
  const outputs = inputs.map(input => machine.console(name)?.run(input).output ?? `no process ${name}`)
  return outputs.at(-1)?.replace(/\n$/, '') ?? ''
}
