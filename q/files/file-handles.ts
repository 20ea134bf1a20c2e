import type { MemoryFiles } from '../context/memory-files.ts'
import type { OpenHandle, Session } from '../context/session.ts'
import { bytesOf, joinBytes } from '../text/bytes.ts'
import { isString, Type } from '../values/types.ts'
import type { Value } from '../values/value.ts'
import { append } from '../verbs/tables/insert.ts'
import { isStored, itemBytes, readStored, storedBytes } from './stored-values.ts'
import { joinLines } from './text-lines.ts'

/** `` hopen`:path ``: opens a file for appending and creates it if it is missing. */
export function openFile(session: Session, path: string): OpenHandle {
  // The view keeps the current folder, even if the session moves to another while the file is open.
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

/** Appends items to a file that `set` wrote, and text or bytes to any other; `endsLines` adds a newline to each text. */
function appendMessage(session: Session, files: MemoryFiles, path: string, message: Value, endsLines: boolean): void {
  const bytes = files.readFile(path)
  if (bytes && isStored(bytes)) appendItems(session, files, path, bytes, message)
  else appendBytes(files, path, plainBytes(message, endsLines))
}

/** Appends to the file of a general list, in which one item follows the other, and writes other values anew. */
function appendItems(session: Session, files: MemoryFiles, path: string, bytes: Uint8Array, message: Value): void {
  if (bytes[2] === Type.list) appendBytes(files, path, itemBytes(message))
  else files.writeFile(path, storedBytes(append(readStored(session, bytes), message)))
}

function plainBytes(message: Value, endsLines: boolean): Uint8Array {
  const parts = message.kind === 'list' ? message.items : [message]
  const isByteVector = message.kind === 'vector' && !isString(message)
  return endsLines && !isByteVector ? joinLines(parts) : joinBytes(parts.map(bytesOf))
}

/** Appends to a file, which need not exist. Arrays that were read from it before keep their bytes. */
function appendBytes(files: MemoryFiles, path: string, bytes: Uint8Array): void {
  const before = files.readFile(path) ?? new Uint8Array(0)
  const length = before.length + bytes.length
  const buffer = spareBytes(before) >= bytes.length ? before.buffer : copyToBuffer(before, length * 2)
  const grown = new Uint8Array(buffer, 0, length)
  grown.set(bytes, before.length)
  usedLengths.set(buffer, length)
  files.writeFile(path, grown)
}

/** The number of bytes in use, for buffers with spare bytes at their end. */
const usedLengths = new WeakMap<ArrayBufferLike, number>()

/** How many bytes can be written after these in their buffer without changing an array that somebody else has read. */
const spareBytes = (bytes: Uint8Array): number =>
  usedLengths.get(bytes.buffer) === bytes.length ? bytes.buffer.byteLength - bytes.length : -1

function copyToBuffer(bytes: Uint8Array, size: number): ArrayBuffer {
  const buffer = new ArrayBuffer(size)
  new Uint8Array(buffer).set(bytes)
  return buffer
}
