import { signal } from '../values/errors.ts'

/** An offset of a pattern: a byte, any byte, or one of a set. `bytes[i]` tells whether the byte i fits. */
type Slot = number | 'any' | { bytes: Uint8Array }

/** A pattern without `*`, which fits texts of one length. */
export type Segment = readonly Slot[]

const star = 42
const questionMark = 63
const openBracket = 91
const closeBracket = 93
const caret = 94
const dash = 45

/** The runs between the `*` of a pattern: `a*b?` has the runs `a` and `b?`. */
export function parsePattern(pattern: Uint8Array): Segment[] {
  const runs: Slot[][] = [[]]
  for (let i = 0; i < pattern.length; ) {
    const byte = pattern[i] as number
    const run = runs[runs.length - 1] as Slot[]
    if (byte === openBracket) {
      const { bytes, next } = parseSet(pattern, i + 1)
      run.push({ bytes })
      i = next
      continue
    }
    if (byte === star) runs.push([])
    else run.push(byte === questionMark ? 'any' : byte)
    i++
  }
  return runs
}

/** `a-c]`, from behind the bracket. A `]` that comes first belongs to the set, as in `[]]`. */
function parseSet(pattern: Uint8Array, start: number): { bytes: Uint8Array; next: number } {
  const isNegated = pattern[start] === caret
  const first = isNegated ? start + 1 : start
  const end = pattern.indexOf(closeBracket, first + 1)
  if (end < 0) return signal('length')
  const bytes = new Uint8Array(256)
  for (let i = first; i < end; i++) {
    const from = pattern[i] as number
    const isRange = pattern[i + 1] === dash && i + 2 < end
    const to = isRange ? (pattern[i + 2] as number) : from
    bytes.fill(1, from, to + 1)
    if (isRange) i += 2
  }
  if (isNegated) for (let i = 0; i < 256; i++) bytes[i] = bytes[i] ? 0 : 1
  return { bytes, next: end + 1 }
}

/** Whether the run fits the text from the offset `start` on. */
function fitsAt(run: Segment, text: Uint8Array, start: number): boolean {
  if (start < 0 || start + run.length > text.length) return false
  for (let i = 0; i < run.length; i++) {
    const offset = run[i] as Slot
    const byte = text[start + i] as number
    const fits = typeof offset === 'number' ? offset === byte : offset === 'any' || offset.bytes[byte] === 1
    if (!fits) return false
  }
  return true
}

/** The first offset from `start` on where the run fits; -1 if there is none. */
export function findSegment(run: Segment, text: Uint8Array, start: number): number {
  const last = text.length - run.length
  for (let offset = start; offset <= last; offset++) if (fitsAt(run, text, offset)) return offset
  return -1
}

/**
 * A test of whole texts for `like`. Patterns of the forms `a`, `a*`, `a*b` and `a*b*` can be matched (each part may be
 * empty); more asterisks signal `nyi`, as in q.
 */
export function matcherOf(pattern: Uint8Array): (text: Uint8Array) => boolean {
  const runs = parsePattern(pattern)
  const [first = [], second = [], third] = runs
  if (runs.length === 1) return text => text.length === first.length && fitsAt(first, text, 0)
  if (runs.length === 2)
    return text =>
      text.length >= first.length + second.length &&
      fitsAt(first, text, 0) &&
      fitsAt(second, text, text.length - second.length)
  if (runs.length > 3 || third?.length || !second.length) return signal('nyi')
  return text => fitsAt(first, text, 0) && findSegment(second, text, first.length) >= 0
}
