const poolLength = 2 ** 16
const longestShared = 2 ** 12

let pool = new ArrayBuffer(poolLength)
let used = 0

/** Zeros for a string. Short ones share buffers: a buffer of its own would cost each more than its text. */
export function shortBytes(length: number): Uint8Array<ArrayBuffer> {
  if (length > longestShared) return new Uint8Array(length)
  if (used + length > poolLength) {
    pool = new ArrayBuffer(poolLength)
    used = 0
  }
  used += length
  return new Uint8Array(pool, used - length, length)
}

/** A copy of the bytes between two places. */
export function copyBytes(bytes: Uint8Array, start = 0, end = bytes.length): Uint8Array {
  if (end - start > longestShared) return bytes.slice(start, end)
  const copy = shortBytes(end - start)
  for (let i = 0; i < copy.length; i++) copy[i] = bytes[start + i] as number
  return copy
}
