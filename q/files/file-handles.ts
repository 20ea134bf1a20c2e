import { currentSession } from '../evaluate/current-session.ts'
import type { OpenHandle } from '../evaluate/open-handles.ts'
import { bytesOf, joinBytes } from '../text/bytes-of.ts'
import { isString } from '../values/type-of.ts'
import { Type } from '../values/types.ts'
import type { Value } from '../values/value.ts'
import { append } from '../verbs/lists/append.ts'
import { appendFile } from './append-file.ts'
import type { MemoryFiles } from './memory-files.ts'
import { isStored, itemBytes, readStored, storedBytes } from './stored-values.ts'

/** Opens a file for appending; one that is not there is made. What the handle is applied to goes to the end of the file. */
export function openFile(path: string): OpenHandle {
  // The session may move to another folder while the file is open.
  const files = currentSession().files.openView()
  if (!files.readFile(path)) files.writeFile(path, new Uint8Array(0))
  return {
    send: (message, handle) => {
      appendMessage(files, path, message, Number(handle.item) < 0)
      return handle
    },
    close: () => undefined,
  }
}

/** A file that `set` wrote takes items, any other file text or bytes; `neg` of the handle ends each text with a newline. */
function appendMessage(files: MemoryFiles, path: string, message: Value, endsLines: boolean): void {
  const bytes = files.readFile(path)
  if (bytes && isStored(bytes)) appendItems(files, path, bytes, message)
  else appendFile(files, path, plainBytes(message, endsLines))
}

/** The items of a general list stand one after the other in its file; other values are written anew. */
function appendItems(files: MemoryFiles, path: string, bytes: Uint8Array, message: Value): void {
  if (bytes[2] === Type.list) appendFile(files, path, itemBytes(message))
  else files.writeFile(path, storedBytes(append(readStored(bytes), message)))
}

const lineFeed = Uint8Array.of(10)

function plainBytes(message: Value, endsLines: boolean): Uint8Array {
  const texts = message.kind === 'list' ? message.items.map(bytesOf) : [bytesOf(message)]
  const isText = message.kind === 'list' || isString(message) || message.kind === 'atom'
  return joinBytes(endsLines && isText ? texts.flatMap(text => [text, lineFeed]) : texts)
}
