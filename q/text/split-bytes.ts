import { requireRoom } from '../values/require-room.ts'
import { copyBytes } from '../values/short-bytes.ts'

/** The parts between the separators: `a,b,,c` by `,` gives four parts, the third empty. */
export function splitBytes(text: Uint8Array, separator: Uint8Array): Uint8Array[] {
  const parts: Uint8Array[] = []
  let start = 0
  for (let place = indexOfBytes(text, separator, 0); place >= 0; place = indexOfBytes(text, separator, start)) {
    parts.push(copyBytes(text, start, place))
    requireRoom(parts.length)
    start = place + separator.length
  }
  parts.push(copyBytes(text, start))
  return parts
}

function indexOfBytes(text: Uint8Array, sought: Uint8Array, start: number): number {
  const first = sought[0] as number
  for (let place = text.indexOf(first, start); place >= 0; place = text.indexOf(first, place + 1)) {
    let i = 1
    while (i < sought.length && text[place + i] === sought[i]) i++
    if (i === sought.length) return place
  }
  return -1
}

const lineFeed = 10
const carriageReturn = 13

/** The lines of a text, which end with `\n` or `\r\n`; what follows the last of them is a line if it is not empty. */
export function splitLines(text: Uint8Array): Uint8Array[] {
  const lines = splitBytes(text, Uint8Array.of(lineFeed))
  if (!lines[lines.length - 1]?.length) lines.pop()
  return lines.map(line => (line[line.length - 1] === carriageReturn ? line.subarray(0, -1) : line))
}
