import type { ReadPart } from './each-line.ts'

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
  let place = start
  for (const column of columns) {
    if (place > end) column(nothing, 0, 0)
    else if (place < end && line[place] === quote) place = addQuoted(line, place, end, delimiter, column)
    else place = addPlain(line, place, end, delimiter, column)
  }
}

/** Gives the place where the next field begins. */
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
  let place = start + 1
  for (; place < end; place++) {
    const byte = line[place] as number
    if (byte === quote && isInside && place + 1 < end && line[place + 1] === quote) place++
    else if (byte === quote) {
      isInside = !isInside
      continue
    } else if (byte === delimiter && !isInside) break
    field[length++] = byte
  }
  column(field, 0, length)
  return place + 1
}
