import {
  countOperations,
  createSession,
  type ErrorKind,
  type Library,
  loadLibrary,
  loadMachine,
  type Machine,
  MemoryFiles,
  type QSession,
  type SessionOptions,
  type Value,
} from '@tickwise/q/source'
import { readExchanges, readShellExchanges } from '../fence/session-text.ts'
import type { BlockResult, InputResult, PageBlock } from './worker-messages.ts'

/**
 * The q processes of one page, which share a disk and a clock. The build and the worker run pages with this same code. The clock
 * stands still at `2024.03.15D09:30` unless `overrides` has another, so that output can be compared.
 */
export class PageProcesses {
  private readonly files = new MemoryFiles()
  private readonly options: SessionOptions
  private readonly session: QSession
  /** Most pages have one process that sends no messages; they need no machine. */
  private machine: Machine | undefined
  private hasLibrary = false
  private lastValue: Value | undefined

  constructor(overrides: Pick<SessionOptions, 'clock' | 'limits'> = {}) {
    this.options = { clock: fixedClock, ...overrides, files: this.files }
    this.session = createSession(this.options)
  }

  async runBlock(block: PageBlock): Promise<BlockResult> {
    const { kind, text, process, advance } = block
    if (advance > 0) (await this.startMachine()).advance(advance)
    switch (kind) {
      case 'file':
        appendLines(this.files, block.file, text)
        return { printed: '', inputs: [] }
      case 'start':
        return this.startProcesses(text)
      case 'script':
        return { printed: '', inputs: [await this.runInput(process, text, { level: 0, nextLevel: 0 })] }
      case 'check':
        if (this.lastValue) this.session.define('answer', this.lastValue)
        return this.runSession(block)
      case 'session':
        return this.runSession(block)
      default:
        return kind satisfies never
    }
  }

  /** Runs what a reader typed at the prompt of a process. An error inside a function opens the debugger there. */
  evaluate(process: string, typed: string): Promise<InputResult> {
    return this.runInput(process, typed, { nextLevel: 1 })
  }

  private async runInput(process: string, typed: string, { line = 0, level, nextLevel }: Place): Promise<InputResult> {
    const processConsole = await this.findConsole(process, typed)
    if (!processConsole)
      return { line, typed, output: 'This process is not running.\n', error: 'process', prompt: 'q)' }
    if (level !== undefined) processConsole.leaveDebugger(level)
    const before = countOperations()
    const { output, error, errorKind, exitCode, value } = processConsole.run(typed, { suspends: nextLevel > 0 })
    this.lastValue = value
    return {
      line,
      typed,
      output,
      operations: countOperations() - before,
      prompt: processConsole.prompt,
      ...omitUndefined({ error, errorKind, exitCode }),
    }
  }

  /** Puts a file on the disk that the processes share. */
  writeFile(path: string, bytes: Uint8Array) {
    this.files.writeFile(path, bytes)
  }

  /** Fetches what only some code needs. Without a network that code fails later, and says so. */
  async prepare() {
    await Promise.allSettled([loadMachine(), loadLibrary()])
  }

  /** Gives up all processes, whose memory can then be freed. */
  release() {
    this.session.release()
  }

  private async runSession({ text, process }: PageBlock): Promise<BlockResult> {
    await this.findConsole(process, text)
    const printed = this.machine?.takeOutput(process) ?? ''
    const inputs: InputResult[] = []
    const exchanges = readExchanges(text)
    for (const [i, { typed, line, prompt }] of exchanges.entries()) {
      const nextLevel = levelOf(exchanges[i + 1]?.prompt ?? '')
      const result = await this.runInput(process, typed, { line, level: levelOf(prompt), nextLevel })
      inputs.push(result)
      if (result.exitCode !== undefined) break // Nothing can be typed at a process that has ended.
    }
    return { printed, inputs }
  }

  private async startProcesses(text: string): Promise<BlockResult> {
    const machine = await this.startMachine()
    await this.findConsole('', text)
    const inputs = readStartCommands(text).map(({ line, command, typed }) => {
      const { output, error, exitCode } = machine.start(command)
      const failure = error ?? (exitCode ? `exit code ${exitCode}` : undefined)
      return {
        line,
        typed,
        output,
        prompt: '$',
        ...omitUndefined({ error: failure, errorKind: undefined, exitCode }),
      }
    })
    return { printed: '', inputs }
  }

  /**
   * Loads what the text needs and returns the console of the process; undefined if no such process runs. Called for each input,
   * since another process may take the place of one that has ended.
   */
  private async findConsole(process: string, text: string): Promise<QSession | undefined> {
    if (process) await this.startMachine()
    if (!this.machine) {
      const needs = this.session.findPartsNeeded(text)
      if (needs.machine) await this.startMachine()
      else if (needs.library) await this.loadLibrary()
    }
    const found = this.machine ? this.machine.console(process) : this.session
    const load = found?.findPartsNeeded(text).loadAddition
    const all = this.machine ?? this.session
    if (load) all.addLibrary(await loadChunk(load()))
    return found
  }

  private async startMachine(): Promise<Machine> {
    const [createMachine, library] = await Promise.all([loadChunk(loadMachine()), this.loadLibrary()])
    this.machine ??= createMachine({ ...this.options, library, session: this.session })
    return this.machine
  }

  private async loadLibrary(): Promise<Library> {
    const library = await loadChunk(loadLibrary())
    if (!this.hasLibrary) this.session.addLibrary(library)
    this.hasLibrary = true
    return library
  }
}

interface Place {
  /** The line of the block. */
  line?: number
  /** How many errors the prompt shown in a block has stopped at, 1 for `q))`; undefined for an input that a reader typed. */
  level?: number
  /** The same of the next prompt: only a block that shows the debugger opens it. */
  nextLevel: number
}

const levelOf = (prompt: string) => Math.max(0, prompt.split(')').length - 2)

/** Nanoseconds from 2000.01.01 to 2024.03.15D09:30. */
const fixedClock = () => 763_810_200_000_000_000n

interface InputEnd {
  error: string | undefined
  errorKind: ErrorKind | undefined
  exitCode: number | undefined
}

const omitUndefined = ({ error, errorKind, exitCode }: InputEnd) => ({
  ...(error !== undefined && { error }),
  ...(errorKind !== undefined && { errorKind }),
  ...(exitCode !== undefined && { exitCode }),
})

/**
 * The commands of a shell block that start q: lines such as `q tp.q -p 5010`, after a `$` where the block shows what they
 * print. A block may show other commands, too, and comments.
 */
function readStartCommands(text: string) {
  const shown = readShellExchanges(text)
  const lines = shown.length > 0 ? shown : text.split('\n').map((typed, line) => ({ typed, line }))
  return lines.flatMap(({ typed, line }) => {
    const [, command] = /^(q(?:\s[^#]*)?)(?:#.*)?$/.exec(typed.trim()) ?? []
    return command ? [{ line, typed, command: command.trim() }] : []
  })
}

/** A page may show a file in parts. */
function appendLines(files: MemoryFiles, path: string, text: string) {
  const before = files.readFile(path) ?? new Uint8Array()
  const added = new TextEncoder().encode(`${text}\n`)
  const bytes = new Uint8Array(before.length + added.length)
  bytes.set(before)
  bytes.set(added, before.length)
  files.writeFile(path, bytes)
}

/** A part of the worker's script did not arrive. */
export class ChunkLoadError extends Error {}

/** Waits for a part of the script that is imported only when it is needed. Rejects with a ChunkLoadError. */
export async function loadChunk<Part>(part: Promise<Part>): Promise<Part> {
  try {
    return await part
  } catch (cause) {
    throw new ChunkLoadError('part', { cause })
  }
}
