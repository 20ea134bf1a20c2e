import { bytesOf, findLineEnd, joinBytes, lineFeed, stringOfBytes } from '../text/bytes.ts'
import { isString, Type } from '../values/types.ts'
import type { Value } from '../values/value.ts'

/** Whether the value can be a line of a text file: a string or a single char. */
export const isText = (value: Value): boolean => isString(value) || (value.kind === 'atom' && value.type === Type.char)

/** The bytes of a text file: `("one";"two")` gives `one\ntwo\n`. */
export function joinLines(lines: readonly Value[]): Uint8Array {
  const ending = Uint8Array.of(lineFeed)
  return joinBytes(lines.flatMap(line => [bytesOf(line), ending]))
}

/** The lines of a text as strings; a carriage return stays at the end of its line. */
export function cutLines(bytes: Uint8Array): Value[] {
  const lines: Value[] = []
  let start = 0
  while (start < bytes.length) {
    const end = findLineEnd(bytes, start)
    lines.push(stringOfBytes(bytes.slice(start, end)))
    start = end + 1
  }
  return lines
}
