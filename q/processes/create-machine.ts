import { MemoryFiles } from '../context/memory-files.ts'
import type { Library } from '../context/session.ts'
import { createSessionState, type QSession, type SessionOptions, stateOf } from '../session/create-session.ts'
import { machineMilliseconds } from '../session/limits.ts'
import type { SessionState } from '../session/session-state.ts'
import { toNanoseconds } from '../temporal/calendar.ts'
import { baseName, type CommandLine, readCommandLine } from './command-line.ts'
import { Process } from './process.ts'
import { extendSession } from './process-network.ts'
import { Scheduler } from './scheduler.ts'

export interface MachineOptions extends SessionOptions {
  /**
   * A session of `createSession` that becomes the process named `''`, with its variables; a new one by default. The
   * machine takes its disk, and its clock unless another is given.
   */
  session?: QSession
}

/** The clock of a machine stands at 1 January 2000 unless it is given another. */
const frozenClock = () => 0n

/** A machine with one process. It runs code only while one of its methods is called. */
export function createMachine({ session, ...options }: MachineOptions = {}): Machine {
  const first = session && stateOf(session)
  if (session && !first) throw new TypeError('only sessions of createSession can become processes')
  const files = first?.files ?? options.files ?? new MemoryFiles()
  return new Machine({
    clock: options.clock ?? first?.clock ?? frozenClock,
    milliseconds: options.limits?.milliseconds ?? machineMilliseconds,
    createSession: () => createSessionState({ ...options, files }),
    first,
  })
}

interface MachineParts {
  clock: () => bigint
  milliseconds: number
  createSession: () => SessionState
  /** The session of the process named `''`. */
  first: SessionState | undefined
}

/** What starting a process printed, and whether it ended at once. */
interface StartResult {
  name: string
  output: string
  error?: string
  exitCode?: number
}

const firstProcessId = 4001

/** `advance` may take as long as this many inputs. */
const inputsPerAdvance = 5

/** One simulated computer: q processes that share a disk and a clock and exchange messages. */
export class Machine {
  private readonly scheduler: Scheduler<Process>
  private readonly createSession: () => SessionState
  /** What was added to the library of the processes. */
  private addition: Library | undefined
  private nextProcessId = firstProcessId

  constructor({ clock, milliseconds, createSession, first }: MachineParts) {
    this.scheduler = new Scheduler(clock, milliseconds)
    this.addition = first?.library?.addition
    this.createSession = () => {
      const session = createSession()
      if (this.addition) session.addLibrary(this.addition)
      return session
    }
    this.addProcess('', first)
  }

  /**
   * The console of a running process; use it in place of the session that was handed in. The process named `''` always
   * runs: after it ends, a new one takes its name.
   */
  console(name: string): QSession | undefined {
    return this.findRunning(name) ?? (name ? undefined : this.addProcess(''))
  }

  /** Adds an addition to the library to all processes, also to those that start later. */
  addLibrary(addition: Library): void {
    this.addition = addition
    for (const { session } of this.scheduler.list()) session.addLibrary(addition)
  }

  /** Starts a process from a command line such as `q tp.q -p 5010`. */
  start(commandLine: string): StartResult {
    const line = readCommandLine(commandLine)
    const process = this.addProcess(this.chooseName(line), this.createSession(), line)
    this.scheduler.startTurn()
    const { output, error, exitCode } = process.start()
    return {
      name: process.name,
      output,
      ...(error !== undefined && { error }),
      ...(exitCode !== undefined && { exitCode }),
    }
  }

  /**
   * Moves the clock forward and calls each timer when it is due. Messages are handled after each call. Returns false on
   * timeout; the clock stays where it stopped.
   */
  advance(milliseconds: number): boolean {
    const { scheduler } = this
    const deadline = performance.now() + scheduler.milliseconds * inputsPerAdvance
    const whole = Number.isFinite(milliseconds) ? Math.max(0, Math.round(milliseconds)) : 0
    const end = scheduler.now() + toNanoseconds(whole)
    while (true) {
      scheduler.startTurn()
      const process = scheduler.runNextTimer(end)
      if (!process) break
      if (!scheduler.drainMessages()) process.loop.printTimeout()
      if (performance.now() > deadline) return false
    }
    scheduler.moveClock(end)
    return true
  }

  /** What a process printed while others ran, since the last call; without what its console and `start` returned. */
  takeOutput(name: string): string {
    return this.scheduler.find(name)?.takeOutput() ?? ''
  }

  isRunning(name: string): boolean {
    return !name || this.findRunning(name) !== undefined
  }

  /** Ends a process, as `\\` at its console does. */
  stop(name: string): void {
    const process = this.findRunning(name)
    if (!process) return
    this.scheduler.startTurn()
    process.loop.stop(0)
    this.scheduler.drainMessages()
  }

  private addProcess(name: string, session = this.createSession(), commandLine = readCommandLine('q')): Process {
    const { scheduler } = this
    const process = new Process({ name, id: this.nextProcessId++, session, scheduler, commandLine })
    extendSession(process)
    scheduler.add(process)
    return process
  }

  private findRunning(name: string): Process | undefined {
    const process = this.scheduler.find(name)
    return process?.loop.isRunning ? process : undefined
  }

  /** `q tick/tp.q` is called `tp`, or `tp2` while another `tp` runs. */
  private chooseName(commandLine: CommandLine): string {
    const base = baseName(commandLine)
    let name = base
    for (let number = 2; this.findRunning(name); number++) name = `${base}${number}`
    return name
  }
}
