import { filePath, signalMissing } from '../context/file-path.ts'
import type { MemoryFiles } from '../context/memory-files.ts'
import type { OpenHandle, Session } from '../context/session.ts'
import { bytesOf, joinBytes } from '../text/bytes.ts'
import { long, longs } from '../values/construct.ts'
import { QError, signal } from '../values/errors.ts'
import { countOf, itemAt } from '../values/items.ts'
import { isString, Type } from '../values/types.ts'
import type { Value } from '../values/value.ts'
import { append } from '../verbs/tables/insert.ts'
import { isStored, itemBytes, readStored, type StoredItem, storedBytes, storedItems } from './stored-values.ts'

/** Opens a file for appending; one that is not there is made. What the handle is applied to goes to the end of the file. */
export function openFile(session: Session, path: string): OpenHandle {
  // The session may move to another folder while the file is open.
  const files = session.files.openView()
  if (!files.readFile(path)) files.writeFile(path, new Uint8Array(0))
  return {
    send: (message, handle) => {
      appendMessage(session, files, path, message, Number(handle.item) < 0)
      return handle
    },
    close: () => undefined,
  }
}

/** A file that `set` wrote takes items, any other file text or bytes; `neg` of the handle ends each text with a newline. */
function appendMessage(session: Session, files: MemoryFiles, path: string, message: Value, endsLines: boolean): void {
  const bytes = files.readFile(path)
  if (bytes && isStored(bytes)) appendItems(session, files, path, bytes, message)
  else appendFile(files, path, plainBytes(message, endsLines))
}

/** The items of a general list stand one after the other in its file; other values are written anew. */
function appendItems(session: Session, files: MemoryFiles, path: string, bytes: Uint8Array, message: Value): void {
  if (bytes[2] === Type.list) appendFile(files, path, itemBytes(message))
  else files.writeFile(path, storedBytes(append(readStored(session, bytes), message)))
}

const lineFeed = Uint8Array.of(10)

function plainBytes(message: Value, endsLines: boolean): Uint8Array {
  const texts = message.kind === 'list' ? message.items.map(bytesOf) : [bytesOf(message)]
  const isText = message.kind === 'list' || isString(message) || message.kind === 'atom'
  return joinBytes(endsLines && isText ? texts.flatMap(text => [text, lineFeed]) : texts)
}

/** Adds bytes at the end of a file, which is made if need be. Bytes that were read before stay as they are. */
function appendFile(files: MemoryFiles, path: string, bytes: Uint8Array): void {
  const before = files.readFile(path) ?? new Uint8Array(0)
  const length = before.length + bytes.length
  const buffer = roomBehind(before) >= bytes.length ? before.buffer : copyWithRoom(before, length * 2)
  const grown = new Uint8Array(buffer, 0, length)
  grown.set(bytes, before.length)
  lengths.set(buffer, length)
  files.writeFile(path, grown)
}

/** For buffers with room at their end: how many of their bytes are in use. */
const lengths = new WeakMap<ArrayBufferLike, number>()

/** How many bytes may be written behind these without changing what others read from the same buffer. */
const roomBehind = (bytes: Uint8Array): number =>
  lengths.get(bytes.buffer) === bytes.length ? bytes.buffer.byteLength - bytes.length : -1

function copyWithRoom(bytes: Uint8Array, size: number): ArrayBuffer {
  const buffer = new ArrayBuffer(size)
  new Uint8Array(buffer).set(bytes)
  return buffer
}

/**
 * `` -11!`:log ``: evaluates the messages of a log one by one and gives their number; `` -11!(n;`:log) `` the first n
 * only, all for -1. `` -11!(-2;`:log) `` counts them without running any; where the end of the file is damaged it gives
 * how many messages are whole and how many bytes they take.
 */
export function replayLog(session: Session, x: Value): Value {
  const isPair = x.kind === 'list' && countOf(x) === 2
  const limit = isPair ? numberOf(itemAt(x, 0)) : -1
  const bytes = readLog(session, filePath(isPair ? itemAt(x, 1) : x))
  return limit === -2
    ? countMessages(session, bytes)
    : replay(session, bytes, limit < 0 ? Number.POSITIVE_INFINITY : limit)
}

const numberOf = (value: Value): number => (value.kind === 'atom' ? Number(value.item) : signal('type'))

/** The bytes of a general list that `set` wrote. */
function readLog(session: Session, path: string): Uint8Array {
  const bytes = session.files.readFile(path) ?? signalMissing(path)
  return isStored(bytes) && bytes[2] === Type.list ? bytes : signal(path)
}

function replay(session: Session, bytes: Uint8Array, limit: number): Value {
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
  let end = 8
  for (const message of readMessages(session, bytes)) {
    if (!message) return longs([count, end])
    count++
    end = message.end
  }
  return long(count)
}

/** The messages in order, and undefined after them if what follows is not a whole message. */
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
