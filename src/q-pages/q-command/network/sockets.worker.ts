import { createServer, type Server } from 'node:net'
import { workerData } from 'node:worker_threads'
import type { SocketEvent } from '@tickwise/q/source'
import { systemMessage } from '../system-message.ts'
import { ClientConnection } from './client-connection.ts'
import { eventCount, type SocketRequest, type SocketThreadData, threadEnd, waitingBytes } from './computer-sockets.ts'
import type { Connection } from './connection.ts'
import { HttpClientConnection } from './http-client-connection.ts'
import { ServerConnection } from './server-connection.ts'

// The thread that works on the sockets of a process; see `ComputerSockets`.

/** While the process is busy and more bytes than these wait for it, nothing is read. */
const maxWaitingBytes = 2 ** 26
const overloadCheckMs = 5

/** How long a client may take to send a login or a request, and to read a response. */
const patienceMs = 30_000

const { port, signals, origins }: SocketThreadData = workerData
const servers = new Map<number, Server>()
const connections = new Map<number, Connection>()
/** Clients get negative numbers; the process chooses the others. */
let lastClient = 0

process.on('exit', () => {
  Atomics.store(signals, threadEnd, 1)
  countEvent()
})

port.on('message', (request: SocketRequest) => {
  switch (request.kind) {
    case 'listen':
      listen(request)
      break
    case 'connect': {
      const { socket: id, target, request: text } = request
      connections.set(id, new ClientConnection({ id, target, request: text, report }))
      break
    }
    case 'admit': {
      const client = connections.get(request.socket)
      if (client instanceof ServerConnection) client.admit()
      break
    }
    case 'respond': {
      const client = connections.get(request.socket)
      if (client instanceof ServerConnection && !client.respond(request.bytes)) connections.delete(request.socket)
      break
    }
    case 'request': {
      const { socket: id, target, bytes } = request
      connections.set(id, new HttpClientConnection({ id, target, bytes, report }))
      break
    }
    case 'send':
      connections.get(request.socket)?.send(request.bytes)
      break
    case 'sendFrame':
      connections.get(request.socket)?.sendFrame(request.bytes, request.isText)
      break
    case 'close':
      close(request.socket)
      break
    case 'end':
      for (const id of [...servers.keys(), ...connections.keys()]) close(id)
      port.close()
      break
    default:
      request satisfies never
  }
})

function listen({ socket: id, host, port }: Extract<SocketRequest, { kind: 'listen' }>): void {
  const server = createServer({ allowHalfOpen: true }, socket => {
    const client = --lastClient
    socket.once('close', () => connections.delete(client))
    connections.set(client, new ServerConnection(client, socket, report, { origins, patienceMs }))
  })
  server.on('error', error => {
    servers.delete(id)
    report({ kind: 'failed', socket: id, error: `${port}. OS reports: ${systemMessage(error)}` })
  })
  server.listen(port, host, () =>
    report({ kind: 'opened', socket: id, port, isLocal: true, capability: 0, response: '' }),
  )
  servers.set(id, server)
}

function close(id: number): void {
  servers.get(id)?.close()
  servers.delete(id)
  connections.get(id)?.close()
  connections.delete(id)
}

/** Tells the process of an event. Its bytes must be of a buffer of their own, since they move to the thread of the process. */
function report(event: SocketEvent): void {
  if (event.kind === 'closed' || event.kind === 'failed' || event.kind === 'answered') connections.delete(event.socket)
  if ('bytes' in event) countWaiting(event.bytes.length)
  port.postMessage(event, 'bytes' in event ? [event.bytes.buffer as ArrayBuffer] : [])
  countEvent()
}

/** Wakes the process if it waits. */
function countEvent(): void {
  Atomics.add(signals, eventCount, 1)
  Atomics.notify(signals, eventCount)
}

let overload: NodeJS.Timeout | undefined

/** Stops reading while too much waits for the process. */
function countWaiting(bytes: number): void {
  if (Atomics.add(signals, waitingBytes, bytes) + bytes < maxWaitingBytes || overload) return
  const held = [...connections.values()]
  for (const connection of held) connection.hold()
  overload = setInterval(() => {
    if (Atomics.load(signals, waitingBytes) > maxWaitingBytes / 2) return
    clearInterval(overload)
    overload = undefined
    for (const connection of held) connection.release()
  }, overloadCheckMs)
}
