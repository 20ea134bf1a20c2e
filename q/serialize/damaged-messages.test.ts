import { expect, test } from 'vitest'
import { isLongRun } from '../../tests/support/long-run.ts'
import { kForm } from '../display/k-form.ts'
import { toQError } from '../evaluate/locate-errors.ts'
import { createRandom } from '../session/create-random.ts'
import { randomValues } from '../tests/random-values.ts'
import { startSession } from '../tests/session.ts'
import { allocated } from '../values/meter.ts'
import { deserialize, serialize } from './serialize.ts'

const rounds = isLongRun ? 200_000 : 6000

/** The error that reading the bytes gives; undefined for a value. */
function errorOf(session: ReturnType<typeof startSession>, bytes: Uint8Array): string | undefined {
  try {
    new DataView(bytes.buffer).setInt32(4, bytes.length, bytes[0] === 1)
    kForm(deserialize(session, bytes))
    return undefined
  } catch (thrown) {
    const { kind, cause, message } = toQError(thrown)
    if (kind === 'bug') throw cause
    return message
  }
}

test('messages with changed or missing bytes are errors of q or other values', () => {
  const session = startSession()
  const random = createRandom(2024)
  const messages = randomValues(77, 200).map(serialize)
  const errors = new Set<string>()
  for (let round = 0; round < rounds; round++) {
    const whole = messages[Math.floor(random() * messages.length)] ?? new Uint8Array(9)
    const bytes = whole.slice(0, random() < 0.2 ? Math.max(9, random() * whole.length) : whole.length)
    for (let n = 0; n < 1 + random() * 3; n++) bytes[8 + Math.floor(random() * (bytes.length - 8))] = random() * 256
    errors.add(errorOf(session, bytes) ?? '')
  }
  expect(errors).toContain('badmsg')
})

test('random bytes are errors of q or values', () => {
  const session = startSession()
  const random = createRandom(34)
  for (let round = 0; round < rounds; round++) {
    const bytes = Uint8Array.from({ length: 9 + random() * 60 }, () => random() * 256)
    bytes[0] = 1
    bytes[2] = 0
    errorOf(session, bytes)
  }
})

test.each([
  ['longs', 7],
  ['symbols', 11],
  ['guids', 2],
  ['a general list', 0],
  ['chars', 10],
])('a count of 2147483647 %s allocates nothing', (_, type) => {
  const session = startSession()
  const before = allocated.bytes
  const bytes = Uint8Array.of(1, 0, 0, 0, 0, 0, 0, 0, type, 0, 0xff, 0xff, 0xff, 0x7f, 1, 2, 3)
  expect(errorOf(session, bytes)).toBe('badmsg')
  expect(allocated.bytes - before).toBeLessThan(1000)
})

test('a list within a list within a list, and so on, is an error', () => {
  const bytes = new Uint8Array(600_014)
  bytes.set([1, 0, 0, 0, 0, 0, 0, 0])
  for (let i = 8; i + 6 <= bytes.length; i += 6) bytes.set([0, 0, 1, 0, 0, 0], i)
  expect(errorOf(startSession(), bytes)).toMatch(/^(stack|badmsg)$/)
})

test.each(['a:7', 'exit 3', '{x}[a:7]', '{x};a:7', '{x}a:7'])(
  'the text of a function is not run when it arrives: %s',
  text => {
    const session = startSession()
    const source = Uint8Array.from(text, char => char.charCodeAt(0))
    const bytes = Uint8Array.of(1, 0, 0, 0, 0, 0, 0, 0, 100, 0, 10, 0, source.length, 0, 0, 0, ...source)
    expect(errorOf(session, bytes)).toBe('badmsg')
    expect(session.getGlobal('a')).toBeUndefined()
  },
)
