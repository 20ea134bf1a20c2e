import type { Session, Socket } from '../context/session.ts'
import { chars, longs, vectorOfItems } from '../values/construct.ts'
import { signal } from '../values/errors.ts'
import { itemAt, itemsOf } from '../values/items.ts'
import { nil } from '../values/nulls.ts'
import { textsOf } from '../values/symbols.ts'
import { Type } from '../values/types.ts'
import { Table, type Value } from '../values/value.ts'
import { binary, type VerbTable } from '../values/verb.ts'
import { wholeNumber } from '../vectors/whole-number.ts'

/** Settings of connections. */
export const socketVerbs = (session: Session): VerbTable => ({
  '.Q.ipc': binary((h, settings) => setUpSocket(findSocket(session, h), settings), {
    shape: '.Q.ipc[h;([z:0b])]',
    help: 'sets whether messages to a handle may be compressed',
    examples: [['.Q.ipc[9i;([z:0b])]', "'domain\n  [0]  .Q.ipc[9i;([z:0b])]\n       ^"]],
  }),
})

/** Whether messages are compressed, `z`, is the only setting so far. */
function setUpSocket(socket: Socket, settings: Value): Value {
  if (settings.kind !== 'dictionary' || textsOf(settings.keys).join() !== 'z') return signal('type')
  socket.compresses = wholeNumber(itemAt(settings.values, 0)) > 0
  return nil
}

/**
 * `-38!handles`: a table of the protocols, `q` or `w` for websockets, of the families, `t` for TCP, of whether messages may be
 * compressed, and of the messages in the queues and their bytes.
 */
export function describeSockets(session: Session, handles: Value): Value {
  const sockets = itemsOf(handles).map(handle => findSocket(session, handle))
  const flags = sockets.map(({ compresses }) => Number(compresses))
  return new Table(
    ['p', 'f', 'z', 'n', 'm'],
    [
      chars(sockets.map(({ isWebSocket }) => (isWebSocket ? 'w' : 'q')).join('')),
      chars('t'.repeat(flags.length)),
      vectorOfItems(Type.boolean, flags),
      longs(sockets.map(({ queuedMessages }) => queuedMessages)),
      longs(sockets.map(({ queuedBytes }) => queuedBytes)),
    ],
  )
}

/** The connection of a handle; files have none. */
const findSocket = (session: Session, handle: Value): Socket =>
  session.network?.findSocket(wholeNumber(handle)) ?? signal('domain')
