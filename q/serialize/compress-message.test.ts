import { expect, test } from 'vitest'
import { createRandom } from '../session/create-random.ts'
import { startSession } from '../tests/session.ts'
import { chars, longs } from '../values/construct.ts'
import { QError } from '../values/errors.ts'
import { matches } from '../values/match.ts'
import { compressMessage, expandMessage, isCompressed } from './compress-message.ts'
import { deserialize, serialize } from './serialize.ts'

test.each([
  ['one byte over and over', chars('a'.repeat(100_000))],
  ['pairs', chars('ab'.repeat(5000))],
  ['longs', longs(Array.from({ length: 4000 }, (_, i) => i))],
  ['a text', chars('the price of a share, and the size of a trade; '.repeat(60))],
])('a message of %s gets shorter than half, and comes back as it was', (_, value) => {
  const message = serialize(value)
  const compressed = compressMessage(message)
  expect(isCompressed(compressed)).toBe(true)
  expect(compressed.length).toBeLessThan(message.length / 2)
  expect(isSame(expandMessage(compressed), message)).toBe(true)
  expect(matches(deserialize(startSession(), compressed), value)).toBe(true)
})

test('random messages with repetitions come back as they were', () => {
  const random = createRandom(34)
  let count = 0
  for (let i = 0; i < 400; i++) {
    const pieces = Array.from({ length: 1 + random() * 5 }, () => 'xyz'.charAt(random() * 3).repeat(random() * 60))
    const text = Array.from({ length: random() * 100 }, () => pieces[Math.floor(random() * pieces.length)] ?? '').join(
      'q',
    )
    const message = serialize(chars(text))
    const compressed = compressMessage(message)
    if (!isCompressed(compressed)) continue
    count++
    expect(isSame(expandMessage(compressed), message), text).toBe(true)
  }
  expect(count).toBeGreaterThan(200)
})

test('the items are single bytes, then repetitions of pairs by their hash', () => {
  const message = serialize(chars('a'.repeat(300)))
  const compressed = compressMessage(message)
  expect([...compressed.subarray(0, 12)]).toEqual([1, 0, 1, 0, compressed.length, 0, 0, 0, ...[58, 1, 0, 0]])
  expect([...compressed.subarray(12)]).toEqual([
    // Eight single bytes: the type, the attribute, the count 300 and the first two of the text.
    ...[0, 0x0a, 0x00, 0x2c, 0x01, 0x00, 0x00, 0x61, 0x61],
    // Two repetitions of the pair with the hash 0, with 255 and 39 bytes more.
    ...[0b11, 0, 255, 0, 39],
  ])
})

test('random bytes stay as they are', () => {
  const random = createRandom(1)
  const message = serialize(longs(Array.from({ length: 500 }, () => Math.floor(random() * 2 ** 52))))
  expect(compressMessage(message)).toBe(message)
})

test('damaged bytes are an error of q or another value, and never take more memory than they can stand for', () => {
  const random = createRandom(2)
  const whole = compressMessage(serialize(chars('tick tock '.repeat(400))))
  let errors = 0
  for (let i = 0; i < 3000; i++) {
    const bytes = whole.slice(0, random() < 0.3 ? 12 + random() * whole.length : whole.length)
    for (let n = 0; n < 3; n++) bytes[8 + Math.floor(random() * (bytes.length - 8))] = random() * 256
    try {
      expect(expandMessage(bytes).length).toBeLessThan(bytes.length * 257)
    } catch (error) {
      expect(error).toBeInstanceOf(QError)
      errors++
    }
  }
  expect(errors).toBeGreaterThan(1000)
})

const isSame = (a: Uint8Array, b: Uint8Array) => Buffer.compare(a, b) === 0
