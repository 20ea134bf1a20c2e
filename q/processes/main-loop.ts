import { SessionEnd } from '../context/session-end.ts'
import { stackText } from '../display/error-text.ts'
import { call } from '../evaluate/apply.ts'
import { toQError } from '../evaluate/locate-errors.ts'
import { evaluateValue } from '../evaluate/value-verbs.ts'
import { deserialize } from '../serialize/serialize.ts'
import { execute, type Output, type RunOptions } from '../session/run-input.ts'
import type { SessionState } from '../session/session-state.ts'
import { chars, int, symbol } from '../values/construct.ts'
import type { QError } from '../values/errors.ts'
import { nil } from '../values/nulls.ts'
import { Type } from '../values/types.ts'
import type { Value } from '../values/value.ts'
import type { Endpoint, EndpointProcess, Message } from './connection.ts'
import type { Scheduler } from './scheduler.ts'

/** How a handler ended: with a value, an error or the end of its process. */
type Outcome = { value: Value } | { error: QError } | { exitCode: number }

/** The handlers of messages that hold a value. */
const messageHandlers = { async: '.z.ps', sync: '.z.pg', text: '.z.ws' } as const

interface MainLoopOptions {
  readonly session: SessionState
  readonly scheduler: Scheduler
  readonly label: string
  readonly isBlocked: boolean
}

/** The main loop of a process: runs its inputs and handlers, one at a time or one within the other, until it ends. */
export class MainLoop implements EndpointProcess {
  readonly session: SessionState
  readonly scheduler: Scheduler
  readonly label: string
  /** Whether `-b` keeps messages from changing variables. */
  private readonly isBlocked: boolean
  /** The ends of its connections by handle, in the order in which they were opened. */
  private readonly endpoints = new Map<number, Endpoint>()
  /** The endpoints at which it waits for an answer, innermost last. */
  private readonly waiting: Endpoint[] = []
  /** The endpoint whose message is being handled. */
  private currentEndpoint: Endpoint | undefined
  /** Whether `-30!(::)` has deferred the answer to the sync request that is being handled. */
  private isAnswerDeferred = false
  /** How many inputs and handlers are running, each within the one before. */
  private depth = 0
  /** The turn in which it last ran. */
  private turn = 0
  /** The turn in which it last printed that its time was up. */
  private timeoutTurn: number | undefined
  private endCode: number | undefined

  constructor({ session, scheduler, label, isBlocked }: MainLoopOptions) {
    this.session = session
    this.scheduler = scheduler
    this.label = label
    this.isBlocked = isBlocked
  }

  get isRunning(): boolean {
    return this.endCode === undefined
  }

  /** A busy process, which may be one that has stopped at an error, neither accepts connections nor calls its timer. */
  get isBusy(): boolean {
    return this.depth > 0 || this.session.suspensions.length > 0
  }

  /** The exit code; undefined until the process ends. */
  get exitCode(): number | undefined {
    return this.endCode
  }

  /** The endpoint whose message is being handled, for `.z.w` and `.z.u`. */
  get current(): Endpoint | undefined {
    return this.currentEndpoint
  }

  /** Starts a turn of the machine, for an input of this process. */
  startTurn(): void {
    this.turn = this.scheduler.startTurn()
  }

  /** Runs an input of the console, then sends what it queued. */
  runInput(input: string, options?: RunOptions): Output {
    this.depth++
    const result = execute(this.session, input, options)
    this.depth--
    if (result.exitCode !== undefined) this.end(result.exitCode)
    this.flushIfIdle()
    return result
  }

  /** Ends the process from outside, as `exit` does. */
  stop(exitCode: number): void {
    if (this.isRunning) this.finish(this.runHandler(() => this.session.end(exitCode)))
  }

  /** Ends the process after `.z.exit` has run: its connections close, and messages queued on them are lost. */
  private end(exitCode: number): void {
    if (this.endCode !== undefined) return
    this.endCode = exitCode
    for (const endpoint of this.listEndpoints()) endpoint.close()
  }

  /** Tells `.z.po` or `.z.wo` of a client that has connected. */
  announce(endpoint: Endpoint): void {
    this.callHandler(endpoint.isWebSocket ? '.z.wo' : '.z.po', [int(endpoint.handle)], endpoint)
  }

  /** Whether a client may connect, which `.z.pw` decides if it is defined. */
  admits(endpoint: Endpoint, password: string): boolean {
    if (!this.session.globals.getVariable('.z.pw')) return true
    const outcome = this.callHandler('.z.pw', [symbol(endpoint.user), chars(password)], endpoint)
    if (!('value' in outcome)) return false
    const { value } = outcome
    return value.kind === 'atom' && value.type === Type.boolean && value.item === 1
  }

  /**
   * An idle process can handle whatever arrives. One that waits can handle requests and async messages at the endpoint at
   * which it waits: the answer, and a closing message, are for the code that waits.
   */
  canHandle(endpoint: Endpoint, { kind }: Message): boolean {
    if (!this.isRunning) return false
    if (!this.isBusy) return true
    return this.waiting.at(-1) === endpoint && (kind === 'async' || kind === 'sync')
  }

  handleMessage(endpoint: Endpoint, message: Message): void {
    switch (message.kind) {
      case 'async':
      case 'text':
        this.finish(this.runMessageHandler(endpoint, message.kind, message.bytes))
        break
      case 'sync':
        this.handleRequest(endpoint, message)
        break
      case 'close':
        endpoint.release()
        this.callHandler(endpoint.isWebSocket ? '.z.wc' : '.z.pc', [int(endpoint.handle)])
        break
      case 'response':
      case 'error':
        break // The request that it answers has been given up.
      default:
        message.kind satisfies never
    }
  }

  /** Answers with the value or the error of `.z.pg`, unless `-30!(::)` defers the answer. */
  private handleRequest(endpoint: Endpoint, { request, bytes }: Message): void {
    const outer = this.isAnswerDeferred
    this.isAnswerDeferred = false
    try {
      const outcome = this.runMessageHandler(endpoint, 'sync', bytes)
      if ('exitCode' in outcome) this.end(outcome.exitCode)
      else if ('error' in outcome) endpoint.answer(request, chars(outcome.error.message), true)
      else if (this.isAnswerDeferred) endpoint.deferAnswer(request)
      else endpoint.answer(request, outcome.value, false)
    } finally {
      this.isAnswerDeferred = outer
    }
  }

  /** `-30!(::)` */
  deferAnswer(): void {
    this.isAnswerDeferred = true
  }

  /** Runs the handler of a message. Without one, text of a websocket is ignored and other messages are evaluated. */
  private runMessageHandler(endpoint: Endpoint, kind: keyof typeof messageHandlers, bytes: Uint8Array): Outcome {
    const { session } = this
    const run = () => {
      const value = deserialize(session, bytes)
      const handler = session.globals.getVariable(messageHandlers[kind])
      if (handler) return call(session, handler, value)
      return kind === 'text' ? nil : evaluateValue(session, value)
    }
    return this.runHandler(run, endpoint)
  }

  /** Calls a handler such as `.z.po` if it is defined; `.z.ph` has a default. Its error is printed; it may end the process. */
  callHandler(name: string, args: readonly Value[], endpoint?: Endpoint): Outcome {
    const { session } = this
    const handler = session.globals.getVariable(name) ?? session.library?.verbs.get(name)
    const outcome = this.runHandler(() => (handler ? call(session, handler, ...args) : nil), endpoint)
    this.finish(outcome)
    return outcome
  }

  /** Prints the error of a handler, or ends the process if the handler did. */
  finish(outcome: Outcome): void {
    if ('exitCode' in outcome) this.end(outcome.exitCode)
    else if ('error' in outcome) {
      this.reportError(outcome.error)
      if (outcome.error.message === 'stop') this.timeoutTurn = this.scheduler.turn
    }
  }

  /** Prints the error of a handler. `\e 1` stops there, `\e 2` prints the whole stack. */
  private reportError(error: QError): void {
    const { session } = this
    const [mode] = session.settings.e ?? []
    if (mode === 2) session.print(stackText(error), 2)
    else session.printError(error)
    if (mode === 1) session.suspend(error)
  }

  /** Prints the error of messages that took too long, unless a handler that was stopped in this turn has printed it. */
  printTimeout(): void {
    if (this.timeoutTurn !== this.scheduler.turn) this.session.print("'stop\n")
  }

  /** Runs code in the root namespace, with `endpoint` as the current one, then sends what it queued. `-b` makes it read-only. */
  runHandler(action: () => Value, endpoint?: Endpoint): Outcome {
    const { session, currentEndpoint } = this
    const { context } = session
    this.startTimer()
    try {
      this.currentEndpoint = endpoint
      session.context = '.'
      const run = this.isBlocked && endpoint ? () => session.withoutUpdates(action) : action
      const outcome = this.attempt(() => session.runLimited(run))
      if (!('exitCode' in outcome)) this.flushIfIdle()
      return outcome
    } finally {
      session.context = context
      this.currentEndpoint = currentEndpoint
    }
  }

  /** Starts the time allowed to the process, which is for all that it runs in one turn. */
  private startTimer(): void {
    const { turn } = this.scheduler
    if (this.turn !== turn) this.session.startTimer()
    this.turn = turn
  }

  private attempt(action: () => Value): Outcome {
    this.depth++
    try {
      return { value: action() }
    } catch (thrown) {
      if (thrown instanceof SessionEnd) return { exitCode: thrown.exitCode }
      const error = toQError(thrown)
      const rest = this.session.library?.printBacktrace(this.session, error)
      return rest ? this.attempt(rest) : { error }
    } finally {
      this.depth--
    }
  }

  waitAt(endpoint: Endpoint, poll: () => Message | undefined): Message {
    this.waiting.push(endpoint)
    try {
      while (true) {
        this.session.checkTime()
        const message = poll()
        if (message) return message
        if (this.endCode !== undefined) throw new SessionEnd(this.endCode)
      }
    } finally {
      this.waiting.pop()
    }
  }

  /** Sends what is queued once the process is idle. A process that ends sends nothing more. */
  private flushIfIdle(): void {
    if (this.isBusy || this.endCode !== undefined) return
    for (const endpoint of this.endpoints.values()) endpoint.flush()
  }

  addEndpoint(endpoint: Endpoint): number {
    const handle = this.session.handles.add(endpoint)
    this.endpoints.set(handle, endpoint)
    return handle
  }

  removeEndpoint({ handle }: Endpoint): void {
    const { handles } = this.session
    this.endpoints.delete(handle)
    // `hclose` frees the handle itself.
    if (handles.get(handle)) handles.close(handle)
  }

  findEndpoint(handle: number): Endpoint | undefined {
    return this.endpoints.get(handle)
  }

  listEndpoints(): Endpoint[] {
    return [...this.endpoints.values()]
  }
}
