import { quote, type ReadPart } from './bytes.ts'

/**
 * Hands each field of a line to the reader of its column: `a,"b,c",d` by `,` has three fields. A field in quotes is
 * read without them, and `""` in it is one quote; a quote elsewhere in a field is an ordinary character. A missing
 * field is empty.
 */
export function readFields(
  line: Uint8Array,
  start: number,
  end: number,
  delimiter: number,
  columns: readonly ReadPart[],
) {
  let offset = start
  for (const column of columns) {
    if (offset > end) column(noBytes, 0, 0)
    else if (offset < end && line[offset] === quote) offset = readQuoted(line, offset, end, delimiter, column)
    else offset = readPlain(line, offset, end, delimiter, column)
  }
}

const noBytes = new Uint8Array(0)

/** Returns the offset of the next field. */
function readPlain(line: Uint8Array, start: number, end: number, delimiter: number, column: ReadPart): number {
  let stop = start
  while (stop < end && line[stop] !== delimiter) stop++
  column(line, start, stop)
  return stop + 1
}

/** The same for a field in quotes. Characters between the closing quote and the delimiter belong to the field. */
function readQuoted(line: Uint8Array, start: number, end: number, delimiter: number, column: ReadPart): number {
  const field = new Uint8Array(end - start)
  let length = 0
  let isInside = true
  let offset = start + 1
  for (; offset < end; offset++) {
    const byte = line[offset] ?? 0
    if (byte === quote && isInside && offset + 1 < end && line[offset + 1] === quote) offset++
    else if (byte === quote) {
      isInside = !isInside
      continue
    } else if (byte === delimiter && !isInside) break
    field[length++] = byte
  }
  column(field, 0, length)
  return offset + 1
}

/** The text in quotes, with each quote in it doubled: `say "x"` becomes `"say ""x"""`. */
export const encloseInQuotes = (text: string): string => `"${text.replaceAll('"', '""')}"`
