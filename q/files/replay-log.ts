import { filePath, signalMissing } from '../context/memory-files.ts'
import type { Session } from '../context/session.ts'
import { long, longs } from '../values/construct.ts'
import { QError, signal } from '../values/errors.ts'
import { countOf, itemAt } from '../values/items.ts'
import { Type } from '../values/types.ts'
import type { Value } from '../values/value.ts'
import { wholeNumber } from '../vectors/whole-number.ts'
import { isStored, listHeaderLength, type StoredItem, storedItems } from './stored-values.ts'

/**
 * `` -11!`:log `` evaluates the messages of a log in order and returns their number; `` -11!(n;`:log) `` stops after n
 * messages, and takes -1 for all. `` -11!(-2;`:log) `` counts the messages without evaluating any; for a log with a
 * damaged end it returns two longs, the number of whole messages and of the bytes before the damage.
 */
export function replayLog(session: Session, x: Value): Value {
  const isPair = x.kind === 'list' && countOf(x) === 2
  const limit = isPair ? wholeNumber(itemAt(x, 0)) : -1
  const bytes = readLog(session, filePath(isPair ? itemAt(x, 1) : x))
  return limit === -2
    ? countMessages(session, bytes)
    : replayMessages(session, bytes, limit < 0 ? Number.POSITIVE_INFINITY : limit)
}

/** The bytes of a log, which is a general list that `set` wrote. */
function readLog(session: Session, path: string): Uint8Array {
  const bytes = session.files.readFile(path) ?? signalMissing(path)
  return isStored(bytes) && bytes[2] === Type.list ? bytes : signal(path)
}

function replayMessages(session: Session, bytes: Uint8Array, limit: number): Value {
  let count = 0
  for (const message of readMessages(session, bytes)) {
    if (count === limit) break
    if (!message) return signal('badtail')
    session.checkTime()
    session.evaluateMessage(message.value)
    count++
  }
  return long(count)
}

function countMessages(session: Session, bytes: Uint8Array): Value {
  let count = 0
  let end = listHeaderLength
  for (const message of readMessages(session, bytes)) {
    if (!message) return longs([count, end])
    count++
    end = message.end
  }
  return long(count)
}

/** Yields the messages in order, then undefined if the bytes after them are not a whole message. */
function* readMessages(session: Session, bytes: Uint8Array): Generator<StoredItem | undefined> {
  const items = storedItems(session, bytes)
  while (true) {
    let next: IteratorResult<StoredItem>
    try {
      next = items.next()
    } catch (error) {
      if (!(error instanceof QError)) throw error
      yield undefined
      return
    }
    if (next.done) return
    yield next.value
  }
}
