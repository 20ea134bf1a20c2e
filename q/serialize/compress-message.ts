import { signal } from '../values/errors.ts'

/** The header of a message: byte order, kind, whether it is compressed, a zero, the length. */
export const headerLength = 8

const flagOffset = 2
export const lengthOffset = 4

/** A compressed message has, after its header, the length that it had before; the compressed bytes follow. */
const compressedStart = headerLength + 4

/** How many bytes one flag byte and its eight items may take. */
const groupBytes = 17

/** A repetition of two bytes is at most this much longer. */
const maxExtra = 255

/** Two compressed bytes stand for at most this many. */
const maxRepetition = maxExtra + 2

/** An expanded message may take 1 GB. */
const maxExpandedBytes = 2 ** 30

/**
 * Compresses a message as kdb+ does; returns it as it is if it would take more than `most` bytes. The bytes after the header
 * become groups of eight items, each group after a byte of flags, the lowest bit for the first item. An item is one byte, or
 * for a set flag two bytes that stand for a repetition: the hash of its first pair of bytes, whose latest place both sides keep,
 * and how many bytes more are the same. https://code.kx.com/q/basics/ipc/#compression
 */
export function compressMessage(message: Uint8Array, most = message.length >> 1): Uint8Array {
  const { length } = message
  const target = new Uint8Array(most)
  const places = new Int32Array(256)
  let source = headerLength
  let end = compressedStart
  /** A single byte whose pair is known only once the next item has been chosen. */
  let pending = 0
  while (source < length) {
    if (end + groupBytes > target.length) return message
    const flagsAt = end++
    let flags = 0
    for (let bit = 1; bit < 256 && source < length; bit *= 2) {
      const hash = hashAt(message, source)
      const place = places[hash] ?? 0
      const repeats = source + 2 < length && place > 0 && message[source] === message[place]
      if (pending) places[hashAt(message, pending)] = pending
      pending = repeats ? 0 : source
      if (repeats) {
        flags |= bit
        places[hash] = source
        const extra = countEqual(message, place + 2, source + 2)
        target[end++] = hash
        target[end++] = extra
        source += 2 + extra
      } else target[end++] = message[source++] ?? 0
    }
    target[flagsAt] = flags
  }
  return writeHeaders(message, target.slice(0, end))
}

function writeHeaders(message: Uint8Array, target: Uint8Array): Uint8Array {
  target.set(message.subarray(0, lengthOffset))
  target[flagOffset] = 1
  const view = new DataView(target.buffer)
  const isLittleEndian = message[0] === 1
  view.setInt32(lengthOffset, target.length, isLittleEndian)
  view.setInt32(headerLength, message.length, isLittleEndian)
  return target
}

/** The exclusive or of a byte and the next one. Equal hashes and first bytes therefore mean equal pairs. */
const hashAt = (bytes: Uint8Array, offset: number): number => (bytes[offset] ?? 0) ^ (bytes[offset + 1] ?? 0)

/** How many bytes from `place` on are the same as those from `start` on. */
function countEqual(bytes: Uint8Array, place: number, start: number): number {
  const most = Math.min(maxExtra, bytes.length - start)
  let count = 0
  while (count < most && bytes[place + count] === bytes[start + count]) count++
  return count
}

/** Only longer messages are compressed. */
const minCompressedBytes = 2000

/** Compresses a message of more than 2,000 bytes, unless it would be more than half as long. */
export const compressLongMessage = (message: Uint8Array): Uint8Array =>
  message.length > minCompressedBytes ? compressMessage(message) : message

/** Whether the header says that the message is compressed. */
export const isCompressed = (message: Uint8Array): boolean => message[flagOffset] === 1

/** The reverse of `compressMessage`. Signals `badmsg` for damaged bytes, and allocates no more than they can stand for. */
export function expandMessage(message: Uint8Array): Uint8Array {
  if (message.length <= compressedStart) return signal('badmsg')
  const isLittleEndian = message[0] === 1
  const length = new DataView(message.buffer, message.byteOffset).getInt32(headerLength, isLittleEndian)
  const most = headerLength + (message.length - compressedStart) * maxRepetition
  if (length <= headerLength || length > most) return signal('badmsg')
  if (length > maxExpandedBytes) return signal('wsfull')
  const target = new Uint8Array(length)
  expandItems(message, target)
  target.set(message.subarray(0, lengthOffset))
  target[flagOffset] = 0
  new DataView(target.buffer).setInt32(lengthOffset, length, isLittleEndian)
  return target
}

function expandItems(message: Uint8Array, target: Uint8Array): void {
  const places = new Int32Array(256)
  let source = compressedStart
  let end = headerLength
  /** The first byte of `target` whose pair is not in `places`; pairs within a repetition do not count. */
  let next = headerLength
  const keepPairs = () => {
    for (; next < end - 1; next++) places[hashAt(target, next)] = next
  }
  while (end < target.length) {
    const flags = message[source++] ?? signal('badmsg')
    for (let bit = 1; bit < 256 && end < target.length; bit *= 2) {
      const item = message[source++] ?? signal('badmsg')
      if (flags & bit) {
        const place = places[item] ?? 0
        const extra = message[source++] ?? signal('badmsg')
        if (!place || end + 2 + extra > target.length) signal('badmsg')
        copyWithin(target, place, end, 2)
        end += 2
        keepPairs()
        copyWithin(target, place + 2, end, extra)
        next = end += extra
      } else {
        target[end++] = item
        keepPairs()
      }
    }
  }
}

/** Copies byte by byte, since a repetition may reach into the bytes that it makes. */
function copyWithin(bytes: Uint8Array, from: number, to: number, count: number): void {
  for (let i = 0; i < count; i++) bytes[to + i] = bytes[from + i] ?? 0
}
