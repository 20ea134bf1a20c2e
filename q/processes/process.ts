import type { Library } from '../context/session.ts'
import type { PartsNeeded } from '../session/parts-needed.ts'
import type { Output, RunOptions } from '../session/run-input.ts'
import type { SessionState } from '../session/session-state.ts'
import { splitScript } from '../syntax/script.ts'
import { toNanoseconds } from '../temporal/calendar.ts'
import { QError, signal } from '../values/errors.ts'
import { nil } from '../values/nulls.ts'
import { Type } from '../values/types.ts'
import { Atom, type Value } from '../values/value.ts'
import { type PortRange, parsePorts } from './addresses.ts'
import { type CommandLine, listStartCommands } from './command-line.ts'
import type { Endpoint } from './connection.ts'
import { MainLoop } from './main-loop.ts'
import type { ScheduledProcess, Scheduler } from './scheduler.ts'

interface ProcessOptions {
  readonly name: string
  readonly id: number
  /** The user that it runs as: `.z.u`. */
  readonly user?: string
  readonly session: SessionState
  readonly scheduler: Scheduler<Process>
  readonly commandLine: CommandLine
}

/** Listening reserves three handle numbers, so the first connection of a listening process is 6. */
const handlesOfPort = 3

/** One q process: its console, main loop, port and timer. */
export class Process implements ScheduledProcess {
  readonly name: string
  /** `.z.i` */
  readonly id: number
  readonly user: string
  readonly session: SessionState
  readonly scheduler: Scheduler<Process>
  readonly commandLine: CommandLine
  readonly loop: MainLoop
  /** What it printed before the input that is running at its console. */
  private earlierOutput = ''
  private listeningPort = 0
  private readonly portHandles: number[] = []
  /** The interval of the timer in milliseconds, or 0. */
  private interval = 0
  /** When the timer is due, if it has an interval. */
  private due = 0n

  constructor({ name, id, user = 'reader', session, scheduler, commandLine }: ProcessOptions) {
    this.name = name
    this.id = id
    this.user = user
    this.session = session
    this.scheduler = scheduler
    this.commandLine = commandLine
    this.loop = new MainLoop({
      session,
      scheduler,
      label: name || 'the first process',
      isBlocked: commandLine.options.has('b'),
    })
  }

  /**
   * Does what the command line asks for: listens, sets options, loads the script or folder. After an error the process
   * stays, as at a console, except if its port is taken.
   */
  start(): Output {
    const { commandLine, loop, session } = this
    const [port] = commandLine.options.get('p') ?? []
    if (port !== undefined) {
      const outcome = loop.runHandler(() => {
        this.listen(port)
        return nil
      })
      if ('error' in outcome) {
        session.printError(outcome.error)
        loop.stop(1)
        return { output: session.takeOutput(), error: outcome.error.message, exitCode: 1, value: nil }
      }
    }
    return this.runWithMessages(listStartCommands(commandLine).join('\n'))
  }

  /**
   * Runs what was typed at the console. As at a real console, messages are handled after each statement; `output` includes
   * what the process prints for those that it gets.
   */
  run(input: string, options?: RunOptions): Output {
    const { loop, session } = this
    if (loop.exitCode !== undefined) return { output: '', value: nil, exitCode: loop.exitCode }
    this.earlierOutput = session.takeOutput(this.earlierOutput)
    const statements = session.suspensions.length ? [input] : splitScript(input).map(({ text }) => text)
    const [first = '', ...others] = statements
    let result = this.runStatement(first, options)
    for (const statement of others) {
      if (result.error !== undefined || result.exitCode !== undefined) break
      const { output } = result
      result = this.runStatement(statement, options)
      result.output = session.limitOutput(output + result.output)
    }
    return result
  }

  private runStatement(statement: string, options?: RunOptions): Output {
    this.loop.startTurn()
    return this.runWithMessages(statement, options)
  }

  /** Runs an input and all messages that follow from it. */
  private runWithMessages(input: string, options?: RunOptions): Output {
    const result = this.loop.runInput(input, options)
    const isDrained = this.scheduler.drainMessages()
    if (!isDrained) this.loop.printTimeout()
    const exitCode = result.exitCode ?? this.loop.exitCode
    return {
      ...result,
      output: this.session.takeOutput(result.output),
      ...(!isDrained && result.error === undefined && { error: 'stop' }),
      ...(exitCode !== undefined && { exitCode }),
    }
  }

  /** Gives what it printed while others ran, and forgets it. */
  takeOutput(): string {
    const output = this.session.takeOutput(this.earlierOutput)
    this.earlierOutput = ''
    return output
  }

  define(name: string, value: Value): void {
    this.session.setGlobal(name, value)
  }

  leaveDebugger(levels?: number): void {
    this.session.leaveDebugger(levels)
  }

  addLibrary(library: Library): void {
    this.session.addLibrary(library)
  }

  release(): void {
    this.session.release()
  }

  get prompt(): string {
    return this.session.prompt
  }

  findPartsNeeded(input: string): PartsNeeded {
    return this.session.findPartsNeeded(input)
  }

  get inboxes(): Endpoint[] {
    return this.loop.listEndpoints()
  }

  get port(): number {
    return this.loop.isRunning ? this.listeningPort : 0
  }

  /** Listens on the first free port of those that `\p` or `-p` asks for; `0` stops listening. */
  listen(argument: string): void {
    const port = this.openPort(parsePorts(argument))
    this.listeningPort = port
    if (port) this.reserveHandles()
    else for (const handle of this.portHandles.splice(0)) this.session.handles.close(handle)
  }

  /** Opens the first free port and gives it. */
  protected openPort({ first, last }: PortRange): number {
    const isTaken = (port: number) => port > 0 && (this.scheduler.findListener(port) ?? this) !== this
    let port = first
    while (isTaken(port) && port < last) port++
    if (isTaken(port)) throw new QError(`${port}. OS reports: Address already in use`)
    return port
  }

  private reserveHandles(): void {
    const reserved = { send: () => signal('type'), close: () => undefined }
    while (this.portHandles.length < handlesOfPort) this.portHandles.push(this.session.handles.add(reserved))
  }

  /** The milliseconds of `\t`; 0 if the timer is off. */
  get timerInterval(): number {
    return this.interval
  }

  /** Starts the timer, or stops it for 0. */
  setTimer(milliseconds: number): void {
    this.due = this.scheduler.now() + toNanoseconds(milliseconds)
    this.interval = milliseconds
  }

  get timerDue(): bigint | undefined {
    return this.interval && this.loop.isRunning && !this.loop.isBusy ? this.due : undefined
  }

  /** Calls `.z.ts` with the time at which it was due. Calls that the clock has passed are skipped. */
  callTimer(): void {
    const { due } = this
    const interval = toNanoseconds(this.interval)
    const now = this.scheduler.now()
    this.due = due + interval > now ? due + interval : now + interval
    this.loop.callHandler('.z.ts', [new Atom(Type.timestamp, due)])
  }
}
