import { expect, test } from 'vitest'
import { z } from 'zod'
import { listKnownKeys, listUnknownKeys } from './known-keys.ts'

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
