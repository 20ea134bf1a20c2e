import { expect, test } from 'vitest'
import { compressMessage, expandMessage } from '../serialize/compress-message.ts'
import { createRandom } from '../session/create-random.ts'
import { QError } from '../values/errors.ts'
import { compressBytes, expandBytes, isCompressedFile, readStatistics } from './compressed-bytes.ts'
import type { CompressionParameters } from './compression-parameters.ts'

const messages = { compressMessage, expandMessage }
const compress = (bytes: Uint8Array, parameters: CompressionParameters) => compressBytes(bytes, parameters, messages)
const expand = (file: Uint8Array) => expandBytes(file, 'f', messages)

const ipc: CompressionParameters = { blockBits: 12, algorithm: 1, level: 0 }
const gzip: CompressionParameters = { blockBits: 12, algorithm: 2, level: 6 }

/** Bytes of few values, or of all. */
function someBytes(seed: number, length: number, values: number): Uint8Array {
  const random = createRandom(seed)
  return Uint8Array.from({ length }, () => Math.floor(random() * values))
}

const lengths = [0, 1, 11, 4095, 4096, 4097, 12_288, 30_000]
const cases = lengths.flatMap((length, i) => [ipc, gzip].map(parameters => ({ length, seed: i + 1, ...parameters })))

test.each(cases)('$length bytes come back with algorithm $algorithm', ({ length, seed, ...parameters }) => {
  for (const values of [1, 2, 10, 256]) {
    const bytes = someBytes(seed, length, values)
    const file = compress(bytes, parameters)
    expect(isCompressedFile(file)).toBe(true)
    expect(expand(file)).toEqual(bytes)
    expect(readStatistics(file)).toEqual({ ...parameters, compressedLength: file.length, uncompressedLength: length })
  }
})

test('each block is compressed for itself, so that larger blocks make a shorter file', () => {
  const bytes = someBytes(5, 2 ** 16, 2)
  for (const parameters of [ipc, gzip]) {
    const sizes = [12, 14, 16].map(blockBits => compress(bytes, { ...parameters, blockBits }).length)
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a))
    expect(new Set(sizes).size).toBe(3)
  }
})

test('a block that does not become shorter takes no more than it did', () => {
  const bytes = someBytes(6, 2 ** 14, 256)
  for (const parameters of [ipc, gzip]) expect(compress(bytes, parameters)).toHaveLength(16 + 4 * 8 + bytes.length)
})

const documented = /^(?:bad meta data in file|decompression error at block \d+ in f)$/

test.each([ipc, gzip])(
  'a file that is cut, or has a wrong byte, is a documented error: algorithm $algorithm',
  parameters => {
    const bytes = someBytes(7, 9000, 4)
    const file = compress(bytes, parameters)
    for (let length = 5; length < file.length; length += 31)
      expect(errorOf(file.subarray(0, length)), `${length}`).toBe('bad meta data in file')
    for (let index = 5; index < file.length; index += index < 60 ? 1 : 23) {
      const damaged = file.slice()
      damaged[index] = (damaged[index] ?? 0) ^ 0x13
      // The level only tells how the file was made.
      if (index !== 7 || parameters.algorithm === 1) expect(errorOf(damaged), `${index}`).toMatch(documented)
    }
  },
)

test('the damaged block is named', () => {
  const file = compress(someBytes(8, 9000, 4), gzip)
  file[file.length - 3] = 1 + (file.at(-3) ?? 0)
  expect(errorOf(file)).toBe('decompression error at block 2 in f')
})

test('random damage is never a crash, and takes no more memory than the file can stand for', () => {
  const random = createRandom(9)
  const files = [ipc, gzip].map(parameters => compress(someBytes(9, 20_000, 3), parameters))
  for (let i = 0; i < 400; i++) {
    const damaged = files[i % 2]?.slice() ?? new Uint8Array(0)
    for (let changes = 1 + random() * 4; changes > 0; changes--)
      damaged[5 + Math.floor(random() * (random() < 0.5 ? 40 : damaged.length - 5))] = random() * 256
    expect(errorOf(damaged) ?? 'bad meta data in file').toMatch(documented)
  }
})

function errorOf(file: Uint8Array): string | undefined {
  try {
    expand(file)
    return undefined
  } catch (error) {
    if (error instanceof QError) return error.message
    throw error
  }
}
