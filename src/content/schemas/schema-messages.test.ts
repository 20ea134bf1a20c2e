import { expect, test } from 'vitest'
import { z } from 'zod'
import { describeExpectedValue, listKnownKeys, listUnknownKeys } from './schema-messages.ts'

const link = z.object({ label: z.string(), to: z.string() })
const schema = z.object({
  title: z.string(),
  items: z.array(z.union([link, z.object({ label: z.string(), items: z.array(link) })])).optional(),
  colours: z.record(z.string(), z.object({ dark: z.string() })),
  logo: z.object({ src: z.string() }).default({ src: '' }),
  footer: z.object({ note: z.string() }).nullable(),
  text: z.string().pipe(z.string()),
})

test('keys that no schema knows are found at any depth, with the keys they could have been', () => {
  const value = {
    title: 'T',
    titel: 'T',
    items: [{ label: 'a', too: '/a' }],
    colours: { red: { dark: '#000', drak: '#000' } },
    logo: { scr: '' },
    footer: { notes: '' },
    text: { any: 1 },
  }
  expect(listUnknownKeys(value, [schema])).toEqual([
    { path: ['titel'], known: ['title', 'items', 'colours', 'logo', 'footer', 'text'] },
    { path: ['items', 0, 'too'], known: ['label', 'to', 'items'] },
    { path: ['colours', 'red', 'drak'], known: ['dark'] },
    { path: ['logo', 'scr'], known: ['src'] },
    { path: ['footer', 'notes'], known: ['note'] },
  ])
})

test('values that are no maps have no unknown keys', () => {
  expect(listUnknownKeys('text', [schema])).toEqual([])
  expect(listUnknownKeys(null, [schema])).toEqual([])
  expect(listUnknownKeys([['x']], [schema])).toEqual([])
})

test('the known keys at a path are those of all schemas that a value there may follow', () => {
  expect(listKnownKeys(schema, ['items', 0])).toEqual(['label', 'to', 'label', 'items'])
  expect(listKnownKeys(schema, ['items', 0, 'items', 3])).toEqual(['label', 'to'])
  expect(listKnownKeys(schema, ['logo'])).toEqual(['src'])
  expect(listKnownKeys(schema, ['title'])).toEqual([])
  expect(listKnownKeys(schema, ['nope', 'deeper'])).toEqual([])
})

test.each([
  ['text', z.string(), 'it must be text'],
  ['a number', z.number(), 'it must be a number'],
  ['true or false', z.boolean(), 'it must be true or false'],
  ['a list', z.array(z.string()), 'it must be a list'],
  ['a map with known keys', z.object({ a: z.string() }), 'it must be a map of keys and values'],
  ['a map with any keys', z.record(z.string(), z.string()), 'it must be a map of keys and values'],
])('where %s is expected, another kind of value is answered by saying so', (_, schema, message) => {
  expect(messageOf(schema, null)).toBe(message)
})

test('a fraction where a whole number is expected is answered by saying so', () => {
  expect(messageOf(z.int(), 1.5)).toBe('it must be a whole number')
})

test('a number out of its range is answered by the limit', () => {
  expect(messageOf(z.number().min(2), 1)).toBe('it must be at least 2')
  expect(messageOf(z.number().max(6), 7)).toBe('it must be at most 6')
})

function messageOf(schema: z.ZodType, value: unknown): string | undefined {
  return schema.safeParse(value, { error: describeExpectedValue }).error?.issues[0]?.message
}
