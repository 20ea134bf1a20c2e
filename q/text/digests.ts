import { signal } from '../values/errors.ts'
import { spend } from '../values/meter.ts'
import { isSymbol, Type } from '../values/types.ts'
import { type Value, Vector } from '../values/value.ts'
import { bytesOf } from './bytes.ts'

/** `md5 x`: the digest of a string, as bytes. */
export const md5Of = (x: Value): Value => digestOf(x, md5)

/** `-33!x`: the SHA-1 digest of a string. */
export const sha1Of = (x: Value): Value => digestOf(x, sha1)

const digestOf = (x: Value, digest: (bytes: Uint8Array) => Uint8Array): Value =>
  new Vector(Type.byte, digest(isSymbol(x) ? signal('type') : bytesOf(x)))

/** The MD5 digest of bytes, 16 bytes, as RFC 1321 defines it. */
export function md5(message: Uint8Array): Uint8Array {
  const blocks = padMessage(message, true)
  let state = initialWords.slice(0, 4)
  for (let start = 0; start < blocks.byteLength; start += blockLength) {
    spend(blockLength)
    state = addWords(state, mixMd5Block(state, blocks, start))
  }
  return wordBytes(state, true)
}

/** The rotations of the four rounds; each round repeats its own four times. */
const rotations = [
  [7, 12, 17, 22],
  [5, 9, 14, 20],
  [4, 11, 16, 23],
  [6, 10, 15, 21],
] as const

/** The first 32 fraction bits of the sines of 1 to 64. */
const sines = Uint32Array.from({ length: 64 }, (_, i) => Math.floor(Math.abs(Math.sin(i + 1)) * 2 ** 32))

function mixMd5Block([a = 0, b = 0, c = 0, d = 0]: readonly number[], blocks: DataView, start: number): number[] {
  for (let i = 0; i < 64; i++) {
    const round = i >> 4
    const { mixed, word } = mixMd5Round(round, i, b, c, d)
    const sum = (a + mixed + (sines[i] as number) + blocks.getUint32(start + 4 * word, true)) | 0
    const rotation = rotations[round]?.[i & 3] ?? 0
    a = d
    d = c
    c = b
    b = (b + rotate(sum, rotation)) | 0
  }
  return [a, b, c, d]
}

function mixMd5Round(round: number, step: number, b: number, c: number, d: number): { mixed: number; word: number } {
  if (round === 0) return { mixed: (b & c) | (~b & d), word: step }
  if (round === 1) return { mixed: (d & b) | (~d & c), word: (5 * step + 1) & 15 }
  if (round === 2) return { mixed: b ^ c ^ d, word: (3 * step + 5) & 15 }
  return { mixed: c ^ (b | ~d), word: (7 * step) & 15 }
}

/** The SHA-1 digest of bytes, 20 bytes, as RFC 3174 defines it. */
export function sha1(message: Uint8Array): Uint8Array {
  const blocks = padMessage(message, false)
  let state = initialWords
  for (let start = 0; start < blocks.byteLength; start += blockLength) {
    spend(blockLength)
    state = addWords(state, mixSha1Block(state, scheduleWords(blocks, start)))
  }
  return wordBytes(state, false)
}

function scheduleWords(blocks: DataView, start: number): Int32Array {
  const words = new Int32Array(80)
  for (let i = 0; i < 16; i++) words[i] = blocks.getInt32(start + 4 * i)
  for (let i = 16; i < 80; i++) {
    const mixed = (words[i - 3] as number) ^ (words[i - 8] as number) ^ (words[i - 14] as number)
    words[i] = rotate(mixed ^ (words[i - 16] as number), 1)
  }
  return words
}

function mixSha1Block([a = 0, b = 0, c = 0, d = 0, e = 0]: readonly number[], words: Int32Array): number[] {
  for (let i = 0; i < 80; i++) {
    const next = (rotate(a, 5) + mixSha1Round(Math.floor(i / 20), b, c, d) + e + (words[i] as number)) | 0
    e = d
    d = c
    c = rotate(b, 30)
    b = a
    a = next
  }
  return [a, b, c, d, e]
}

function mixSha1Round(round: number, b: number, c: number, d: number): number {
  if (round === 0) return ((b & c) | (~b & d)) + 0x5a827999
  if (round === 1) return (b ^ c ^ d) + 0x6ed9eba1
  if (round === 2) return ((b & c) | (b & d) | (c & d)) + 0x8f1bbcdc
  return (b ^ c ^ d) + 0xca62c1d6
}

/** The state before the first block; MD5 has the first four words. */
const initialWords: readonly number[] = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0]

const addWords = (x: readonly number[], y: readonly number[]): number[] => x.map((word, i) => (word + (y[i] ?? 0)) | 0)

const rotate = (word: number, bits: number) => (word << bits) | (word >>> (32 - bits))

const blockLength = 64

/** The message, a 1 bit, zeros, and the length in bits in the last 8 bytes, to a multiple of 64 bytes in all. */
function padMessage(message: Uint8Array, isLittleEndian: boolean): DataView {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / blockLength) * blockLength)
  padded.set(message)
  padded[message.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setBigUint64(padded.length - 8, BigInt(message.length) * 8n, isLittleEndian)
  return view
}

function wordBytes(words: readonly number[], isLittleEndian: boolean): Uint8Array {
  const view = new DataView(new ArrayBuffer(4 * words.length))
  for (const [i, word] of words.entries()) view.setUint32(4 * i, word, isLittleEndian)
  return new Uint8Array(view.buffer)
}
