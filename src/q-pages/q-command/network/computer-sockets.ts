import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads'
import type { Address, SocketEvent, Sockets } from '@tickwise/q/source'

/** What the thread of the sockets is asked to do. */
export type SocketRequest =
  | { kind: 'listen'; socket: number; host: string; port: number }
  | { kind: 'connect'; socket: number; target: Address; request: string }
  | { kind: 'admit' | 'close'; socket: number }
  | { kind: 'send' | 'respond'; socket: number; bytes: Uint8Array }
  | { kind: 'request'; socket: number; target: Address; bytes: Uint8Array }
  | { kind: 'sendFrame'; socket: number; bytes: Uint8Array; isText: boolean }
  /** Closes everything, once all that was sent is on its way. */
  | { kind: 'end' }

/** What the thread starts with. */
export interface SocketThreadData {
  port: MessagePort
  signals: Int32Array
  /** The origins of web pages that may send requests. */
  origins: readonly string[]
}

/** The places of `signals`: the number of events so far, the bytes of those that nobody has taken, 1 once the thread has ended. */
export const eventCount = 0
export const waitingBytes = 1
export const threadEnd = 2

/** bin/tickwise.js puts the bundle of `sockets.worker.ts` beside that of this module. */
const bundledWorker = new URL('./sockets.worker.mjs', import.meta.url)

/**
 * The network of this computer. A thread of its own works on the sockets, so that the interpreter, which runs to the end of an
 * input, can stop and wait for an answer. The thread is started by the first use.
 */
export class ComputerSockets implements Sockets {
  private thread: { worker: Worker; port: MessagePort } | undefined
  private readonly signals = new Int32Array(new SharedArrayBuffer(12))
  private readonly arrived: SocketEvent[] = []
  private lastSocket = 0

  /** `onEvent` is called when there is an event that `nextEvent` gives, unless it waits for one at that time. */
  constructor(
    private readonly onEvent: () => void,
    private readonly origins: readonly string[] = [],
    private readonly file: URL = bundledWorker,
  ) {}

  listen(host: string, port: number): number {
    return this.open(socket => ({ kind: 'listen', socket, host: host || '127.0.0.1', port }))
  }

  connect(target: Address, request: string): number {
    return this.open(socket => ({
      kind: 'connect',
      socket,
      target: { ...target, host: target.host || '127.0.0.1' },
      request,
    }))
  }

  private open(requestOf: (socket: number) => SocketRequest): number {
    const socket = ++this.lastSocket
    this.tell(requestOf(socket))
    return socket
  }

  admit(socket: number): void {
    this.tell({ kind: 'admit', socket })
  }

  send(socket: number, bytes: Uint8Array): void {
    this.tell({ kind: 'send', socket, bytes })
  }

  sendFrame(socket: number, bytes: Uint8Array, isText: boolean): void {
    this.tell({ kind: 'sendFrame', socket, bytes, isText })
  }

  respond(socket: number, bytes: Uint8Array): void {
    this.tell({ kind: 'respond', socket, bytes })
  }

  request(target: Address, bytes: Uint8Array): number {
    return this.open(socket => ({ kind: 'request', socket, target, bytes }))
  }

  close(socket: number): void {
    this.tell({ kind: 'close', socket })
  }

  nextEvent(milliseconds: number): SocketEvent | undefined {
    const event = this.arrived.shift() ?? this.receive(milliseconds)
    if (event && 'bytes' in event) Atomics.sub(this.signals, waitingBytes, event.bytes.length)
    return event
  }

  /** The thread counts an event after it has sent it, so an event that comes between the two looks is not missed. */
  private receive(milliseconds: number): SocketEvent | undefined {
    const { thread } = this
    if (!thread) return undefined
    while (true) {
      const seen = Atomics.load(this.signals, eventCount)
      const received = receiveMessageOnPort(thread.port)
      if (received) return received.message
      // Only a fault in the thread ends it while the process still runs; waiting for it would take for ever.
      if (Atomics.load(this.signals, threadEnd)) throw new Error('The thread of the sockets has ended.')
      if (!milliseconds || Atomics.wait(this.signals, eventCount, seen, milliseconds) === 'timed-out') return undefined
    }
  }

  /** Ends the thread once all that was sent is on its way. */
  async end(): Promise<void> {
    const { thread } = this
    if (!thread) return
    const ended = new Promise(resolve => thread.worker.once('exit', resolve))
    this.tell({ kind: 'end' })
    await ended
  }

  private tell(request: SocketRequest): void {
    this.thread ??= this.start()
    this.thread.port.postMessage(request)
  }

  private start() {
    const { port1, port2 } = new MessageChannel()
    const workerData: SocketThreadData = { port: port2, signals: this.signals, origins: this.origins }
    const worker = new Worker(this.file, { workerData, transferList: [port2] })
    port1.on('message', (event: SocketEvent) => {
      this.arrived.push(event)
      this.onEvent()
    })
    return { worker, port: port1 }
  }
}
