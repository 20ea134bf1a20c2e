import { signal } from '../values/errors.ts'
import { spend, spendAt } from '../values/meter.ts'

/** Matches one byte of a text: that byte, any byte, or a byte of a set, which has a 1 for each byte in it. */
type Slot = number | 'any' | { bytes: Uint8Array }

/** A part of a pattern between two `*`, which matches texts of one length. */
export type Segment = readonly Slot[]

const star = 42
const questionMark = 63
const openBracket = 91
const closeBracket = 93
const caret = 94
const dash = 45

/**
 * A test of whole texts for `like`. Patterns of the forms `a`, `a*`, `a*b` and `a*b*` are supported. Parts may be empty,
 * except b in `a*b*`; other patterns with several asterisks signal `nyi`, as in q.
 */
export function matcherOf(pattern: Uint8Array): (text: Uint8Array) => boolean {
  const segments = parsePattern(pattern)
  const [first = [], second = [], third] = segments
  if (segments.length === 1) return text => text.length === first.length && matchesAt(first, text, 0)
  if (segments.length === 2)
    return text =>
      text.length >= first.length + second.length &&
      matchesAt(first, text, 0) &&
      matchesAt(second, text, text.length - second.length)
  if (segments.length > 3 || third?.length || !second.length) return signal('nyi')
  return text => matchesAt(first, text, 0) && findSegment(second, text, first.length) >= 0
}

/** The first offset from `start` on where the segment matches; -1 if there is none. */
export function findSegment(segment: Segment, text: Uint8Array, start: number): number {
  const last = text.length - segment.length
  spend(2)
  for (let offset = start; offset <= last; offset++) {
    spendAt(offset)
    if (matchesAt(segment, text, offset)) return offset
  }
  return -1
}

/** Whether the segment matches the text at the offset `start`. */
function matchesAt(segment: Segment, text: Uint8Array, start: number): boolean {
  if (start < 0 || start + segment.length > text.length) return false
  let offset = start
  for (const slot of segment) {
    const byte = text[offset++] ?? 0
    const isMatch = typeof slot === 'number' ? slot === byte : slot === 'any' || slot.bytes[byte] === 1
    if (!isMatch) return false
  }
  return true
}

/** The segments between the `*` of a pattern: `a*b?` has the segments `a` and `b?`. */
export function parsePattern(pattern: Uint8Array): Segment[] {
  let segment: Slot[] = []
  const segments = [segment]
  for (let i = 0; i < pattern.length; i++) {
    const byte = pattern[i] ?? 0
    if (byte === openBracket) {
      const { bytes, end } = parseSet(pattern, i + 1)
      segment.push({ bytes })
      i = end
    } else if (byte === star) {
      segment = []
      segments.push(segment)
    } else segment.push(byte === questionMark ? 'any' : byte)
  }
  return segments
}

/** Reads `a-c]`, a set after its opening bracket. A `]` at its beginning belongs to the set, as in `[]]`. */
function parseSet(pattern: Uint8Array, start: number): { bytes: Uint8Array; end: number } {
  const isNegated = pattern[start] === caret
  const first = isNegated ? start + 1 : start
  const end = pattern.indexOf(closeBracket, first + 1)
  if (end < 0) return signal('length')
  const bytes = new Uint8Array(256)
  for (let i = first; i < end; i++) {
    const from = pattern[i] ?? 0
    const isRange = pattern[i + 1] === dash && i + 2 < end
    if (isRange) i += 2
    bytes.fill(1, from, (pattern[i] ?? 0) + 1)
  }
  return { bytes: isNegated ? bytes.map(flag => 1 - flag) : bytes, end }
}
