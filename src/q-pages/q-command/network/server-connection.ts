import type { Socket } from 'node:net'
import { protocolVersion } from '../../../../q/index.ts'
import { Connection, isLocal, maxHeadBytes, type Report } from './connection.ts'
import { acceptKey } from './websocket-frames.ts'

/** Capabilities are small numbers; a login without one ends in a character. */
const maxCapability = 9

const httpMethods = /^(?:GET|POST|HEAD|PUT|DELETE|OPTIONS|PATCH) /

const refusal = 'HTTP/1.1 401 Unauthorized\r\nContent-Length: 0\r\nConnection: close\r\n\r\n'
const noPages = 'HTTP/1.1 501 Not Implemented\r\nContent-Length: 0\r\nConnection: close\r\n\r\n'

/** A client that has connected to a port: a q process, or a websocket. */
export class ServerConnection extends Connection {
  protected readonly isServer = true
  protected override reader = () => this.readLogin()
  private capability = 0
  /** `Sec-WebSocket-Key`, if the client opens a websocket. */
  private webSocketKey: string | undefined
  /** Whether the process has heard of the client. */
  private isReported = false
  private isAdmitted = false

  constructor(id: number, socket: Socket, report: Report) {
    super(id, socket, report)
  }

  /** Reads `user:password`, the capability and a zero, or an HTTP request. */
  private readLogin(): boolean {
    const head = this.queue.peek(maxHeadBytes)
    if (httpMethods.test(Buffer.from(head).toString('latin1'))) return this.readRequest()
    const end = head.indexOf(0)
    if (end < 0 && head.length === maxHeadBytes) throw new Error('The login is too long.')
    if (end < 0) return false
    this.queue.take(end + 1)
    const last = head[end - 1]
    const hasCapability = last !== undefined && last <= maxCapability
    this.capability = Math.min(hasCapability ? last : 0, protocolVersion)
    this.reportLogin(Buffer.from(head.subarray(0, hasCapability ? end - 1 : end)).toString(), false)
    return false
  }

  private readRequest(): boolean {
    const head = this.takeHead()
    if (head === undefined) return false
    const [, key] = /^sec-websocket-key: *(\S+)/im.exec(head) ?? []
    const [, credentials = ''] = /^authorization: *basic *(\S+)/im.exec(head) ?? []
    if (key === undefined) this.socket.end(noPages)
    else {
      this.webSocketKey = key
      this.reportLogin(Buffer.from(credentials, 'base64').toString(), true)
    }
    return false
  }

  private reportLogin(credentials: string, isWebSocket: boolean): void {
    const { id: socket, capability } = this
    const colon = credentials.indexOf(':')
    const user = colon < 0 ? credentials : credentials.slice(0, colon)
    const password = colon < 0 ? '' : credentials.slice(colon + 1)
    const address = addressNumber(this.socket.remoteAddress ?? '')
    this.hold()
    this.isReported = true
    const local = isLocal(this.socket)
    this.report({ kind: 'login', socket, user, password, isWebSocket, address, isLocal: local, capability })
  }

  /** Completes the handshake. */
  admit(): void {
    this.isAdmitted = true
    const key = this.webSocketKey
    this.socket.write(key === undefined ? Uint8Array.of(this.capability) : switchingProtocols(key))
    this.reader = key === undefined ? () => this.readMessage() : () => this.readFrame()
    this.release()
    this.readAll()
  }

  override close(): void {
    if (this.webSocketKey !== undefined && !this.isAdmitted) this.socket.write(refusal)
    super.close()
  }

  protected override finish(): void {
    if (this.isReported) super.finish()
  }
}

const switchingProtocols = (key: string) =>
  `HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Accept: ${acceptKey(key)}\r\n\r\n`

/** 127.0.0.1 as the number 0x7f000001, with the sign of 32 bits; 0 for an address of IPv6. */
const addressNumber = (address: string): number =>
  address
    .replace(/^::ffff:/, '')
    .split('.')
    .reduce((number, part) => (number << 8) | (Number(part) || 0), 0)
