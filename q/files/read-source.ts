import { currentSession } from '../evaluate/current-session.ts'
import { itemsOf } from '../values/items.ts'
import { signal } from '../values/q-error.ts'
import type { Value } from '../values/value.ts'
import { filePath, isFileSymbol, signalMissing } from './file-path.ts'

/** The bytes of a file, or of a part of it: `` `:f``, `` (`:f;offset)`` or `` (`:f;offset;length)``. */
export function readSource(source: Value): Uint8Array {
  if (isFileSymbol(source)) return readPath(filePath(source))
  const [file, offset, length] = source.kind === 'list' ? itemsOf(source) : []
  if (!file || !offset) return signal('type')
  const bytes = readPath(filePath(file))
  const start = numberOf(offset)
  return bytes.slice(start, length ? start + numberOf(length) : undefined)
}

/** Whether the value names a file or a part of one. */
export const isSource = (value: Value): boolean =>
  isFileSymbol(value) || (value.kind === 'list' && value.items[0] !== undefined && isFileSymbol(value.items[0]))

function readPath(path: string): Uint8Array {
  return currentSession().files.readFile(path) ?? signalMissing(path)
}

const numberOf = (value: Value): number =>
  value.kind === 'atom' && typeof value.item === 'number' ? value.item : signal('type')
