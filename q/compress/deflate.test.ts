import { gunzipSync, gzipSync, inflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createRandom } from '../session/create-random.ts'
import { QError } from '../values/errors.ts'
import { deflate, gunzip, gzip, inflate } from './deflate.ts'

/** Bytes with repetitions, the same for the same seed. */
function someBytes(seed: number, length: number): Uint8Array {
  const random = createRandom(seed)
  const pieces = Array.from({ length: 5 }, () => Uint8Array.from({ length: 1 + random() * 50 }, () => random() * 256))
  const bytes = new Uint8Array(length)
  for (let end = 0; end < length; ) {
    const piece = pieces[Math.floor(random() * pieces.length)] ?? new Uint8Array(1)
    bytes.set(piece.subarray(0, length - end), end)
    end += piece.length
  }
  return bytes
}

// 32,768 bytes are handed on at a time.
const samples = [0, 1, 2, 1000, 32_767, 32_768, 32_769, 100_000].map((length, seed) => someBytes(seed + 1, length))

test.each(samples.map(bytes => [bytes.length, bytes] as const))('%i bytes come back at each level', (_, bytes) => {
  for (let level = 0; level <= 9; level++) {
    const stream = deflate(bytes, level)
    // Comparing as buffers is faster than `toEqual`.
    expect(inflateRawSync(stream).equals(bytes)).toBe(true)
    expect(Buffer.from(inflate(stream, 'damaged')).equals(bytes)).toBe(true)
  }
})

test('another program reads our gzip, and we read that of another program', () => {
  for (const bytes of samples) {
    expect(new Uint8Array(gunzipSync(gzip(bytes, 6)))).toEqual(bytes)
    expect(gunzip(new Uint8Array(gzipSync(bytes)))).toEqual(bytes)
  }
})

test('a gzip header may have fields, a name, a comment and a checksum', () => {
  const plain = gzip(Uint8Array.of(1, 2, 3), 6)
  const fields = [2, 0, 9, 9, ...[97, 0], ...[98, 98, 0], ...[0, 0]]
  const full = Uint8Array.of(
    ...plain.subarray(0, 3),
    4 + 8 + 16 + 2,
    ...plain.subarray(4, 10),
    ...fields,
    ...plain.subarray(10),
  )
  expect([...gunzip(full)]).toEqual([1, 2, 3])
})

test('the same bytes give the same gzip at any time', () => {
  expect([...gzip(Uint8Array.of(1), 6).subarray(4, 8)]).toEqual([0, 0, 0, 0])
})

test('gzip that is cut anywhere or has a wrong byte is the error domain, except in bytes that mean nothing', () => {
  const bytes = someBytes(34, 500)
  const file = gzip(bytes, 6)
  for (let length = 0; length < file.length; length++)
    expect(errorOf(file.subarray(0, length)), `${length}`).toBe('domain')
  for (let index = 0; index < file.length; index += index < 20 ? 1 : 3) {
    const damaged = file.slice()
    damaged[index] = (damaged[index] ?? 0) ^ 0x55
    // The time, the hint at the level and the system.
    const isIgnored = index >= 4 && index < 10
    expect(errorOf(damaged), `${index}`).toBe(isIgnored ? undefined : 'domain')
  }
})

function errorOf(file: Uint8Array): string | undefined {
  try {
    gunzip(file)
    return undefined
  } catch (error) {
    if (error instanceof QError) return error.message
    throw error
  }
}

test('a stream that becomes longer than it may is damaged', () => {
  const stream = deflate(new Uint8Array(100_000), 9)
  expect(() => inflate(stream, 'damaged', 99_999)).toThrow('damaged')
  expect(inflate(stream, 'damaged', 100_000)).toHaveLength(100_000)
})
