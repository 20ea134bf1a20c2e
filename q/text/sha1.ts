import { padMessage } from './pad-message.ts'

/** The SHA-1 digest of bytes, 20 bytes, as RFC 3174 defines it. */
export function sha1(message: Uint8Array): Uint8Array {
  const blocks = padMessage(message, false)
  const view = new DataView(blocks.buffer)
  const state = Uint32Array.of(0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0)
  for (let start = 0; start < blocks.length; start += 64) addBlock(state, scheduleWords(view, start))
  const digest = new DataView(new ArrayBuffer(20))
  for (let i = 0; i < 5; i++) digest.setUint32(4 * i, state[i] as number)
  return new Uint8Array(digest.buffer)
}

const rotate = (word: number, bits: number) => (word << bits) | (word >>> (32 - bits))

function scheduleWords(view: DataView, start: number): Int32Array {
  const words = new Int32Array(80)
  for (let i = 0; i < 16; i++) words[i] = view.getInt32(start + 4 * i)
  for (let i = 16; i < 80; i++) {
    const mixed = (words[i - 3] as number) ^ (words[i - 8] as number) ^ (words[i - 14] as number)
    words[i] = rotate(mixed ^ (words[i - 16] as number), 1)
  }
  return words
}

function addBlock(state: Uint32Array, words: Int32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0] = state
  for (let i = 0; i < 80; i++) {
    const next = (rotate(a, 5) + mixRound(Math.floor(i / 20), b, c, d) + e + (words[i] as number)) | 0
    e = d
    d = c
    c = rotate(b, 30)
    b = a
    a = next
  }
  const sums = [a, b, c, d, e]
  for (let i = 0; i < 5; i++) state[i] = (state[i] as number) + (sums[i] as number)
}

function mixRound(round: number, b: number, c: number, d: number): number {
  if (round === 0) return ((b & c) | (~b & d)) + 0x5a827999
  if (round === 1) return (b ^ c ^ d) + 0x6ed9eba1
  if (round === 2) return ((b & c) | (b & d) | (c & d)) + 0x8f1bbcdc
  return (b ^ c ^ d) + 0xca62c1d6
}
