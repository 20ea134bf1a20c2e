// DEFLATE, RFC 1951, and its container gzip, RFC 1952.
import { Deflate, type DeflateOptions, Inflate } from 'fflate/browser'
import { joinBytes } from '../text/bytes.ts'
import { allocate } from '../values/construct.ts'
import { QError, signal } from '../values/errors.ts'
import { reserve, spend } from '../values/meter.ts'
import { Type } from '../values/types.ts'

/** The time of the input is checked after so many bytes, which take a few milliseconds. */
const pieceBytes = 2 ** 15

/** One byte of a DEFLATE stream stands for at most so many. */
export const maxExpansion = 1032

/** The stream of no bytes: an empty block, which is the last. */
const emptyStream = Uint8Array.of(3, 0)

/** The bytes as a DEFLATE stream; `level` is 0 to 9. */
export function deflate(bytes: Uint8Array, level: number): Uint8Array {
  if (!bytes.length) return emptyStream
  const parts: Uint8Array[] = []
  const stream = new Deflate({ level: level as NonNullable<DeflateOptions['level']> }, part => parts.push(part))
  // The stream of fflate 0.8.3 starts after 32 kB of zeros, with which it finds repetitions that nobody can expand. From the
  // start of its buffer on, it works like `deflateSync`, which cannot be interrupted.
  Object.assign(stream, { s: { l: 0, i: 0, w: 0, z: 0 } })
  pushPieces(stream, bytes)
  return joinBytes(parts)
}

/** The reverse of `deflate`. Signals `damage` for damaged bytes, also if they stand for more than `most`. */
export function inflate(bytes: Uint8Array, damage: string, most = Number.POSITIVE_INFINITY): Uint8Array {
  const parts: Uint8Array[] = []
  let length = 0
  const stream = new Inflate(part => {
    length += part.length
    if (length > most) signal(damage)
    reserve(length)
    parts.push(part)
  })
  try {
    pushPieces(stream, bytes)
  } catch (error) {
    // The others are those of the library, which tell what is wrong with the bytes.
    if (error instanceof QError) throw error
    return signal(damage)
  }
  const expanded = allocate(Type.byte, length) as Uint8Array
  let end = 0
  for (const part of parts) {
    expanded.set(part, end)
    end += part.length
  }
  return expanded
}

interface Stream {
  push(bytes: Uint8Array, isLast: boolean): void
}

function pushPieces(stream: Stream, bytes: Uint8Array): void {
  let start = 0
  for (; start + pieceBytes < bytes.length; start += pieceBytes) {
    spend(pieceBytes)
    stream.push(bytes.slice(start, start + pieceBytes), false)
  }
  stream.push(bytes.slice(start), true)
}

let crcTable: Int32Array | undefined

/** The CRC-32 of bytes. */
export function crcOf(bytes: Uint8Array): number {
  crcTable ??= Int32Array.from({ length: 256 }, (_, byte) => {
    let rest = byte
    for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1
    return rest
  })
  let crc = -1
  for (const byte of bytes) crc = (crc >>> 8) ^ (crcTable[(crc ^ byte) & 255] ?? 0)
  return ~crc >>> 0
}

/** The mark of gzip, then: the bytes are deflated; no flags; no time; no hint at the level; the system is Unix. */
const gzipHeader = Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3)

/** After the stream come the CRC-32 and the length of the expanded bytes. */
const trailerBytes = 8

export function gzip(bytes: Uint8Array, level: number): Uint8Array {
  const trailer = new DataView(new ArrayBuffer(trailerBytes))
  trailer.setUint32(0, crcOf(bytes), true)
  trailer.setUint32(4, bytes.length, true)
  return joinBytes([gzipHeader, deflate(bytes, level), new Uint8Array(trailer.buffer)])
}

/** The reverse of `gzip`, also for headers with a name, a comment or other fields. Signals `domain` for damaged bytes. */
export function gunzip(bytes: Uint8Array): Uint8Array {
  const start = findStream(bytes)
  const end = bytes.length - trailerBytes
  if (start < 0 || start > end) return signal('domain')
  const expanded = inflate(bytes.subarray(start, end), 'domain')
  const trailer = new DataView(bytes.buffer, bytes.byteOffset + end)
  const isIntact = trailer.getUint32(0, true) === crcOf(expanded) && trailer.getUint32(4, true) === expanded.length
  return isIntact ? expanded : signal('domain')
}

/** Where the stream after a gzip header starts; a negative number if there is no such header. */
function findStream(bytes: Uint8Array): number {
  const flags = bytes[3] ?? 0
  if (gzipHeader.subarray(0, 3).some((byte, i) => bytes[i] !== byte) || flags & 0xe0) return -1
  let start = gzipHeader.length
  if (flags & 4) start += 2 + (bytes[start] ?? 0) + 256 * (bytes[start + 1] ?? 0)
  // A name and a comment each end with a zero.
  for (const flag of [8, 16])
    if (flags & flag) {
      start = bytes.indexOf(0, start) + 1
      if (!start) return -1
    }
  return flags & 2 ? start + 2 : start
}
