import { currentSession } from '../evaluate/current-session.ts'
import { long, longs } from '../values/construct.ts'
import { countOf, itemAt } from '../values/items.ts'
import { QError, signal } from '../values/q-error.ts'
import { Type } from '../values/types.ts'
import type { Value } from '../values/value.ts'
import { filePath, signalMissing } from './file-path.ts'
import { isStored, type StoredItem, storedItems } from './stored-values.ts'

/**
 * `` -11!`:log ``: evaluates the messages of a log one by one and gives their number; `` -11!(n;`:log) `` the first n
 * only, all for -1. `` -11!(-2;`:log) `` counts them without running any; where the end of the file is damaged it gives
 * how many messages are whole and how many bytes they take.
 */
export function replayLog(x: Value): Value {
  const isPair = x.kind === 'list' && countOf(x) === 2
  const limit = isPair ? numberOf(itemAt(x, 0)) : -1
  const bytes = readLog(filePath(isPair ? itemAt(x, 1) : x))
  return limit === -2 ? countMessages(bytes) : replay(bytes, limit < 0 ? Number.POSITIVE_INFINITY : limit)
}

const numberOf = (value: Value): number => (value.kind === 'atom' ? Number(value.item) : signal('type'))

/** The bytes of a general list that `set` wrote. */
function readLog(path: string): Uint8Array {
  const bytes = currentSession().files.readFile(path) ?? signalMissing(path)
  return isStored(bytes) && bytes[2] === Type.list ? bytes : signal(path)
}

function replay(bytes: Uint8Array, limit: number): Value {
  const session = currentSession()
  let count = 0
  for (const message of readMessages(bytes)) {
    if (count === limit) break
    if (!message) return signal('badtail')
    session.checkTime()
    session.evaluateMessage(message.value)
    count++
  }
  return long(count)
}

function countMessages(bytes: Uint8Array): Value {
  let count = 0
  let end = 8
  for (const message of readMessages(bytes)) {
    if (!message) return longs([count, end])
    count++
    end = message.end
  }
  return long(count)
}

/** The messages in order, and undefined after them if what follows is not a whole message. */
function* readMessages(bytes: Uint8Array): Generator<StoredItem | undefined> {
  const items = storedItems(bytes)
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
