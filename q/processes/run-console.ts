import type { Output } from '../session/create-session.ts'
import { splitScript } from '../syntax/script.ts'
import { nil } from '../values/nulls.ts'
import { endProcess } from './end-process.ts'
import type { MachineState } from './machine-state.ts'
import { drainMessages } from './pass-messages.ts'
import type { ProcessState } from './process-state.ts'
import { flushIfIdle } from './run-handler.ts'

/**
 * Runs what was typed at the console of a process. As at a real console, messages are handled after each statement, so
 * `output` also holds what the process printed for those that came to it.
 */
export function runConsole(machine: MachineState, process: ProcessState, input: string): Output {
  if (process.exitCode !== undefined) return { output: '', value: nil, exitCode: process.exitCode }
  process.keepOutput()
  const statements = splitScript(input).map(({ text }) => text)
  let printed = ''
  let result: Output | undefined
  for (const statement of statements.length ? statements : ['']) {
    result = runStatement(machine, process, statement)
    printed = process.session.limitOutput(printed + result.output)
    if (result.error !== undefined || result.exitCode !== undefined) break
  }
  return { ...(result ?? process.console.run('')), output: printed }
}

function runStatement(machine: MachineState, process: ProcessState, statement: string): Output {
  process.turn = machine.startTurn()
  process.depth++
  const result = process.console.run(statement)
  process.depth--
  if (result.exitCode !== undefined) endProcess(machine, process, result.exitCode)
  return drainAndCollectOutput(machine, process, result)
}

/** Lets all messages be handled that follow from what a process did. */
export function drainAndCollectOutput(machine: MachineState, process: ProcessState, result: Output): Output {
  flushIfIdle(machine, process)
  const isInputComplete = drainMessages(machine)
  if (!isInputComplete) process.session.print("'stop\n")
  const output = process.session.takeOutput(result.output)
  const exitCode = result.exitCode ?? process.exitCode
  return {
    ...result,
    output,
    ...(!isInputComplete && result.error === undefined && { error: 'stop' }),
    ...(exitCode !== undefined && { exitCode }),
  }
}
