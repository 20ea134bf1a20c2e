import { call } from '../evaluate/apply.ts'
import { long } from '../values/construct.ts'
import { nil } from '../values/nulls.ts'
import { closeEndpoint } from './close-end.ts'
import type { MachineState } from './machine-state.ts'
import type { ProcessState } from './process-state.ts'
import { printError, runHandler } from './run-handler.ts'

/** Ends a process: `.z.exit` runs, then its connections close; what it has queued on them is lost. */
export function endProcess(machine: MachineState, process: ProcessState, exitCode: number): void {
  if (process.exitCode !== undefined) return
  process.exitCode = exitCode
  const handler = process.session.globals.get('.z.exit')
  printError(
    process,
    runHandler(machine, process, undefined, () => (handler ? call(process.session, handler, long(exitCode)) : nil)),
  )
  process.isRunning = false
  process.timer = undefined
  for (const end of [...process.ends.values()]) closeEndpoint(machine, end)
}
