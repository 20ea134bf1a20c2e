import type { Address } from './addresses.ts'

/** The capability byte of version 3 of the protocol: compression, timestamps, timespans and guids. */
export const protocolVersion = 3

/**
 * The network of a computer, for a `ComputerProcess`. It opens sockets, speaks the handshakes, and cuts what arrives into
 * messages; everything happens on another thread and is told by events. Each port and connection has a number.
 */
export interface Sockets {
  /** Starts to listen; `opened` or `failed` follows. */
  listen(host: string, port: number): number
  /** Starts to connect; `opened` or `failed` follows. `request` is the HTTP request that opens a websocket. */
  connect(target: Address, request: string): number
  /** Completes the handshake with a client. */
  admit(socket: number): void
  /** Sends a message with its header. */
  send(socket: number, bytes: Uint8Array): void
  /** Sends a text or bytes over a websocket. */
  sendFrame(socket: number, bytes: Uint8Array, isText: boolean): void
  /** Closes a connection or stops listening, once all that was sent is on its way. */
  close(socket: number): void
  /** The next event; waits for it up to this many milliseconds. */
  nextEvent(milliseconds: number): SocketEvent | undefined
}

export interface SocketLogin {
  kind: 'login'
  socket: number
  user: string
  password: string
  isWebSocket: boolean
  /** The IPv4 address of the client, as `.z.a` gives it. */
  address: number
  isLocal: boolean
  capability: number
}

export interface SocketOpened {
  kind: 'opened'
  socket: number
  /** The port that listens, or that of the other end. */
  port: number
  isLocal: boolean
  /** What both ends understand: 0 for neither compression nor timestamps, up to `protocolVersion`. */
  capability: number
  /** The HTTP response of a websocket. */
  response: string
}

export interface SocketFailed {
  kind: 'failed'
  socket: number
  /** The error as q signals it, such as `timeout`. */
  error: string
  /** The HTTP response of a server that refuses to open a websocket. */
  response?: string
}

export type SocketEvent =
  | SocketLogin
  | SocketOpened
  | SocketFailed
  /** A message with its header, or the content of a websocket's message. */
  | { kind: 'message' | 'text' | 'bytes'; socket: number; bytes: Uint8Array }
  /** So many bytes that were sent have left the queue. */
  | { kind: 'sent'; socket: number; count: number }
  | { kind: 'closed'; socket: number }
