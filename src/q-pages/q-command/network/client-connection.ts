import { connect } from 'node:net'
import { type Address, protocolVersion } from '@tickwise/q/source'
import { connectionError } from '../system-message.ts'
import { Connection, isLocal, type Report } from './connection.ts'
import { createKey } from './websocket-frames.ts'

interface ClientOptions {
  id: number
  target: Address
  /** The HTTP request that opens a websocket. */
  request: string
  report: Report
}

/** A connection that this process has opened. */
export class ClientConnection extends Connection {
  protected readonly isServer = false
  protected override reader = () => this.readReply()
  private readonly target: Address
  private error = 'access'
  private isOpen = false
  private readonly stopTimer: () => void

  constructor({ id, target, request, report }: ClientOptions) {
    const { host, port, user, password, timeout, isWebSocket } = target
    super(id, connect({ host, port }), report)
    this.target = target
    const { socket } = this
    const timer = timeout ? setTimeout(() => this.giveUp('timeout'), timeout) : undefined
    socket.once('connect', () =>
      socket.write(isWebSocket ? addUpgrade(request) : `${user}:${password}${String.fromCharCode(protocolVersion)}\0`),
    )
    if (isWebSocket) this.reader = () => this.readResponse()
    this.stopTimer = () => clearTimeout(timer)
  }

  private giveUp(error: string): void {
    this.error = error
    this.socket.destroy()
  }

  protected override fail(error: Error): void {
    this.error = connectionError(error, this.target.host)
  }

  /** The server answers with what both ends understand, or closes the connection. */
  private readReply(): boolean {
    const [capability] = this.queue.take(1)
    if (capability === undefined) return false
    this.open(Math.min(capability, protocolVersion), '')
    this.reader = () => this.readMessage()
    return true
  }

  private readResponse(): boolean {
    const response = this.takeHead()
    if (response === undefined) return false
    if (!/^HTTP\/1\.1 101 /.test(response)) {
      this.report({ kind: 'failed', socket: this.id, error: 'access', response })
      this.close()
      return false
    }
    this.open(0, response)
    this.reader = () => this.readFrame()
    return true
  }

  private open(capability: number, response: string): void {
    this.isOpen = true
    this.stopTimer()
    const { port } = this.target
    this.report({ kind: 'opened', socket: this.id, port, isLocal: isLocal(this.socket), capability, response })
  }

  protected override finish(): void {
    this.stopTimer()
    if (this.isOpen) super.finish()
    else this.report({ kind: 'failed', socket: this.id, error: this.error })
  }
}

/** Adds to a request such as `GET / HTTP/1.1` what asks for a websocket. */
function addUpgrade(request: string): string {
  const lines = request.trimEnd().split('\r\n')
  const upgrade = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13']
  return [...lines, ...upgrade, `Sec-WebSocket-Key: ${createKey()}`, '', ''].join('\r\n')
}
