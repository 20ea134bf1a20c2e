import { padMessage } from './pad-message.ts'

/** The MD5 digest of bytes, 16 bytes, as RFC 1321 defines it. */
export function md5(message: Uint8Array): Uint8Array {
  const blocks = padMessage(message, true)
  const view = new DataView(blocks.buffer)
  const state = Uint32Array.of(0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476)
  const words = new Uint32Array(16)
  for (let start = 0; start < blocks.length; start += 64) {
    for (let i = 0; i < 16; i++) words[i] = view.getUint32(start + 4 * i, true)
    addBlock(state, words)
  }
  const digest = new DataView(new ArrayBuffer(16))
  for (let i = 0; i < 4; i++) digest.setUint32(4 * i, state[i] as number, true)
  return new Uint8Array(digest.buffer)
}

/** Rotations of the four rounds, each used four times in turn. */
const rotations = [
  [7, 12, 17, 22],
  [5, 9, 14, 20],
  [4, 11, 16, 23],
  [6, 10, 15, 21],
] as const

/** The first 32 bits of the sines of 1 to 64. */
const sines = Uint32Array.from({ length: 64 }, (_, i) => Math.floor(Math.abs(Math.sin(i + 1)) * 2 ** 32))

function addBlock(state: Uint32Array, words: Uint32Array): void {
  let [a = 0, b = 0, c = 0, d = 0] = state
  for (let i = 0; i < 64; i++) {
    const round = i >> 4
    const { mixed, word } = mixRound(round, i, b, c, d)
    const sum = (a + mixed + (sines[i] as number) + (words[word] as number)) | 0
    const rotation = rotations[round]?.[i & 3] ?? 0
    a = d
    d = c
    c = b
    b = (b + ((sum << rotation) | (sum >>> (32 - rotation)))) | 0
  }
  state[0] = (state[0] as number) + a
  state[1] = (state[1] as number) + b
  state[2] = (state[2] as number) + c
  state[3] = (state[3] as number) + d
}

function mixRound(round: number, step: number, b: number, c: number, d: number): { mixed: number; word: number } {
  if (round === 0) return { mixed: (b & c) | (~b & d), word: step }
  if (round === 1) return { mixed: (d & b) | (~d & c), word: (5 * step + 1) & 15 }
  if (round === 2) return { mixed: b ^ c ^ d, word: (3 * step + 5) & 15 }
  return { mixed: c ^ (b | ~d), word: (7 * step) & 15 }
}
