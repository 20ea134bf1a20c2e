import { filePath, signalMissing } from '../context/memory-files.ts'
import type { Session } from '../context/session.ts'
import { apply } from '../evaluate/apply.ts'
import { cutLines } from '../files/text-lines.ts'
import { lineFeed } from '../text/bytes.ts'
import { list, long } from '../values/construct.ts'
import type { Value } from '../values/value.ts'
import { binary, type VerbTable, variadic } from '../values/verb.ts'
import { wholeNumber } from '../vectors/whole-number.ts'

/** Functions of `.Q` that read a file in chunks of lines. The two for pipes read files, since this disk has no pipes. */
export const streamVerbs = (session: Session): VerbTable => ({
  '.Q.fs': binary((f, file) => applyToChunks(session, f, file, chunkSize), {
    shape: '.Q.fs[f;file]',
    help: 'applies f to the lines of a file, as many at a time as fit in 131,000 bytes; gives the size of the file',
    examples: [['`:t.txt 0:("one";"two");.Q.fs[show;`:t.txt]', '"one"\n"two"\n8']],
  }),
  '.Q.fsn': variadic(3, 3, (f: Value, file: Value, size: Value) => applyToChunks(session, f, file, wholeNumber(size)), {
    shape: '.Q.fsn[f;file;n]',
    help: 'like .Q.fs, with chunks of n bytes',
    examples: [
      ['`:t.txt 0:("one";"two");.Q.fsn[show;`:t.txt;4]', '"one"\n"two"\n8'],
      ['`:t.txt 0:("one";"two";"three");.Q.fsn[0N!;`:t.txt;8]', '("one";"two")\n,"three"\n14'],
    ],
  }),
  '.Q.fps': binary((f, pipe) => applyToChunks(session, f, pipe, chunkSize), {
    shape: '.Q.fps[f;pipe]',
    help: 'like .Q.fs, for a named pipe',
    examples: [['`:t.txt 0:("one";"two");.Q.fps[show;`:t.txt]', '"one"\n"two"\n8']],
  }),
  '.Q.fpn': variadic(3, 3, (f: Value, pipe: Value, size: Value) => applyToChunks(session, f, pipe, wholeNumber(size)), {
    shape: '.Q.fpn[f;pipe;n]',
    help: 'like .Q.fsn, for a named pipe',
    examples: [['`:t.txt 0:("one";"two");.Q.fpn[show;`:t.txt;4]', '"one"\n"two"\n8']],
  }),
})

const chunkSize = 131_000

/** Calls f with the whole lines of each chunk and returns the size of the file. */
function applyToChunks(session: Session, f: Value, file: Value, size: number): Value {
  const path = filePath(file)
  const bytes = session.files.readFile(path) ?? signalMissing(path)
  let start = 0
  while (start < bytes.length) {
    session.checkTime()
    const end = findChunkEnd(bytes, start, size)
    apply(session, f, [list(cutLines(bytes.subarray(start, end)))])
    start = end
  }
  return long(bytes.length)
}

/** The end of the last line that fits in a chunk; of the first line if that is longer. */
function findChunkEnd(bytes: Uint8Array, start: number, size: number): number {
  if (start + size >= bytes.length) return bytes.length
  const last = bytes.lastIndexOf(lineFeed, start + size - 1)
  if (last >= start) return last + 1
  const next = bytes.indexOf(lineFeed, start)
  return next < 0 ? bytes.length : next + 1
}
