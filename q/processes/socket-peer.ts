import {
  compressLongMessage,
  expandMessage,
  headerLength,
  isCompressed,
  lengthOffset,
} from '../serialize/compress-message.ts'
import { serialize } from '../serialize/serialize.ts'
import { stringOfBytes } from '../text/bytes.ts'
import { QError } from '../values/errors.ts'
import { Type } from '../values/types.ts'
import { Vector } from '../values/value.ts'
import type { Endpoint, Message, Peer } from './connection.ts'
import type { SocketEvent, Sockets } from './sockets.ts'

/** The second byte of a message says what it is. */
const messageKinds = ['async', 'sync', 'response'] as const

/** The type byte of an error, whose text follows and ends with a zero. */
const errorType = 128

/** The bytes of a serialized string or byte vector before its first item. */
const vectorHeaderLength = headerLength + 6

interface SocketPeerOptions {
  readonly sockets: Sockets
  readonly socket: number
  readonly label: string
  /** Whether the other process understands compressed messages, and is on another computer. */
  readonly compresses: boolean
  /** Waits for the next event of any socket. */
  readonly wait: () => void
  readonly nextRequest: () => number
  /** Called when this end closes the connection. */
  readonly forget: () => void
}

/** The process at the other end of a socket: turns messages into bytes and back. */
export class SocketPeer implements Peer {
  readonly label: string
  unsentMessages = 0
  unsentBytes = 0
  private endpoint: Endpoint | undefined
  /** The sync requests that wait for an answer; the answer to the last one comes first. */
  private readonly requests: number[] = []

  constructor(private readonly options: SocketPeerOptions) {
    this.label = options.label
  }

  /** Sets the endpoint that gets what arrives. */
  attach(endpoint: Endpoint): void {
    this.endpoint = endpoint
  }

  /** Another process needs no help to work, so this waits. */
  work(): boolean {
    this.options.wait()
    return true
  }

  take({ kind, bytes, request }: Message): void {
    const { sockets, socket } = this.options
    switch (kind) {
      case 'close':
        sockets.close(socket)
        this.options.forget()
        break
      case 'text':
        this.unsentMessages++
        this.unsentBytes += bytes.length - vectorHeaderLength
        sockets.sendFrame(socket, bytes.subarray(vectorHeaderLength), bytes[headerLength] === Type.char)
        break
      case 'error':
        this.send(errorMessage(bytes.subarray(vectorHeaderLength)), 'response')
        break
      case 'sync':
        this.requests.push(request)
        this.send(bytes, kind)
        break
      case 'async':
      case 'response':
        this.send(bytes, kind)
        break
      default:
        kind satisfies never
    }
  }

  private send(bytes: Uint8Array, kind: (typeof messageKinds)[number]): void {
    const { sockets, socket, compresses } = this.options
    const code = messageKinds.indexOf(kind)
    // The same bytes may be queued for several connections, but then as async messages.
    if (code) bytes[1] = code
    const sent = compresses && this.endpoint?.compresses ? compressLongMessage(bytes) : bytes
    this.unsentMessages++
    this.unsentBytes += sent.length
    sockets.send(socket, sent)
  }

  /** Handles what has happened at the socket. */
  handle(event: SocketEvent): void {
    switch (event.kind) {
      case 'message':
        this.receive(event.bytes)
        break
      case 'text':
        this.pass('text', serialize(stringOfBytes(event.bytes)))
        break
      case 'bytes':
        this.pass('text', serialize(new Vector(Type.byte, event.bytes)))
        break
      case 'sent':
        this.unsentMessages--
        this.unsentBytes -= event.count
        break
      case 'closed':
        this.pass('close', noBytes)
        break
      case 'login':
      case 'request':
      case 'answered':
      case 'opened':
      case 'failed':
        break // These come without a peer, or before there is one.
      default:
        event satisfies never
    }
  }

  /** Passes a message on; closes the connection if its compressed bytes are damaged. */
  private receive(message: Uint8Array): void {
    const kind = messageKinds[message[1] ?? 0] ?? 'async'
    let bytes = message
    try {
      if (isCompressed(message)) bytes = expandMessage(message)
    } catch (error) {
      if (!(error instanceof QError)) throw error
      this.options.sockets.close(this.options.socket)
      this.options.forget()
      this.pass('close', noBytes)
      return
    }
    if (kind === 'sync') this.pass(kind, bytes, this.options.nextRequest())
    else if (kind === 'async') this.pass(kind, bytes)
    else this.receiveAnswer(bytes)
  }

  /** An answer that nobody waits for is ignored. */
  private receiveAnswer(bytes: Uint8Array): void {
    const request = this.requests.pop()
    if (request === undefined) return
    if (bytes[headerLength] === errorType) this.pass('error', serialize(errorText(bytes)), request)
    else this.pass('response', bytes, request)
  }

  private pass(kind: Message['kind'], bytes: Uint8Array, request = 0): void {
    this.endpoint?.take({ kind, bytes, request })
  }
}

const noBytes = new Uint8Array(0)

function errorText(bytes: Uint8Array): Vector {
  const end = bytes.indexOf(0, headerLength + 1)
  return stringOfBytes(bytes.subarray(headerLength + 1, end < 0 ? bytes.length : end))
}

function errorMessage(text: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(headerLength + text.length + 2)
  bytes[0] = 1
  new DataView(bytes.buffer).setInt32(lengthOffset, bytes.length, true)
  bytes[headerLength] = errorType
  bytes.set(text, headerLength + 1)
  return bytes
}
