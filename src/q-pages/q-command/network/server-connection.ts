import type { Socket } from 'node:net'
import { type HttpRequest, protocolVersion } from '@tickwise/q/source'
import { Connection, isLocal, maxHeadBytes, type Report } from './connection.ts'
import { isForeign } from './foreign-requests.ts'
import { contentReader, type Head, parseHead, type ReadContent, TooLong, valuesOf } from './http-messages.ts'
import { acceptKey } from './websocket-frames.ts'

/** Capabilities are small numbers; a login without one ends in a character. */
const maxCapability = 9

/** A first line of HTTP, as far as it has arrived. No login has a line break. */
const httpStart = /^(?:GET|POST|HEAD|PUT|DELETE|OPTIONS|PATCH) |^[^\0\n]* HTTP\/[^\0\n]*\n/

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']

/** The content of a request may have 16 MB. */
const maxContentBytes = 2 ** 24

const foreignText = `The request comes from a web page of another site.
A process that is started with --allow-origin and the origin of that page answers it.
`

export interface ServerOptions {
  /** The origins of web pages that may send requests, beside that of the process itself. */
  origins: readonly string[]
  /** How long a client may take to send a login or a request, and to read a response. */
  patienceMs: number
}

/** A client that has connected to a port, by a socket with `allowHalfOpen`: a q process, a websocket, or one that sends HTTP requests. */
export class ServerConnection extends Connection {
  protected readonly isServer = true
  protected override reader = () => this.readLogin()
  private capability = 0
  /** `Sec-WebSocket-Key`, if the client opens a websocket. */
  private webSocketKey: string | undefined
  /** Whether the process has heard of the client. */
  private isReported = false
  /** The HTTP request that is answered next. */
  private request: { method: string; keepsAlive: boolean } | undefined
  private isAnswering = false
  /** Whether the client sends no more; it may still wait for an answer. */
  private hasEnded = false
  private timer: NodeJS.Timeout | undefined

  constructor(
    id: number,
    socket: Socket,
    report: Report,
    private readonly options: ServerOptions,
  ) {
    super(id, socket, report)
    socket.on('end', () => {
      this.hasEnded = true
      if (!this.isAnswering) socket.end()
    })
    this.startTimer()
  }

  /** Drops a client that does not send what it has begun. */
  private startTimer(): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => {
      if (this.request) this.refuse('408 Request Timeout')
      else this.socket.destroy()
    }, this.options.patienceMs)
  }

  /** Reads `user:password`, the capability and a zero, or an HTTP request. */
  private readLogin(): boolean {
    const head = this.queue.peek(maxHeadBytes)
    if (httpStart.test(Buffer.from(head).toString('latin1'))) {
      this.reader = () => this.readRequest()
      return true
    }
    const end = head.indexOf(0)
    if (end < 0 && head.length === maxHeadBytes) throw new Error('The login is too long.')
    if (end < 0) return false
    this.queue.take(end + 1)
    const last = head[end - 1]
    const hasCapability = last !== undefined && last <= maxCapability
    this.capability = Math.min(hasCapability ? last : 0, protocolVersion)
    const credentials = readCredentials(Buffer.from(head.subarray(0, hasCapability ? end - 1 : end)).toString())
    this.reportLogin(credentials)
    return false
  }

  /** Reads the head of a request, of which at least one byte has arrived. */
  private readRequest(): boolean {
    if (!this.queue.length) return false
    this.request ??= { method: '', keepsAlive: false }
    let text: string | undefined
    try {
      text = this.takeHead()
    } catch {
      return this.refuse('431 Request Header Fields Too Large')
    }
    if (text === undefined) return false
    const head = parseHead(text)
    const [, method = '', target = '', version] = /^([A-Z]+) (\S+) HTTP\/1\.([01])$/.exec(head?.start ?? '') ?? []
    if (!head || version === undefined || valuesOf(head.headers, 'host').length > 1)
      return this.refuse('400 Bad Request')
    if (!methods.includes(method)) return this.refuse('501 Not Implemented')
    if (isForeign(head.headers, target, this.options.origins)) return this.refuse('403 Forbidden', foreignText)
    const connection = valuesOf(head.headers, 'connection').join().toLowerCase()
    this.request = {
      method,
      keepsAlive: version === '1' ? !/\bclose\b/.test(connection) : /\bkeep-alive\b/.test(connection),
    }
    return this.startContent(head, { method, target: target.replace(/^(?:http:\/\/[^/?]*)?\/?/i, '') })
  }

  private startContent({ headers }: Head, { method, target }: { method: string; target: string }): boolean {
    const [, credentials = ''] = /^basic *(\S+)$/i.exec(valuesOf(headers, 'authorization')[0] ?? '') ?? []
    const client = readCredentials(Buffer.from(credentials, 'base64').toString())
    const request = { method, target, headers, ...client }
    const [key] = valuesOf(headers, 'sec-websocket-key')
    if (key !== undefined) {
      this.webSocketKey = key
      this.reportLogin(client, { ...request, bytes: new Uint8Array(0) })
      return false
    }
    try {
      const read = contentReader(headers, maxContentBytes)
      if (read && /^100-continue$/i.test(valuesOf(headers, 'expect')[0] ?? ''))
        this.socket.write('HTTP/1.1 100 Continue\r\n\r\n')
      const parts: Uint8Array[] = []
      this.reader = () => this.readContent(read ?? readNothing, parts, request)
      return true
    } catch (error) {
      return this.refuse(error instanceof TooLong ? '413 Content Too Large' : '400 Bad Request')
    }
  }

  private readContent(read: ReadContent, parts: Uint8Array[], request: Omit<HttpRequest, 'bytes'>): boolean {
    try {
      const { part, isWhole } = read(this.queue)
      if (part) parts.push(part)
      if (!isWhole) return part !== undefined
    } catch (error) {
      return this.refuse(error instanceof TooLong ? '413 Content Too Large' : '400 Bad Request')
    }
    clearTimeout(this.timer)
    this.hold()
    this.isReported = true
    const bytes = this.joinParts(parts)
    this.isAnswering = true
    this.reader = () => false
    this.report({ kind: 'request', socket: this.id, ...request, bytes, address: this.address })
    return false
  }

  private get address(): number {
    return addressNumber(this.socket.remoteAddress ?? '')
  }

  private reportLogin(credentials: { user: string; password: string }, request?: HttpRequest): void {
    const { id: socket, capability, address } = this
    clearTimeout(this.timer)
    this.hold()
    this.isReported = true
    this.reader = () => false
    const local = isLocal(this.socket)
    this.report({
      kind: 'login',
      socket,
      ...credentials,
      ...(request && { request }),
      address,
      isLocal: local,
      capability,
    })
  }

  /** Completes the handshake. */
  admit(): void {
    const key = this.webSocketKey
    this.socket.write(key === undefined ? Uint8Array.of(this.capability) : switchingProtocols(key))
    this.reader = key === undefined ? () => this.readMessage() : () => this.readFrame()
    this.release()
    this.readAll()
  }

  /** Sends the response to a request. Returns whether the connection stays open for another. */
  respond(bytes: Uint8Array): boolean {
    const { request } = this
    const head = Buffer.from(bytes.subarray(0, maxHeadBytes)).toString('latin1')
    const end = head.indexOf('\r\n\r\n')
    const isHead = request?.method === 'HEAD' && end >= 0
    const sent = isHead ? bytes.subarray(0, end + 4) : bytes
    this.request = undefined
    this.isAnswering = false
    if (this.hasEnded || !request?.keepsAlive || !staysOpen(head.slice(0, Math.max(0, end)), bytes.length - end - 4)) {
      this.finishWith(sent)
      return false
    }
    this.socket.write(sent)
    this.reader = () => this.readRequest()
    this.startTimer()
    this.release()
    this.readAll()
    return true
  }

  /** Answers a request that the process need not see, and closes the connection. */
  private refuse(status: string, text = ''): false {
    const fields = text && 'Content-Type: text/plain\r\n'
    const head = `HTTP/1.1 ${status}\r\n${fields}Content-Length: ${text.length}\r\nConnection: close\r\n\r\n`
    this.finishWith(Buffer.from(head + text))
    return false
  }

  /** Sends the last bytes. A client that does not read them is dropped. */
  private finishWith(bytes: Uint8Array): void {
    clearTimeout(this.timer)
    this.drop()
    this.socket.setTimeout(this.options.patienceMs, () => this.socket.destroy())
    this.socket.end(bytes)
    this.socket.resume()
  }

  override close(): void {
    clearTimeout(this.timer)
    super.close()
  }

  protected override finish(): void {
    clearTimeout(this.timer)
    if (this.isReported) super.finish()
  }
}

const readNothing: ReadContent = () => ({ isWhole: true })

/** Whether a response keeps the connection open: it says so and tells its true length. */
const staysOpen = (head: string, length: number): boolean =>
  /^connection *: *keep-alive *$/im.test(head) && new RegExp(`^content-length *: *${length} *$`, 'im').test(head)

function readCredentials(credentials: string): { user: string; password: string } {
  const colon = credentials.indexOf(':')
  return colon < 0
    ? { user: credentials, password: '' }
    : { user: credentials.slice(0, colon), password: credentials.slice(colon + 1) }
}

const switchingProtocols = (key: string) =>
  `HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Accept: ${acceptKey(key)}\r\n\r\n`

/** 127.0.0.1 as the number 0x7f000001, with the sign of 32 bits; 0 for an address of IPv6. */
const addressNumber = (address: string): number =>
  address
    .replace(/^::ffff:/, '')
    .split('.')
    .reduce((number, part) => (number << 8) | (Number(part) || 0), 0)
