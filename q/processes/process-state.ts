import type { QSession } from '../session/create-session.ts'
import type { Interpreter } from '../session/interpreter.ts'

/** One q process of a machine. */
export class ProcessState {
  /** Its ends of connections by handle, in the order they were opened. */
  readonly ends = new Map<number, Endpoint>()
  /** The ends that it waits at for an answer, the innermost last. */
  readonly waiting: Endpoint[] = []
  /** The end whose message it handles, for `.z.w`. */
  current: Endpoint | undefined
  /** The sync request that it answers at the moment. */
  request: Request | undefined
  /** How many inputs and handlers are running, each within the one before. */
  depth = 0
  /** The turn of the machine in which it last ran. */
  turn = 0
  isRunning = true
  /** Started with `-b`: messages may not change its variables. */
  isBlocked = false
  /** 0 where it does not listen. */
  port = 0
  /** The numbers that the sockets of the port take from the handles. */
  portHandles: number[] = []
  timer: Timer | undefined
  private printed = ''
  exitCode: number | undefined

  constructor(
    readonly name: string,
    /** `.z.i`. */
    readonly id: number,
    readonly console: QSession,
    readonly session: Interpreter,
  ) {}

  /** Puts aside what the process has printed so far, so that an input's output is its own. */
  keepOutput(): void {
    this.printed = this.session.takeOutput(this.printed)
  }

  /** What was put aside, and what has been printed since. */
  takeOutput(): string {
    const output = this.session.takeOutput(this.printed)
    this.printed = ''
    return output
  }

  /** What error messages call it. */
  get label(): string {
    return this.name || 'the first process'
  }
}

/** `\t 500` and when `.z.ts` is next due, in nanoseconds since 2000.01.01. */
export interface Timer {
  milliseconds: number
  due: bigint
}

export interface Request {
  readonly number: number
  /** Set by `-30!(::)`: the answer is sent later. */
  isDeferred: boolean
}

/** One end of a connection between two processes. */
export class Endpoint {
  /** The other end; itself until that is made. */
  peer: Endpoint = this
  isOpen = true
  /** What async sends have queued and not yet handed over. */
  outgoing: Message[] = []
  /** What has arrived and is not handled yet. */
  incoming: Message[] = []
  /** Numbers of the requests whose answers `-30!(::)` has put off. */
  deferredRequests: number[] = []

  constructor(
    readonly owner: ProcessState,
    readonly handle: number,
    readonly isWebSocket: boolean,
    /** `.z.u` of the owner while it handles a message: who opened the connection, and nobody at the end that did. */
    readonly user: string,
  ) {}
}

/** A value in serialized form on its way; `text` is a message of a websocket. */
export interface Message {
  readonly kind: 'async' | 'sync' | 'response' | 'error' | 'text' | 'close'
  readonly bytes: Uint8Array
  /** Which request a response or error answers. */
  readonly request: number
  /** Its index in the order in which messages arrive anywhere in the machine. */
  arrival: number
}
