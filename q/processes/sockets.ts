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
  /** Sends the response to an HTTP request, as it is. The connection closes unless the response and the client keep it. */
  respond(socket: number, bytes: Uint8Array): void
  /** Starts to send an HTTP request to a server; `answered` or `failed` follows. */
  request(target: Address, bytes: Uint8Array): number
  /** Closes a connection or stops listening, once all that was sent is on its way. */
  close(socket: number): void
  /** The next event; waits for it up to this many milliseconds. */
  nextEvent(milliseconds: number): SocketEvent | undefined
}

/** A request over HTTP; its content is in `bytes`. */
export interface HttpRequest {
  method: string
  /** What is asked for, without its first slash. */
  target: string
  headers: readonly (readonly [name: string, value: string])[]
  bytes: Uint8Array
  /** Those of basic authentication; empty without it. */
  user: string
  password: string
}

/** A client that asks over HTTP. */
export interface SocketRequest extends HttpRequest {
  kind: 'request'
  socket: number
  /** The IPv4 address of the client, as `.z.a` gives it. */
  address: number
}

export interface SocketLogin {
  kind: 'login'
  socket: number
  user: string
  password: string
  /** The HTTP request, if the client opens a websocket. */
  request?: HttpRequest
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

/** The response to an HTTP request that this process has sent. */
export interface SocketAnswered {
  kind: 'answered'
  socket: number
  bytes: Uint8Array
}

export type SocketEvent =
  | SocketLogin
  | SocketRequest
  | SocketOpened
  | SocketFailed
  /** A message with its header, or the content of a websocket's message. */
  | { kind: 'message' | 'text' | 'bytes'; socket: number; bytes: Uint8Array }
  | SocketAnswered
  /** So many bytes that were sent have left the queue. */
  | { kind: 'sent'; socket: number; count: number }
  | { kind: 'closed'; socket: number }
