import { filePath } from '../context/file-path.ts'
import type { Session } from '../context/session.ts'
import { frameText } from '../display/error-text.ts'
import { apply } from '../evaluate/apply.ts'
import { isUntrappable, toQError } from '../evaluate/errors.ts'
import { readSource } from '../files/file-verbs.ts'
import { stringOfBytes } from '../text/bytes.ts'
import { chars, list, long, longs, symbols } from '../values/construct.ts'
import { type ErrorFrame, signal } from '../values/errors.ts'
import { itemAt, itemsOf } from '../values/items.ts'
import { textOf } from '../values/symbols.ts'
import { isList } from '../values/types.ts'
import { Dictionary, type Value } from '../values/value.ts'
import { binary, unary, type VerbTable, variadic } from '../values/verb.ts'
import { distinct } from '../verbs/lists/distinct.ts'
import { find } from '../verbs/lists/find.ts'
import { indexAt } from '../verbs/lists/indexing.ts'

/** Functions of `.Q` that apply a function in a way of their own. */
export const applicationVerbs = (session: Session): VerbTable => ({
  '.Q.fc': binary((f, value) => apply(session, f, [value])),
  '.Q.fu': binary((x, y) => applyToDistinct(session, x, y)),
  '.Q.fs': binary((f, file) => applyToChunks(session, f, file, chunkSize)),
  '.Q.fps': binary((f, file) => applyToChunks(session, f, file, chunkSize)),
  '.Q.fsn': variadic(3, 3, (f: Value, file: Value, size: Value) => applyToSizedChunks(session, f, file, size)),
  '.Q.fpn': variadic(3, 3, (f: Value, file: Value, size: Value) => applyToSizedChunks(session, f, file, size)),
})

const chunkSize = 131_000
const lineFeed = 10

/** `.Q.fu[f;x]`: f of the distinct items of a list, placed where the items stand. */
function applyToDistinct(session: Session, f: Value, value: Value): Value {
  if (!isList(value)) return apply(session, f, [value])
  const items = distinct(value)
  return indexAt(apply(session, f, [items]), find(items, value))
}

function applyToSizedChunks(session: Session, f: Value, file: Value, size: Value): Value {
  return applyToChunks(session, f, file, size.kind === 'atom' ? Number(size.item) : signal('type'))
}

/** Calls f with the lines of a file, as many at a time as fill `size` bytes; the size of the file is the result. */
function applyToChunks(session: Session, f: Value, file: Value, size: number): Value {
  filePath(file)
  const bytes = readSource(session, file)
  let start = 0
  while (start < bytes.length) {
    session.checkTime()
    const end = endOfChunk(bytes, start, size)
    apply(session, f, [list(linesOf(bytes.subarray(start, end)))])
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

/** Functions of `.Q` that say where an error came from, and how long something took. */
export const debuggingVerbs = (session: Session): VerbTable => ({
  '.Q.trp': variadic(3, 3, (f: Value, x: Value, handler: Value) => trapWithFrames(session, '.Q.trp', f, [x], handler)),
  '.Q.trpd': variadic(3, 3, (f: Value, x: Value, handler: Value) =>
    trapWithFrames(session, '.Q.trpd', f, itemsOf(x), handler),
  ),
  '.Q.sbt': unary(frames => chars(itemsOf(frames).map(frameOf).join(''))),
  '.Q.ts': binary((f, x) => list([longs([0, 0]), apply(session, f, itemsOf(x))])),
})

/** After an error the handler gets its text and the functions that the error left, innermost first. */
function trapWithFrames(session: Session, name: string, f: Value, args: readonly Value[], handler: Value): Value {
  try {
    return apply(session, f, args)
  } catch (thrown) {
    if (!(thrown instanceof Error) || isUntrappable(thrown)) throw thrown
    const { message, frames } = toQError(thrown)
    const inner = frames.map((frame, index) => frameValue(frame, frames.length - index + 1))
    return apply(session, handler, [chars(message), list([...inner, frameValue({ name, source: '', offset: 0 }, 1)])])
  }
}

const frameValue = ({ name, source, offset }: ErrorFrame, depth: number): Value =>
  list([long(depth), chars(name), chars(source), long(offset)])

/** A function written by the user is shown with its source, one of ours by its name. */
function frameOf(frame: Value): string {
  const [depth, offset] = [itemAt(frame, 0), itemAt(frame, 3)]
  if (depth.kind !== 'atom' || offset.kind !== 'atom') return signal('type')
  const [name, source] = [textOf(itemAt(frame, 1)), textOf(itemAt(frame, 2))]
  if (!source) return `  [${depth.item}]  (${name})\n\n`
  return frameText({ name, source, offset: Number(offset.item) }, Number(depth.item))
}

const memoryNames = symbols(['used', 'heap', 'peak', 'wmax', 'mmap', 'mphy', 'syms', 'symw'])

/** Functions of `.Q` for the memory of the process. */
export const processVerbs = (session: Session): VerbTable => ({
  '.Q.gc': unary(() => long(session.collectGarbage())),
  '.Q.w': unary(() => new Dictionary(memoryNames, longs(session.readMemory()))),
})
