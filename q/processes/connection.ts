import type { OpenHandle, Socket } from '../context/session.ts'
import { toQError } from '../evaluate/locate-errors.ts'
import { deserialize, serialize } from '../serialize/serialize.ts'
import type { SessionState } from '../session/session-state.ts'
import { chars } from '../values/construct.ts'
import { signal } from '../values/errors.ts'
import { isNil, nil } from '../values/nulls.ts'
import { textOf } from '../values/symbols.ts'
import { isString, Type } from '../values/types.ts'
import type { Atom, Value } from '../values/value.ts'
import type { Inbox, Scheduler } from './scheduler.ts'

/** A serialized value on its way; `text` is a message of a websocket. */
export interface Message {
  readonly kind: 'async' | 'sync' | 'response' | 'error' | 'text' | 'close'
  readonly bytes: Uint8Array
  /** The number of the sync request that this is or answers; 0 for other kinds. */
  readonly request: number
}

interface ArrivedMessage extends Message {
  /** See `Scheduler.takeArrivalNumber`. */
  readonly arrival: number
}

/** The process at one end of a connection, as the endpoint sees it; see `MainLoop`. */
export interface EndpointProcess {
  readonly session: SessionState
  readonly scheduler: Scheduler
  /** Its name in error messages. */
  readonly label: string
  /** Gives an endpoint its handle. */
  addEndpoint(endpoint: Endpoint): number
  removeEndpoint(endpoint: Endpoint): void
  canHandle(endpoint: Endpoint, message: Message): boolean
  handleMessage(endpoint: Endpoint, message: Message): void
  /** Calls `poll` until it gives a message. Until then the process can handle nothing but what arrives at the endpoint. */
  waitAt(endpoint: Endpoint, poll: () => Message | undefined): Message
}

/** What an endpoint sends to: the endpoint of another simulated process, or a socket of the computer. */
export interface Peer {
  /** The name of its process in error messages. */
  readonly label: string
  /** The messages that were sent and are still in a queue, and their bytes. */
  readonly unsentMessages: number
  readonly unsentBytes: number
  take(message: Message): void
  /** Lets its process work until something may have arrived from it. False if nothing can arrive by `latest`. */
  work(latest: bigint): boolean
}

interface ConnectionOptions {
  client: EndpointProcess
  server: EndpointProcess
  /** The user that the server sees. */
  user: string
  isWebSocket: boolean
}

interface EndpointOptions {
  process: EndpointProcess
  /** `.z.u` while the process handles a message: at the server the user who connected, at the client empty. */
  user: string
  isWebSocket: boolean
  /** `.z.a` while the process handles a message; that of this computer by default. */
  address?: number
}

interface EndpointPair {
  client: Endpoint
  server: Endpoint
}

/** How far the clock may advance while a process waits for an answer that depends on a timer: 30 seconds. */
const maxWait = 30_000_000_000n

const noBytes = new Uint8Array(0)

/** 127.0.0.1 as `.z.a` gives it. */
export const localAddress = 0x7f000001

/** One end of a connection between two processes; the handle of a process stands for its end. */
export class Endpoint implements OpenHandle, Inbox, Peer, Socket {
  readonly handle: number
  readonly isWebSocket: boolean
  /** `.z.u` while the process handles a message. */
  user: string
  readonly address: number
  readonly unsentBytes = 0
  readonly unsentMessages = 0
  compresses = true
  private readonly process: EndpointProcess
  /** The other end; the endpoint itself until `connect` or `join` sets it. */
  private peer: Peer = this
  private isOpen = true
  /** Async messages that are queued and not sent yet. */
  private outgoing: Message[] = []
  /** Messages that have arrived and are not handled yet. */
  private incoming: ArrivedMessage[] = []
  /** The requests whose answers `-30!(::)` has deferred, oldest first. */
  private readonly deferredRequests: number[] = []

  private constructor({ process, isWebSocket, user, address = localAddress }: EndpointOptions) {
    this.process = process
    this.isWebSocket = isWebSocket
    this.user = user
    this.address = address
    this.handle = process.addEndpoint(this)
  }

  /** Connects two simulated processes. */
  static connect({ client, server, user, isWebSocket }: ConnectionOptions): EndpointPair {
    const pair = {
      client: new Endpoint({ process: client, isWebSocket, user: '' }),
      server: new Endpoint({ process: server, isWebSocket, user }),
    }
    pair.client.peer = pair.server
    pair.server.peer = pair.client
    return pair
  }

  /** Creates the only endpoint of a connection whose other end is not simulated. */
  static join(peer: Peer, options: EndpointOptions): Endpoint {
    const endpoint = new Endpoint(options)
    endpoint.peer = peer
    return endpoint
  }

  get label(): string {
    return this.process.label
  }

  take(message: Message): void {
    if (this.isOpen) this.incoming.push({ ...message, arrival: this.process.scheduler.takeArrivalNumber() })
  }

  work(latest: bigint): boolean {
    return this.process.scheduler.runOthers(this, latest)
  }

  /** `h message`: a sync request. `neg[h]message`: an async message. `h[]` and `neg[h][]`: see `receive` and `flush`. */
  send(message: Value, handle: Atom): Value {
    const isAsync = Number(handle.item) < 0
    if (this.isWebSocket && !isAsync) return signal('nyi')
    if (!isAsync) return isNil(message) ? this.receive() : this.ask(message)
    if (isNil(message)) this.flush()
    else if (this.isWebSocket) this.queue(this.serialize(textMessage(message)), 'text')
    else this.queue(this.serialize(message))
    return nil
  }

  /** Queues a serialized message. */
  queue(bytes: Uint8Array, kind: 'async' | 'text' = 'async'): void {
    this.outgoing.push({ kind, bytes, request: 0 })
  }

  get queuedBytes(): number {
    return this.outgoing.reduce((sum, { bytes }) => sum + bytes.length, this.peer.unsentBytes)
  }

  get queuedMessages(): number {
    return this.outgoing.length + this.peer.unsentMessages
  }

  /** Sends the queued messages. */
  flush(): void {
    for (const message of this.outgoing.splice(0)) this.peer.take(message)
  }

  /** Sends a sync request and gives its answer. Signals the error of the other process. */
  ask(question: Value): Value {
    const request = this.process.scheduler.takeRequestNumber()
    const bytes = this.serialize(question)
    this.flush()
    this.peer.take({ kind: 'sync', bytes, request })
    const answer = this.wait(message => message.request === request && isAnswer(message))
    const value = deserialize(this.process.session, answer.bytes)
    return answer.kind === 'error' ? signal(textOf(value)) : value
  }

  /** Waits for the next async message and gives its value instead of running it. */
  receive(): Value {
    this.flush()
    return deserialize(this.process.session, this.wait(({ kind }) => kind === 'async').bytes)
  }

  /** Lets other processes run until an awaited message arrives. Messages that arrive before it are handled. */
  private wait(isAwaited: (message: Message) => boolean): Message {
    const { process } = this
    const latest = process.scheduler.now() + maxWait
    return process.waitAt(this, () => {
      const [next] = this.incoming
      // A closing message stays, so that `.z.pc` runs when the process is back in its main loop.
      if (!this.isOpen || next?.kind === 'close') return signal(`close handle: ${this.handle}`)
      if (next && isAwaited(next)) return this.incoming.shift()
      if (next) this.handleNext()
      // In kdb+ such processes hang.
      else if (!this.peer.work(latest)) signal(`deadlock: ${this.peer.label} cannot answer ${process.label}`)
      return undefined
    })
  }

  /** Defers the answer to a request that has been handled, until `answerDeferred`. */
  deferAnswer(request: number): void {
    this.deferredRequests.push(request)
  }

  /** Answers the oldest deferred request. */
  answerDeferred(value: Value, isError: boolean): void {
    const request = this.deferredRequests.shift() ?? signal(`Handle ${this.handle} was not expecting a response msg`)
    this.answer(request, value, isError)
  }

  /** Sends an answer after the queued messages. If the value cannot be sent, the answer is that error. */
  answer(request: number, value: Value, isError: boolean): void {
    this.flush()
    try {
      this.peer.take({ kind: isError ? 'error' : 'response', bytes: this.serialize(value), request })
    } catch (thrown) {
      this.peer.take({ kind: 'error', bytes: serialize(chars(toQError(thrown).message)), request })
    }
  }

  /** Closes the connection, as `hclose` does: queued messages are lost, and the other process is told. */
  close(): void {
    if (!this.isOpen) return
    this.peer.take({ kind: 'close', bytes: noBytes, request: 0 })
    this.release()
  }

  /** Gives up the handle without telling the other process. */
  release(): void {
    this.isOpen = false
    this.outgoing = []
    this.process.removeEndpoint(this)
  }

  get nextArrival(): number | undefined {
    const [next] = this.incoming
    return next && this.process.canHandle(this, next) ? next.arrival : undefined
  }

  handleNext(): void {
    const message = this.incoming.shift()
    if (message) this.process.handleMessage(this, message)
  }

  /** Drops all messages except that the other end has closed. */
  dropMessages(): void {
    this.outgoing = []
    this.incoming = this.incoming.filter(({ kind }) => kind === 'close')
  }

  private serialize(value: Value): Uint8Array {
    return this.process.scheduler.count(serialize(value))
  }
}

const isAnswer = ({ kind }: Message) => kind === 'response' || kind === 'error'

/** A websocket takes strings, chars and bytes; a char becomes a string of one. */
function textMessage(message: Value): Value {
  if (message.kind === 'atom' && message.type === Type.char) return chars(textOf(message))
  const isBytes = message.kind === 'vector' && message.type === Type.byte
  return isString(message) || isBytes ? message : signal('type')
}
