const quote = 34
const nothing = new Uint8Array(0)

/**
 * Hands the fields of a line to the readers of their columns: `a,"b,c",d` by `,` has three. A field in quotes loses them, and `""` in it
 * is one quote; a quote further on in a field is a character like others. A field that is missing is empty.
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
    if (offset > end) column(nothing, 0, 0)
    else if (offset < end && line[offset] === quote) offset = addQuoted(line, offset, end, delimiter, column)
    else offset = addPlain(line, offset, end, delimiter, column)
  }
}

/** Gives the offset where the next field begins. */
function addPlain(line: Uint8Array, start: number, end: number, delimiter: number, column: ReadPart): number {
  let stop = start
  while (stop < end && line[stop] !== delimiter) stop++
  column(line, start, stop)
  return stop + 1
}

/** What follows the closing quote, up to the delimiter, still belongs to the field. */
function addQuoted(line: Uint8Array, start: number, end: number, delimiter: number, column: ReadPart): number {
  const field = new Uint8Array(end - start)
  let length = 0
  let isInside = true
  let offset = start + 1
  for (; offset < end; offset++) {
    const byte = line[offset] as number
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

const lineFeed = 10
const carriageReturn = 13

/** Told where a part of some bytes, such as a line or a field, begins and ends. */
export type ReadPart = (bytes: Uint8Array, start: number, end: number) => void

/** Reads lines that end with `\n` or `\r\n`. With `keepsBreaks` a line with an odd number of quotes goes on in the next. */
export function eachLine(bytes: Uint8Array, keepsBreaks: boolean, read: ReadPart): void {
  for (let start = 0, end = 0; start < bytes.length; start = end + 1) {
    end = endOfLine(bytes, start)
    let isOpen = keepsBreaks && hasOpenQuote(bytes, start, end)
    while (isOpen && end < bytes.length) {
      const next = endOfLine(bytes, end + 1)
      isOpen = !hasOpenQuote(bytes, end + 1, next)
      end = next
    }
    read(bytes, start, end > start && bytes[end - 1] === carriageReturn ? end - 1 : end)
  }
}

function endOfLine(bytes: Uint8Array, start: number): number {
  const end = bytes.indexOf(lineFeed, start)
  return end < 0 ? bytes.length : end
}

/** Whether the number of quotes is odd. */
function hasOpenQuote(bytes: Uint8Array, start: number, end: number): boolean {
  let isOpen = false
  for (let i = start; i < end; i++) if (bytes[i] === quote) isOpen = !isOpen
  return isOpen
}
