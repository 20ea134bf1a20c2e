import { expect, test } from 'vitest'
import { expandMessage, isCompressed } from '../serialize/compress-message.ts'
import { serialize } from '../serialize/serialize.ts'
import { chars } from '../values/construct.ts'
import type { Endpoint } from './connection.ts'
import { SocketPeer } from './socket-peer.ts'
import type { Sockets } from './sockets.ts'

const long = chars('tick '.repeat(1000))

/** What a peer hands to the sockets for a message. */
function sentBytes(
  compresses: boolean,
  kind: 'async' | 'sync',
  bytes: Uint8Array,
  mayCompress = true,
): Uint8Array | undefined {
  let sent: Uint8Array | undefined
  const sockets: Pick<Sockets, 'send'> = {
    send: (_, given) => {
      sent = given
    },
  }
  const peer = new SocketPeer({
    sockets: sockets as Sockets,
    socket: 1,
    label: '',
    compresses,
    wait: () => undefined,
    nextRequest: () => 1,
    forget: () => undefined,
  })
  peer.attach({ compresses: mayCompress } as Endpoint)
  peer.take({ kind, bytes, request: 1 })
  return sent
}

test('a message of more than 2000 bytes to another computer is compressed, with its kind', () => {
  const sent = sentBytes(true, 'sync', serialize(long)) ?? new Uint8Array(12)
  expect([isCompressed(sent), sent[1]]).toEqual([true, 1])
  expect(expandMessage(sent).subarray(8)).toEqual(serialize(long).subarray(8))
})

test('a message to a handle that shall not compress is sent as it is', () => {
  const bytes = serialize(long)
  expect(sentBytes(true, 'sync', bytes, false)).toBe(bytes)
})

test('a short message, and any to this computer, is sent as it is', () => {
  const short = serialize(chars('a'.repeat(1986)))
  expect(short).toHaveLength(2000)
  expect(sentBytes(true, 'async', short)).toBe(short)
  const bytes = serialize(long)
  expect(sentBytes(false, 'async', bytes)).toBe(bytes)
})
