import type { LibraryParts } from '../context/session.ts'
import { headerLength } from '../serialize/compress-message.ts'
import { QError, signal } from '../values/errors.ts'
import { reserve, spend } from '../values/meter.ts'
import { areValid, type CompressionParameters, gzipAlgorithm } from './compression-parameters.ts'
import { crcOf, deflate, inflate, maxExpansion } from './deflate.ts'

// A compressed file is a format of our own. After a header of 16 bytes come the length and the CRC-32 of each block, four
// bytes each, then the blocks. The header is `mark`, the parameters as one byte each, and the length of the file before it
// was compressed as a double. A block that does not become shorter stands there as it is. All numbers have their lowest
// byte first.

/** The first bytes of a compressed file. No text in UTF-8 starts like this, and no value that `set` wrote. */
const mark = [0xff, 0x02, 0x7a, 0x69, 0x70] as const

const parametersOffset = mark.length
const lengthOffset = 8
const directoryOffset = 16
const entryBytes = 8

/** The bytes of a message before its compressed items, which repeat what is known of a block. */
const messageStart = headerLength + 4

/** How many bytes are enough to tell whether a file is compressed. */
export const markLength = mark.length

/** Whether a file with these bytes is compressed. */
export const isCompressedFile = (bytes: Uint8Array): boolean => mark.every((byte, i) => bytes[i] === byte)

/** What compresses messages. It is part of the library. */
export type MessageCompression = Pick<LibraryParts, 'compressMessage' | 'expandMessage'>

/** What `-21!` tells of a file. */
export interface CompressionStatistics extends CompressionParameters {
  compressedLength: number
  uncompressedLength: number
}

/** Compresses the bytes of a file. */
export function compressBytes(
  bytes: Uint8Array,
  parameters: CompressionParameters,
  { compressMessage }: MessageCompression,
): Uint8Array {
  const { blockBits, algorithm, level } = parameters
  const blocks: Uint8Array[] = []
  const entries: number[] = []
  let length = 0
  for (let start = 0; start < bytes.length; start += 2 ** blockBits) {
    const block = bytes.subarray(start, start + 2 ** blockBits)
    spend(block.length)
    const shorter = algorithm === gzipAlgorithm ? deflate(block, level) : compressItems(block, compressMessage)
    const kept = shorter.length < block.length ? shorter : block
    blocks.push(kept)
    entries.push(kept.length, crcOf(block))
    length += kept.length
    reserve(length)
  }
  const file = new Uint8Array(directoryOffset + blocks.length * entryBytes + length)
  file.set([...mark, blockBits, algorithm, level])
  const view = new DataView(file.buffer)
  view.setFloat64(lengthOffset, bytes.length, true)
  for (const [i, entry] of entries.entries()) view.setUint32(directoryOffset + i * 4, entry, true)
  let end = file.length - length
  for (const block of blocks) {
    file.set(block, end)
    end += block.length
  }
  return file
}

/** Compresses a block like a message of kdb+'s protocol; gives the block itself if that is not shorter. */
function compressItems(block: Uint8Array, compressMessage: MessageCompression['compressMessage']): Uint8Array {
  const message = new Uint8Array(headerLength + block.length)
  message[0] = 1
  message.set(block, headerLength)
  const compressed = compressMessage(message, message.length)
  return compressed === message ? block : compressed.subarray(messageStart)
}

/** The message that a compressed block stands for, with its header. */
function makeMessage(items: Uint8Array, length: number): Uint8Array {
  const message = new Uint8Array(messageStart + items.length)
  message[0] = 1
  message.set(items, messageStart)
  new DataView(message.buffer).setInt32(headerLength, headerLength + length, true)
  return message
}

/** Reads the header of a compressed file. Signals that it is damaged if it cannot be true. */
export function readStatistics(file: Uint8Array): CompressionStatistics {
  const [blockBits = 0, algorithm = 0, level = 0] = file.subarray(parametersOffset, lengthOffset)
  if (file.length < directoryOffset) return signalBadMeta()
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const uncompressedLength = view.getFloat64(lengthOffset, true)
  const count = Math.ceil(uncompressedLength / 2 ** blockBits)
  const isPossible = Number.isSafeInteger(uncompressedLength) && areValid({ blockBits, algorithm, level })
  let rest = file.length - directoryOffset - count * entryBytes
  if (!isPossible || !(count >= 0) || rest < 0) return signalBadMeta()
  for (let i = 0; i < count; i++) rest -= view.getUint32(directoryOffset + i * entryBytes, true)
  return rest ? signalBadMeta() : { blockBits, algorithm, level, compressedLength: file.length, uncompressedLength }
}

const signalBadMeta = (): never => signal('bad meta data in file')

/** The bytes that a compressed file had before. Signals which block of it is damaged; `path` names the file. */
export function expandBytes(file: Uint8Array, path: string, { expandMessage }: MessageCompression): Uint8Array {
  const { blockBits, algorithm, uncompressedLength } = readStatistics(file)
  // Damaged numbers must not ask for more memory than the bytes can stand for.
  if (uncompressedLength > file.length * maxExpansion) return signalBadMeta()
  reserve(uncompressedLength)
  const bytes = new Uint8Array(uncompressedLength)
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  let start = directoryOffset + Math.ceil(bytes.length / 2 ** blockBits) * entryBytes
  for (let i = 0, offset = 0; offset < bytes.length; i++, offset += 2 ** blockBits) {
    const length = Math.min(bytes.length - offset, 2 ** blockBits)
    const entry = directoryOffset + i * entryBytes
    const end = start + view.getUint32(entry, true)
    const kept = file.subarray(start, end)
    start = end
    const damage = `decompression error at block ${i} in ${path}`
    spend(length)
    const block = kept.length === length ? kept : expandBlock(kept, { algorithm, length, damage, expandMessage })
    if (block.length !== length || crcOf(block) !== view.getUint32(entry + 4, true)) return signal(damage)
    bytes.set(block, offset)
  }
  return bytes
}

interface Block {
  algorithm: number
  /** How long it was. */
  length: number
  /** The error that tells that it is damaged. */
  damage: string
  expandMessage: MessageCompression['expandMessage']
}

function expandBlock(kept: Uint8Array, { algorithm, length, damage, expandMessage }: Block): Uint8Array {
  try {
    if (algorithm === gzipAlgorithm) return inflate(kept, damage, length)
    return expandMessage(makeMessage(kept, length)).subarray(headerLength)
  } catch (error) {
    if (error instanceof QError && error.message === 'badmsg') return signal(damage)
    throw error
  }
}
