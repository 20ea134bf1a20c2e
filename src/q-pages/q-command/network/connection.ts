import type { Socket } from 'node:net'
import type { SocketEvent } from '@tickwise/q/source'
import { ByteQueue } from './byte-queue.ts'
import { createFrame, maxPayloadBytes, opcodes, takeFrame } from './websocket-frames.ts'

/** A message may have 512 MB. */
const maxMessageBytes = 2 ** 29

/** A login, and the head of an HTTP request or response, may have this many bytes. */
export const maxHeadBytes = 16_384

/** The header of a message. */
const headerLength = 8

/** The kinds of messages are 0 to 2: async, sync, response. */
const lastKind = 2

/** How long the other end may take to close a connection that this end has closed. */
const closingMs = 5000

export type Report = (event: SocketEvent) => void

/** Reads what it can of the queue. Returns true if it has read something and may go on. */
type Reader = () => boolean

/** One connection. Its first bytes are a handshake; whatever breaks the rules of its protocol closes it. */
export abstract class Connection {
  protected readonly queue = new ByteQueue()
  /** What reads the bytes that arrive, as the handshake goes on. */
  protected abstract reader: Reader
  protected abstract readonly isServer: boolean
  private holds = 0
  /** The parts of a websocket's message whose last frame has not arrived. */
  private fragments: { opcode: number; payloads: Uint8Array[]; length: number } | undefined
  private isClosed = false

  constructor(
    readonly id: number,
    protected readonly socket: Socket,
    protected readonly report: Report,
  ) {
    socket.setNoDelay(true)
    socket.on('data', chunk => {
      if (this.isClosed) return
      this.queue.push(chunk)
      this.readAll()
    })
    socket.on('error', error => this.fail(error))
    socket.on('close', () => {
      if (!this.isClosed) this.finish()
      this.isClosed = true
    })
  }

  protected readAll(): void {
    try {
      while (!this.isClosed && this.reader()) {}
    } catch {
      this.socket.destroy()
    }
  }

  /** Called for an error of the socket, which then closes. */
  protected fail(_error: Error): void {}

  /** Reports that the other end has closed the connection, or that it was closed for breaking the rules. */
  protected finish(): void {
    this.report({ kind: 'closed', socket: this.id })
  }

  /** Drops what arrives from now on, and does not report the end. */
  protected drop(): void {
    this.isClosed = true
  }

  /** Closes the connection on this side. What arrives from now on is dropped. */
  close(): void {
    this.drop()
    this.socket.end()
    this.socket.resume()
    setTimeout(() => this.socket.destroy(), closingMs).unref()
  }

  /** Stops reading until `release` is called as often. */
  hold(): void {
    this.holds++
    this.socket.pause()
  }

  release(): void {
    this.holds--
    if (!this.holds) this.socket.resume()
  }

  send(bytes: Uint8Array): void {
    this.write(bytes, bytes.length)
  }

  sendFrame(bytes: Uint8Array, isText: boolean): void {
    this.write(createFrame(isText ? opcodes.text : opcodes.bytes, bytes, !this.isServer), bytes.length)
  }

  private write(bytes: Uint8Array, count: number): void {
    this.socket.write(bytes, error => {
      if (!error) this.report({ kind: 'sent', socket: this.id, count })
    })
  }

  /** Reports the next whole message. Throws an error for a header that no message has. */
  protected readMessage(): boolean {
    const header = this.queue.peek(headerLength)
    if (header.length < headerLength) return false
    const [order = 0, kind = 0, compression = 0] = header
    const length = new DataView(header.buffer).getUint32(4, order === 1)
    if (order > 1 || kind > lastKind || compression > 1 || length <= headerLength || length > maxMessageBytes)
      throw new Error('No message has this header.')
    if (this.queue.length < length) return false
    this.report({ kind: 'message', socket: this.id, bytes: this.queue.take(length) })
    return true
  }

  /** Handles the next whole frame of a websocket, and reports the message that it ends. */
  protected readFrame(): boolean {
    const frame = takeFrame(this.queue)
    if (!frame) return false
    const { opcode, payload, isLast } = frame
    if (opcode === opcodes.close) this.socket.end(createFrame(opcodes.close, payload, !this.isServer))
    else if (opcode === opcodes.ping) this.socket.write(createFrame(opcodes.pong, payload, !this.isServer))
    else if (opcode <= opcodes.bytes) this.addFragment(opcode, payload, isLast)
    return true
  }

  private addFragment(opcode: number, payload: Uint8Array, isLast: boolean): void {
    if (opcode !== opcodes.continuation) this.fragments = { opcode, payloads: [], length: 0 }
    const { fragments } = this
    if (!fragments) throw new Error('The frame continues nothing.')
    fragments.payloads.push(payload)
    fragments.length += payload.length
    if (fragments.length > maxPayloadBytes) throw new Error('The message is too long.')
    if (!isLast) return
    this.fragments = undefined
    const kind = fragments.opcode === opcodes.text ? 'text' : 'bytes'
    this.report({ kind, socket: this.id, bytes: new Uint8Array(Buffer.concat(fragments.payloads)) })
  }

  /** Bytes in a buffer of their own, which can move to the thread of the process. */
  protected joinParts(parts: readonly Uint8Array[]): Uint8Array {
    const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
    let offset = 0
    for (const part of parts) {
      bytes.set(part, offset)
      offset += part.length
    }
    return bytes
  }

  /** Takes the head of an HTTP message with the empty line that ends it. Undefined until it has arrived. */
  protected takeHead(): string | undefined {
    const text = Buffer.from(this.queue.peek(maxHeadBytes)).toString('latin1')
    const end = text.indexOf('\r\n\r\n')
    if (end >= 0) return Buffer.from(this.queue.take(end + 4)).toString('latin1')
    if (text.length === maxHeadBytes) throw new Error('The head is too long.')
    return undefined
  }
}

/** Whether the other end of a socket is on this computer. */
export const isLocal = ({ remoteAddress, localAddress }: Socket): boolean =>
  remoteAddress === localAddress || /^(?:::ffff:)?127\.|^::1$/.test(remoteAddress ?? '')
