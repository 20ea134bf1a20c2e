import type { Files } from '../context/files.ts'
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
  if (!files.readFile(path, 1)) files.writeFile(path, new Uint8Array(0))
  return {
    send: (message, handle) => {
      appendMessage(session, files, path, message, Number(handle.item) < 0)
      return handle
    },
    close: () => undefined,
  }
}

/**
 * Appends items to a file that `set` wrote, and text or bytes to any other; `endsLines` adds a newline to each text. In the file
 * of a general list one item follows the other; other values are written anew.
 */
function appendMessage(session: Session, files: Files, path: string, message: Value, endsLines: boolean): void {
  const start = files.readFile(path, 3)
  if (!start || !isStored(start)) files.appendFile(path, plainBytes(message, endsLines))
  else if (start[2] === Type.list) files.appendFile(path, itemBytes(message))
  else files.writeFile(path, storedBytes(append(readStored(session, files.readFile(path) ?? start), message)))
}

function plainBytes(message: Value, endsLines: boolean): Uint8Array {
  const parts = message.kind === 'list' ? message.items : [message]
  const isByteVector = message.kind === 'vector' && !isString(message)
  return endsLines && !isByteVector ? joinLines(parts) : joinBytes(parts.map(bytesOf))
}
