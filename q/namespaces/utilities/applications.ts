import { apply } from '../../evaluate/apply.ts'
import { currentSession } from '../../evaluate/current-session.ts'
import { filePath } from '../../files/file-path.ts'
import { readSource } from '../../files/read-source.ts'
import { stringOfBytes } from '../../text/bytes-of.ts'
import { list, long } from '../../values/construct.ts'
import { signal } from '../../values/q-error.ts'
import { isList } from '../../values/type-of.ts'
import type { Value } from '../../values/value.ts'
import { binary, type VerbTable, variadic } from '../../values/verb-table.ts'
import { distinct } from '../../verbs/search/distinct.ts'
import { find } from '../../verbs/search/find.ts'
import { indexAt } from '../../verbs/search/indexing.ts'

/** Functions of `.Q` that apply a function in a way of their own. */
export const applicationVerbs: VerbTable = {
  '.Q.fc': binary((f, value) => apply(f, [value])),
  '.Q.fu': binary(applyToDistinct),
  '.Q.fs': binary((f, file) => applyToChunks(f, file, chunkSize)),
  '.Q.fps': binary((f, file) => applyToChunks(f, file, chunkSize)),
  '.Q.fsn': variadic(3, 3, applyToSizedChunks),
  '.Q.fpn': variadic(3, 3, applyToSizedChunks),
}

const chunkSize = 131_000
const lineFeed = 10

/** `.Q.fu[f;x]`: f of the distinct items of a list, placed where the items stand. */
function applyToDistinct(f: Value, value: Value): Value {
  if (!isList(value)) return apply(f, [value])
  const items = distinct(value)
  return indexAt(apply(f, [items]), find(items, value))
}

function applyToSizedChunks(f: Value, file: Value, size: Value): Value {
  return applyToChunks(f, file, size.kind === 'atom' ? Number(size.item) : signal('type'))
}

/** Calls f with the lines of a file, as many at a time as fill `size` bytes; the size of the file is the result. */
function applyToChunks(f: Value, file: Value, size: number): Value {
  filePath(file)
  const bytes = readSource(file)
  let start = 0
  while (start < bytes.length) {
    currentSession().checkTime()
    const end = endOfChunk(bytes, start, size)
    apply(f, [list(linesOf(bytes.subarray(start, end)))])
    start = end
  }
  return long(bytes.length)
}

/** The end of the last line that fits, or of the first if even that does not. */
function endOfChunk(bytes: Uint8Array, start: number, size: number): number {
  if (start + size >= bytes.length) return bytes.length
  const last = bytes.lastIndexOf(lineFeed, start + size - 1)
  if (last >= start) return last + 1
  const next = bytes.indexOf(lineFeed, start)
  return next < 0 ? bytes.length : next + 1
}

function linesOf(bytes: Uint8Array): Value[] {
  const lines: Value[] = []
  let start = 0
  while (start < bytes.length) {
    const found = bytes.indexOf(lineFeed, start)
    const end = found < 0 ? bytes.length : found
    lines.push(stringOfBytes(bytes.slice(start, end)))
    start = end + 1
  }
  return lines
}
