const poolLength = 2 ** 16

let pool = new ArrayBuffer(poolLength)
let used = 0

/** Zeros for a short string. Many share one buffer: a buffer of its own would cost each more than its text. */
export function shortBytes(length: number): Uint8Array<ArrayBuffer> {
  if (used + length > poolLength) {
    pool = new ArrayBuffer(Math.max(length, poolLength))
    used = 0
  }
  used += length
  return new Uint8Array(pool, used - length, length)
}

/** A copy of the bytes between two places. */
export function copyBytes(bytes: Uint8Array, start = 0, end = bytes.length): Uint8Array<ArrayBuffer> {
  const copy = shortBytes(end - start)
  for (let i = 0; i < copy.length; i++) copy[i] = bytes[start + i] as number
  return copy
}
