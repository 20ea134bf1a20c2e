import { connect, isIP } from 'node:net'
import { connect as connectSecurely } from 'node:tls'
import type { Address } from '@tickwise/q/source'
import { connectionError } from '../system-message.ts'
import { Connection, type Report } from './connection.ts'
import { contentReader, parseHead, type ReadContent } from './http-messages.ts'

/** How long a server may keep silent. */
const maxSilenceMs = 30_000

/** A response may have 128 MB. */
const maxResponseBytes = 2 ** 27

interface RequestOptions {
  id: number
  target: Address
  bytes: Uint8Array
  report: Report
}

/** One HTTP request that this process sends, and its response. The head of the response must tell the length of its content. */
export class HttpClientConnection extends Connection {
  protected readonly isServer = false
  protected override reader = () => this.readHead()
  private error = 'close'
  private readonly host: string
  private readonly isHead: boolean

  constructor({ id, target: { host, port, isSecure }, bytes, report }: RequestOptions) {
    const socket = isSecure
      ? connectSecurely({ host, port, servername: isIP(host) ? '' : host })
      : connect({ host, port })
    super(id, socket, report)
    this.host = host
    this.isHead = Buffer.from(bytes.subarray(0, 5)).toString() === 'HEAD '
    socket.setTimeout(maxSilenceMs, () => {
      this.error = 'timeout'
      socket.destroy()
    })
    socket.once(isSecure ? 'secureConnect' : 'connect', () => socket.write(bytes))
  }

  protected override fail(error: Error): void {
    this.error = connectionError(error, this.host)
  }

  private readHead(): boolean {
    const text = this.takeHead()
    if (text === undefined) return false
    const head = parseHead(text)
    const [, status] = /^HTTP\/1\.[01] (\d{3})(?: |$)/.exec(head?.start ?? '') ?? []
    if (!head || status === undefined) throw new Error('This is no response.')
    if (status.startsWith('1')) return true
    const hasContent = !this.isHead && status !== '204' && status !== '304'
    const read = hasContent ? contentReader(head.headers, maxResponseBytes) : () => ({ isWhole: true })
    if (!read) throw new Error('The head does not tell the length of the content.')
    const parts = [Buffer.from(text, 'latin1')]
    this.reader = () => this.readContent(read, parts)
    return true
  }

  private readContent(read: ReadContent, parts: Uint8Array[]): boolean {
    const { part, isWhole } = read(this.queue)
    if (part) parts.push(part)
    if (!isWhole) return part !== undefined
    const bytes = this.joinParts(parts)
    this.report({ kind: 'answered', socket: this.id, bytes })
    this.close()
    return false
  }

  protected override finish(): void {
    this.report({ kind: 'failed', socket: this.id, error: this.error })
  }
}
