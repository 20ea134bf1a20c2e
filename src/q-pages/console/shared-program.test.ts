import { createSession, splitScript } from '@tickwise/q/source'
import { expect, test, vi } from 'vitest'
import { library } from '../../../q/library.ts'
import { createRandom } from '../../../q/session/create-random.ts'
import { decodeProgram, encodeProgram, writeScript } from './shared-program.ts'

const long = Array.from({ length: 60 }, (_, place) => `price${place}:${place}+til 10`).join('\n')

test.each([['1+1'], [' f:{\n  x+1}\nf 2 '], ['"é語😀"'], [long], ['a'.repeat(90_000)]])(
  'a program comes back from its hash as it was',
  async text => {
    expect(await decodeProgram((await encodeProgram(text)) ?? '')).toEqual({ kind: 'program', text })
  },
)

test('a hash has only characters that stay as they are in an address', async () => {
  for (const text of ['1+1', '"~~~???>>>ÿ"', long]) expect(await encodeProgram(text)).toMatch(/^#code=[tz][\w-]+$/)
})

test('a long program is compressed and a short one is not', async () => {
  expect(await encodeProgram('1+1')).toBe('#code=tMSsx')
  const hash = await encodeProgram(long)
  expect(hash).toMatch(/^#code=z/)
  expect(hash?.length).toBeLessThan(long.length / 2)
})

test('without compression in the browser the hash holds the plain text', async () => {
  vi.stubGlobal('CompressionStream', undefined)
  const hash = (await encodeProgram(long)) ?? ''
  expect(hash).toMatch(/^#code=t/)
  expect(await decodeProgram(hash)).toEqual({ kind: 'program', text: long })
})

test('a program that needs more than 8,000 characters has no hash', async () => {
  const random = createRandom(1)
  const noise = Array.from({ length: 9000 }, () => String.fromCharCode(33 + Math.floor(random() * 90))).join('')
  expect(await encodeProgram(noise)).toBeUndefined()
  expect(await encodeProgram('a'.repeat(100_001))).toBeUndefined()
})

test.each([
  ['#code='],
  ['#code=x123'],
  ['#code=t!!'],
  ['#code=tA'],
  ['#code=t_w'],
  ['#code=zAAAA'],
  ['#code=tIA'],
  ['#code=z%20'],
])('%s is damaged', async hash => {
  expect(await decodeProgram(hash)).toEqual({ kind: 'damaged' })
})

test('every hash that was cut off or changed is damaged or holds another text, and nothing throws', async () => {
  const hash = (await encodeProgram(long)) ?? ''
  for (let end = 7; end < hash.length; end += 5) expect((await decodeProgram(hash.slice(0, end))).kind).toBe('damaged')
})

test('a hash that unpacks to very much is damaged', async () => {
  const stream = new Blob(['a'.repeat(5_000_000)]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const packed = Buffer.from(await new Response(stream).arrayBuffer()).toString('base64url')
  expect(await decodeProgram(`#code=z${packed}`)).toEqual({ kind: 'damaged' })
})

test('other hashes hold no program', async () => {
  expect(await decodeProgram('')).toEqual({ kind: 'none' })
  expect(await decodeProgram('#keys')).toEqual({ kind: 'none' })
})

test('a script has the inputs one after the other, and its statements are the inputs', () => {
  const inputs = ['a:1', 'f:{\nx+1\n }', '\\d .desk', 'f\\[3;1]']
  const script = writeScript(inputs)
  expect(script).toBe('a:1\nf:{\n x+1\n }\n\\d .desk\nf\\[3;1]\n')
  expect(splitScript(script)).toHaveLength(inputs.length)
})

test.each([
  ['f:{"one\ntwo"}', 'f:{"one\\ntwo"}\n'],
  ['f:{\n"a\\"b\nc"}', 'f:{\n "a\\"b\\nc"}\n'],
  ['f:{ / say "so\nx}', 'f:{ / say "so\n x}\n'],
])('%j keeps the strings it has', (input, script) => {
  expect(writeScript([input])).toBe(script)
  expect(run(script)).toBe(run(input))
})

test('no inputs are an empty script', () => expect(writeScript([])).toBe(''))

/** What the function `f` prints after a script has run. */
function run(script: string): string {
  const session = createSession({ library })
  for (const { text } of splitScript(script)) session.run(text)
  return session.run('-3!f[0]').output
}
