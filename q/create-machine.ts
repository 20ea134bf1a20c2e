import { MemoryFiles } from './context/memory-files.ts'
import { addProcess } from './processes/add-process.ts'
import { endProcess } from './processes/end-process.ts'
import { MachineState } from './processes/machine-state.ts'
import { drainMessages } from './processes/pass-messages.ts'
import type { ProcessState } from './processes/process-state.ts'
import { readCommandLine } from './processes/read-command-line.ts'
import { runConsole } from './processes/run-console.ts'
import { runNextTimer } from './processes/run-timers.ts'
import { type Started, startProcess } from './processes/start-process.ts'
import { createSession, type QSession, type SessionOptions, stateOf } from './session/create-session.ts'

export interface MachineOptions extends SessionOptions {
  /**
   * A session that becomes the process named `''`, with its variables; a new one unless given. The machine has its disk,
   * and its clock unless another is given.
   */
  session?: QSession
}

/** One simulated computer: q processes that share a disk and a clock and exchange messages. */
export interface Machine {
  /**
   * The console of a process that runs; use it in place of the session that was handed in. The process named `''` always
   * runs: another one takes its index when it ends.
   */
  console(name: string): QSession | undefined
  /** Starts a process from a command line such as `q tp.q -p 5010`. */
  start(commandLine: string): Started
  /**
   * Puts the clock forward and calls each timer when it is due. Messages are handled after each call.
   * False if that took too long: the clock then stands where it got to.
   */
  advance(milliseconds: number): boolean
  /** What a process printed while others ran, since it was last asked. What its console and `start` gave back is left out. */
  takeOutput(name: string): string
  isRunning(name: string): boolean
  /** Ends a process, as `\\` at its console does. */
  stop(name: string): void
}

/** 1 January 2000: where the clock of a machine stands unless it is given one. */
const frozenClock = () => 0n

const defaultMilliseconds = 2000

/** A machine with one process; it runs no code of its own accord, only when one of its functions is called. */
export function createMachine({ session: first, ...options }: MachineOptions = {}): Machine {
  const state = first && stateOf(first)
  const shared: SessionOptions = {
    ...options,
    files: state?.files ?? options.files ?? new MemoryFiles(),
  }
  const machine = new MachineState(
    options.clock ?? state?.clock ?? frozenClock,
    options.limits?.milliseconds ?? defaultMilliseconds,
  )
  const addFirst = (session: QSession) => addProcess(machine, '', session, readCommandLine('q'))
  const find = (name: string) => machine.find(name) ?? (name ? undefined : addFirst(createSession(shared)))
  addFirst(first ?? createSession(shared))
  return {
    console(name) {
      const process = find(name)
      return process && consoleOf(machine, process)
    },
    start: commandLine => startProcess(machine, commandLine, shared),
    advance: milliseconds => advance(machine, milliseconds),
    takeOutput: name => machine.processes.find(process => process.name === name)?.takeOutput() ?? '',
    isRunning: name => !name || machine.find(name) !== undefined,
    stop(name) {
      const process = machine.find(name)
      if (!process) return
      machine.startTurn()
      endProcess(machine, process, 0)
      drainMessages(machine)
    },
  }
}

const consoleOf = (machine: MachineState, process: ProcessState): QSession => ({
  run: input => runConsole(machine, process, input),
  define: process.console.define,
  addLibrary: process.console.addLibrary,
  partsNeeded: process.console.partsNeeded,
  get prompt() {
    return process.console.prompt
  },
})

const nanosecondsPerMillisecond = 1_000_000n

/** How many times the time of an input all timers of one `advance` may take. */
const inputsInAdvance = 5

function advance(machine: MachineState, milliseconds: number): boolean {
  const deadline = performance.now() + machine.milliseconds * inputsInAdvance
  const end =
    machine.now() +
    BigInt(Number.isFinite(milliseconds) ? Math.max(0, Math.round(milliseconds)) : 0) * nanosecondsPerMillisecond
  while (true) {
    machine.startTurn()
    const process = runNextTimer(machine, end)
    if (!process) break
    if (!drainMessages(machine)) process.session.print("'stop\n")
    if (performance.now() > deadline) return false
  }
  machine.moveClock(end)
  return true
}
