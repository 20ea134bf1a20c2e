import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { compressMessage, expandMessage } from '../../../../q/serialize/compress-message.ts'
import { serialize } from '../../../../q/serialize/serialize.ts'
import { createRandom } from '../../../../q/session/create-random.ts'
import { chars } from '../../../../q/values/construct.ts'
import { createQSystem, eventually, type QProcess } from '../../../../tests/support/q-processes.ts'

const testLimit = { timeout: 300_000 }

test('the handshake and the three kinds of messages are those of kdb+', testLimit, async () => {
  const { server, port } = await startServer()
  const client = await openClient(port)
  client.send('ann:plum\x03\0')
  expect(await client.take(1)).toEqual([3])
  client.send(message(1, chars('.z.u')))
  expect(await client.takeMessage()).toEqual([1, 2, 0, 0, 13, 0, 0, 0, 0xf5, ...bytesOf('ann\0')])
  client.send(message(0, chars('a:.z.w')))
  client.send(message(1, chars('1+`b')))
  expect(await client.takeMessage()).toEqual([1, 2, 0, 0, 14, 0, 0, 0, 0x80, ...bytesOf('type\0')])
  await server.ask('(neg a)"hello";')
  expect(await client.takeMessage()).toEqual([...message(0, chars('hello'))])
  client.socket.end()
  await server.awaitAnswer('count .z.W', '0')
})

test.each([
  ['ann:plum\x06\0', [3]],
  ['ann:plum\x01\0', [1]],
  ['ann:plum\0', [0]],
  ['ann\0', [0]],
])('the login %j gets the capability %j', testLimit, async (login, expected) => {
  const { port } = await startServer()
  const client = await openClient(port)
  client.send(login)
  expect(await client.take(1)).toEqual(expected)
})

test('.z.pw refuses by closing, .z.po and .z.pc hear of the others', testLimit, async () => {
  const { server, port } = await startServer()
  await server.ask('.z.pw:{[u;p](u;p)~(`ann;"plum")};.z.po:{-1"open"};.z.pc:{-1"close"};')
  const refused = await openClient(port)
  refused.send('ann:pear\x03\0')
  await refused.closed
  expect(refused.received).toEqual([])
  const client = await openClient(port)
  client.send('ann:plum\x03\0')
  await server.awaitOutput(/open\n/)
  client.socket.destroy()
  await server.awaitOutput(/open\n[\s\S]*close\n/)
  expect(server.output.match(/open/g)).toHaveLength(1)
})

test('messages in pieces, several in one piece, and compressed ones are read', testLimit, async () => {
  const { port } = await startServer()
  const client = await openClient(port)
  for (const byte of bytesOf('ann:\x03\0')) client.send(Uint8Array.of(byte))
  expect(await client.take(1)).toEqual([3])
  const compressed = compressMessage(message(1, chars(`count"${'ab'.repeat(3000)}"`)))
  expect(compressed[2]).toBe(1)
  client.send(Buffer.concat([message(1, chars('2')), compressed]))
  expect((await client.takeMessage()).slice(8)).toEqual([0xf9, 2, 0, 0, 0, 0, 0, 0, 0])
  expect((await client.takeMessage()).slice(8)).toEqual([0xf9, 0x70, 0x17, 0, 0, 0, 0, 0, 0])
  // Long answers to this computer are not compressed.
  client.send(message(1, chars('10000#"a"')))
  expect((await client.takeMessage())[2]).toBe(0)
})

test.each([
  ['a length of 2147483648', [1, 0, 0, 0, 0, 0, 0, 0x80]],
  ['a length of 8', [1, 0, 0, 0, 8, 0, 0, 0]],
  ['a length of 0', [1, 0, 0, 0, 0, 0, 0, 0]],
  ['an unknown kind', [1, 3, 0, 0, 9, 0, 0, 0, 0]],
  ['an unknown order of bytes', [2, 0, 0, 0, 9, 0, 0, 0, 0]],
  ['damaged compressed bytes', [1, 1, 1, 0, 16, 0, 0, 0, 99, 0, 0, 0, 1, 1, 1, 1]],
])('%s closes the connection, and others go on', testLimit, async (_, bytes) => {
  const { server, port } = await startServer()
  const client = await openClient(port)
  client.send('ann:\x03\0')
  client.send(Uint8Array.from(bytes))
  await client.closed
  expect(await server.ask('1+1')).toBe('2')
})

test('a login without end is closed', testLimit, async () => {
  const { server, port } = await startServer()
  const client = await openClient(port)
  client.send('x'.repeat(50_000))
  await client.closed
  expect(await server.ask('1+1')).toBe('2')
})

test('a damaged value is answered with an error', testLimit, async () => {
  const { port } = await startServer()
  const client = await openClient(port)
  client.send('ann:\x03\0')
  await client.take(1)
  client.send(Uint8Array.of(1, 1, 0, 0, 14, 0, 0, 0, 7, 0, 0xff, 0xff, 0xff, 0x7f))
  expect(await client.takeMessage()).toEqual([1, 2, 0, 0, 16, 0, 0, 0, 0x80, ...bytesOf('badmsg\0')])
})

test('random bytes after a login, and instead of one, leave the process as it was', testLimit, async () => {
  const { server, port } = await startServer()
  const random = createRandom(34)
  for (let round = 0; round < 60; round++) {
    const client = await openClient(port)
    if (round % 2) client.send('ann:\x03\0')
    const bytes = Uint8Array.from({ length: 1 + random() * 300 }, () => random() * 256)
    if (round % 4 === 3) bytes.set([1, 0, 0, 0, bytes.length, bytes.length >> 8, 0, 0])
    client.send(bytes)
    client.socket.end()
    await client.closed
  }
  await server.awaitAnswer('count .z.W', '0')
  expect(server.output).not.toContain('internal')
})

test('frames of a websocket are unmasked, joined, answered and limited', testLimit, async () => {
  const { server, port } = await startServer()
  await server.ask('.z.ws:{neg[.z.w]"got ",x};')
  const client = await openClient(port)
  client.send('GET / HTTP/1.1\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n')
  // The key and its answer are the example of RFC 6455.
  await eventually('the answer to the request', () => client.text.includes('s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\n\r\n'))
  client.received.length = 0
  client.send(Uint8Array.of(0x01, 0x82, 1, 2, 3, 4, 0x61 ^ 1, 0x62 ^ 2)) // "ab", to be continued
  client.send(Uint8Array.of(0x80, 0x81, 0, 0, 0, 0, 0x63)) // "c"
  client.send(Uint8Array.of(0x89, 0x80, 0, 0, 0, 0)) // a ping
  await eventually('a text and a pong', () => client.received.length >= 11)
  expect(client.received.toSorted()).toEqual([0x81, 7, ...bytesOf('got abc'), 0x8a, 0].toSorted())
  client.send(Uint8Array.of(0x82, 0xff, 0xff, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  await client.closed
  expect(await server.ask('1+1')).toBe('2')
})

test('what a process sends is what it reads: an expanded message is the one before', () => {
  const bytes = message(0, chars('x'.repeat(5000)))
  expect(expandMessage(compressMessage(bytes))).toEqual(bytes)
})

async function startServer(): Promise<{ server: QProcess; port: number }> {
  const { start, withPorts } = await createQSystem()
  const server = start('-p 5010')
  expect(await server.ask('1+1')).toBe('2')
  return { server, port: Number(withPorts('5010')) }
}

/** A serialized value as a message of a kind: 0 async, 1 sync. */
function message(kind: number, value: Parameters<typeof serialize>[0]): Uint8Array {
  const bytes = serialize(value)
  bytes[1] = kind
  return bytes
}

const bytesOf = (text: string): number[] => [...Buffer.from(text)]

interface Client {
  socket: Socket
  received: number[]
  readonly text: string
  closed: Promise<unknown>
  send(data: Uint8Array | string): void
  take(count: number): Promise<number[]>
  takeMessage(): Promise<number[]>
}

async function openClient(port: number): Promise<Client> {
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => {
    socket.destroy()
  })
  const received: number[] = []
  socket.on('data', data => received.push(...data))
  socket.on('error', () => undefined) // The server may close while something is sent.
  const closed = once(socket, 'close')
  await once(socket, 'connect')
  const take = async (count: number) => {
    await eventually(`${count} bytes`, () => received.length >= count)
    return received.splice(0, count)
  }
  return {
    socket,
    received,
    closed,
    get text() {
      return Buffer.from(received).toString()
    },
    send: data => {
      socket.write(data)
    },
    take,
    takeMessage: async () => {
      const header = await take(8)
      return [...header, ...(await take(Buffer.from(header).readInt32LE(4) - 8))]
    },
  }
}
