import type { Files } from '../context/files.ts'
import type { Library } from '../context/session.ts'
import { errorText } from '../display/error-text.ts'
import { requireText } from '../evaluate/apply.ts'
import { createSessionState, readComputerClock } from '../session/create-session.ts'
import type { Output } from '../session/run-input.ts'
import { stringOfBytes } from '../text/bytes.ts'
import { chars, int, list, symbol } from '../values/construct.ts'
import { QError, signal } from '../values/errors.ts'
import { textOf } from '../values/symbols.ts'
import { nullInt } from '../values/types.ts'
import type { Value } from '../values/value.ts'
import { type Address, isLocalHost, type PortRange, parseUrl } from './addresses.ts'
import { readWords } from './command-line.ts'
import { Endpoint, type Message } from './connection.ts'
import { answerRequest, refuseRequest, writeRequest } from './http-requests.ts'
import { Process } from './process.ts'
import { extendSession, ProcessNetwork } from './process-network.ts'
import { Scheduler } from './scheduler.ts'
import { SocketPeer } from './socket-peer.ts'
import type {
  SocketAnswered,
  SocketEvent,
  SocketFailed,
  SocketLogin,
  SocketOpened,
  SocketRequest,
  Sockets,
} from './sockets.ts'

export { readWords } from './command-line.ts'

/** What a process of a real computer is given. */
export interface ComputerProcessOptions {
  /** The words after `q` on the command line. */
  words: readonly string[]
  library: Library
  files: Files
  sockets: Sockets
  /** `.z.i` */
  id: number
  /** `.z.u` */
  user: string
  /** `.z.h` */
  host: string
  /** The variables of the environment, for `getenv`. */
  environment: Readonly<Record<string, string | undefined>>
  print: (text: string, sort: PrintedText) => void
}

/** What is printed: a result or what `show` and `-1` print; the text of an error; what `-2` prints. */
export type PrintedText = 'output' | 'error' | 'stderr'

/** No input of such a process ends because of its time or the length of its output. */
const limits = { milliseconds: Number.POSITIVE_INFINITY, output: Number.POSITIVE_INFINITY }

/** How long to wait for an event that must come. */
const anyTime = Number.POSITIVE_INFINITY

/** Starts the process of a command line, before anything is loaded; see `Process.start`. */
export function createComputerProcess({ words, ...options }: ComputerProcessOptions): ComputerProcess {
  const { files, library, environment, host, print } = options
  const session = createSessionState({ files, library, limits })
  for (const [name, text] of Object.entries(environment)) session.environment.set(name, chars(text ?? ''))
  const scheduler = new ComputerScheduler(() => process.receiveEvents())
  const commandLine = readWords(words)
  const process = new ComputerProcess({ ...options, name: '', session, scheduler, commandLine })
  extendSession(process, new ComputerNetwork(process))
  session.globals.defineComputed('.z.h', () => symbol(host))
  session.print = text => print(text, 'output')
  session.printError = error => print(errorText(error), 'error')
  session.handles.set(
    1,
    createOutput(text => print(text, 'output')),
  )
  session.handles.set(
    2,
    createOutput(text => print(text, 'stderr')),
  )
  scheduler.add(process)
  return process
}

/** The handle 1 or 2; a negative number ends each text with a newline. */
const createOutput = (write: (text: string) => void) => ({
  send: (message: Value, handle: { item: unknown } & Value) => {
    const end = Number(handle.item) < 0 ? '\n' : ''
    for (const text of message.kind === 'list' ? message.items : [message]) write(requireText(text) + end)
    return handle
  },
  close: () => undefined,
})

/** Takes events from the sockets instead of turns with other processes. Neither time nor memory of a turn is limited. */
class ComputerScheduler extends Scheduler<Process> {
  constructor(private readonly receiveEvents: () => void) {
    super(readComputerClock, limits.milliseconds)
  }

  override count(message: Uint8Array): Uint8Array {
    return message
  }

  override drainMessages(): boolean {
    this.receiveEvents()
    return super.drainMessages()
  }
}

type ProcessOptions = ConstructorParameters<typeof Process>[0]

/** A process of a real computer: its connections are sockets, and its timer is called when somebody calls `handleEvents`. */
export class ComputerProcess extends Process {
  private readonly sockets: Sockets
  private readonly peers = new Map<number, SocketPeer>()
  /** Clients that wait until the process is idle. */
  private clients: (SocketLogin | SocketRequest)[] = []
  /** How opening a socket ended, until `awaitOpening` asks. */
  private readonly outcomes = new Map<number, SocketOpened | SocketFailed | SocketAnswered>()
  private portSocket: number | undefined

  constructor({ sockets, ...options }: ProcessOptions & { sockets: Sockets }) {
    super(options)
    this.sockets = sockets
  }

  /** Handles what has arrived, then calls the timer if it is due. Returns the exit code if the process has ended. */
  handleEvents(): Output['exitCode'] {
    const { loop, scheduler } = this
    loop.startTurn()
    scheduler.drainMessages()
    if (this.timerDue !== undefined && this.timerDue <= scheduler.now()) {
      loop.startTurn()
      this.callTimer()
      scheduler.drainMessages()
    }
    return loop.exitCode
  }

  /** The milliseconds until the timer is due; undefined without a timer. */
  get timerDelay(): number | undefined {
    const due = this.timerDue
    return due === undefined ? undefined : Math.max(0, Math.ceil(Number(due - this.scheduler.now()) / 1_000_000))
  }

  /** Whether messages or the timer may give it something to do. */
  get isServing(): boolean {
    return this.loop.isRunning && (this.port > 0 || this.timerInterval > 0 || this.peers.size > 0)
  }

  /** Takes the events that are there, and lets clients connect if the process is idle. */
  receiveEvents(): void {
    for (let event = this.sockets.nextEvent(0); event; event = this.sockets.nextEvent(0)) this.dispatch(event)
    while (!this.loop.isBusy && this.loop.isRunning) {
      const client = this.clients.shift()
      if (!client) return
      if (client.kind === 'login') this.welcome(client)
      else this.answer(client)
    }
  }

  private dispatch(event: SocketEvent): void {
    const { kind, socket } = event
    if (kind === 'login' || kind === 'request') this.clients.push(event)
    else if (kind === 'opened' || kind === 'failed' || kind === 'answered') this.outcomes.set(socket, event)
    else {
      this.peers.get(socket)?.handle(event)
      if (kind !== 'closed') return
      this.peers.delete(socket)
      this.clients = this.clients.filter(client => client.socket !== socket)
    }
  }

  /** Lets a client connect unless `.z.pw` refuses it, or `.z.ac` a websocket. */
  private welcome({ socket, user, password, request, address, isLocal, capability }: SocketLogin): void {
    const peer = this.addPeer(socket, 'the client', !isLocal && capability > 0)
    const endpoint = Endpoint.join(peer, { process: this.loop, user, isWebSocket: request !== undefined, address })
    peer.attach(endpoint)
    const refusal = request && refuseRequest(this.loop, endpoint, request)
    if (refusal) {
      this.sockets.respond(socket, refusal)
      this.peers.delete(socket)
      endpoint.release()
    } else if (request || this.loop.admits(endpoint, password)) {
      this.sockets.admit(socket)
      this.loop.announce(endpoint)
    } else endpoint.close()
  }

  /** Answers an HTTP request, unless its handler closes the connection. */
  private answer(request: SocketRequest): void {
    const { socket, user, address } = request
    let isClosed = false
    const peer = {
      label: 'the client',
      unsentBytes: 0,
      unsentMessages: 0,
      take: ({ kind }: Message) => {
        if (kind !== 'close') return
        isClosed = true
        this.sockets.close(socket)
      },
      work: () => false,
    }
    const endpoint = Endpoint.join(peer, { process: this.loop, user, isWebSocket: false, address })
    const response = answerRequest(this.loop, endpoint, request)
    if (isClosed) return
    if (response) this.sockets.respond(socket, response)
    endpoint.release()
  }

  /** Connects to a process. Undefined if that is this process. */
  connect(address: Address, request = ''): { endpoint: Endpoint; response: string } | undefined {
    if (address.isSecure) return signal('nyi')
    if (address.port === this.port && isLocalHost(address.host) && !address.isWebSocket) return undefined
    const socket = this.sockets.connect({ ...address, user: address.user || this.user }, request)
    const { isLocal, capability, response } = this.awaitOpening(socket)
    const peer = this.addPeer(socket, `port ${address.port}`, !isLocal && capability > 0)
    const endpoint = Endpoint.join(peer, { process: this.loop, user: '', isWebSocket: address.isWebSocket })
    peer.attach(endpoint)
    return { endpoint, response }
  }

  private addPeer(socket: number, label: string, compresses: boolean): SocketPeer {
    const peer = new SocketPeer({
      sockets: this.sockets,
      socket,
      label,
      compresses,
      wait: () => this.awaitEvent(),
      nextRequest: () => this.scheduler.takeRequestNumber(),
      forget: () => this.peers.delete(socket),
    })
    this.peers.set(socket, peer)
    return peer
  }

  private awaitEvent(): void {
    const event = this.sockets.nextEvent(anyTime)
    if (event) this.dispatch(event)
  }

  private awaitOpening(socket: number): SocketOpened {
    const outcome = this.awaitOutcome(socket)
    if (outcome.kind === 'opened') return outcome
    throw new OpeningError(
      outcome.kind === 'failed' ? outcome.error : 'hop',
      outcome.kind === 'failed' ? outcome.response : undefined,
    )
  }

  private awaitOutcome(socket: number): SocketOpened | SocketFailed | SocketAnswered {
    while (true) {
      const outcome = this.outcomes.get(socket)
      this.outcomes.delete(socket)
      if (outcome) return outcome
      this.awaitEvent()
    }
  }

  /** Sends a request over HTTP and gives the response. */
  request(address: Address, bytes: Uint8Array): Uint8Array {
    if (address.port === this.port && isLocalHost(address.host)) return signal('deadlock')
    const outcome = this.awaitOutcome(this.sockets.request(address, bytes))
    return outcome.kind === 'answered' ? outcome.bytes : signal(outcome.kind === 'failed' ? outcome.error : 'close')
  }

  protected override openPort({ host, first, last }: PortRange): number {
    const before = this.portSocket
    this.portSocket = undefined
    if (before !== undefined) this.sockets.close(before)
    if (!first) return 0
    for (let port = first; ; port++)
      try {
        const socket = this.sockets.listen(host, port)
        this.awaitOpening(socket)
        this.portSocket = socket
        return port
      } catch (error) {
        if (port >= last) throw error
      }
  }
}

/** A socket that could not be opened. */
class OpeningError extends QError {
  constructor(
    message: string,
    /** What a server said that refused to open a websocket. */
    readonly response: string | undefined,
  ) {
    super(message)
  }
}

class ComputerNetwork extends ProcessNetwork {
  constructor(protected override readonly process: ComputerProcess) {
    super(process)
  }

  /** `:http://host:port` is asked without arguments by `.Q.hg`, with two by `.Q.hp`, and with the text of a whole request. */
  override ask(text: string, args: readonly Value[]): Value | undefined {
    const url = parseUrl(text)
    return url ? stringOfBytes(this.process.request(url, writeRequest(url, args))) : super.ask(text, args)
  }

  protected override connect(address: Address): Endpoint | undefined {
    return this.process.connect(address)?.endpoint
  }

  protected override openWebSocket(address: Address, request: Value): Value {
    try {
      const opened = this.process.connect(address, textOf(request)) ?? signal('hop')
      return list([int(opened.endpoint.handle), chars(opened.response)])
    } catch (error) {
      if (error instanceof OpeningError && error.response !== undefined)
        return list([int(nullInt), chars(error.response)])
      throw error
    }
  }
}
