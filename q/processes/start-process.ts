import { errorText } from '../display/error-text.ts'
import { createSession, type Output, type SessionOptions } from '../session/create-session.ts'
import type { QError } from '../values/errors.ts'
import { nil } from '../values/nulls.ts'
import { addProcess } from './add-process.ts'
import { endProcess } from './end-process.ts'
import { listen } from './listen.ts'
import type { MachineState } from './machine-state.ts'
import type { ProcessState } from './process-state.ts'
import { type CommandLine, readCommandLine } from './read-command-line.ts'
import { drainAndCollectOutput } from './run-console.ts'
import { runHandler } from './run-handler.ts'

/** What starting a process printed, and whether it ended at once. */
export interface Started {
  name: string
  output: string
  error?: string
  exitCode?: number
}

/**
 * Starts a process as a shell does. It listens on its port first, then loads its script or folder. After an error the
 * process stays, as at a console, unless it is that its port is taken.
 */
export function startProcess(machine: MachineState, text: string, options: SessionOptions): Started {
  const commandLine = readCommandLine(text)
  const process = addProcess(machine, chooseName(machine, commandLine), createSession(options), commandLine)
  machine.startTurn()
  const { output, error, exitCode } = load(machine, process, commandLine)
  return {
    name: process.name,
    output,
    ...(error !== undefined && { error }),
    ...(exitCode !== undefined && { exitCode }),
  }
}

/** `tick/tp.q` is called `tp`, or `tp2` while another `tp` runs; a process without a file `q`. */
function chooseName(machine: MachineState, { file }: CommandLine): string {
  const base = file.replace(/\/+$/, '').split('/').at(-1)?.replace(/\.q$/, '') || 'q'
  let name = base
  for (let number = 2; machine.find(name); number++) name = `${base}${number}`
  return name
}

/** What single-letter options are as commands, with the words that follow them. */
const commandOptions = ['P', 'c', 'C', 't', 'S', 'z', 'W', 'o', 'g', 'e', 's', 'T']

function load(machine: MachineState, process: ProcessState, { file, options }: CommandLine): Output {
  process.isBlocked = options.has('b')
  const [port] = options.get('p') ?? []
  if (port !== undefined) {
    const opened = runHandler(machine, process, undefined, () => {
      listen(machine, process, port)
      return nil
    })
    if ('error' in opened) return refusePort(machine, process, opened.error)
  }
  const commands = commandOptions.flatMap(letter => {
    const words = options.get(letter)
    return words ? [`\\${letter} ${words.join(' ')}`] : []
  })
  if (file) commands.push(`\\l ${file}`)
  process.depth++
  const result = process.console.run(commands.join('\n'))
  process.depth--
  if (result.exitCode !== undefined) endProcess(machine, process, result.exitCode)
  return drainAndCollectOutput(machine, process, result)
}

/** q prints why it cannot listen and ends. */
function refusePort(machine: MachineState, process: ProcessState, error: QError): Output {
  process.session.print(errorText(error))
  endProcess(machine, process, 1)
  return { output: process.session.takeOutput(), error: error.message, exitCode: 1, value: nil }
}
