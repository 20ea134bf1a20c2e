import { expect, test, vi } from 'vitest'
import { createEngine } from './create-engine.ts'
import { startEngine } from './start-engine.ts'

vi.mock('./create-engine.ts', () => ({ createEngine: vi.fn() }))

test('without workers, the engine in the page gets the index and fetches its files from the folder of the index', async () => {
  vi.stubGlobal('Worker', undefined)
  const fetch = vi.fn(async (address: string) => new Response(`text of ${address}`))
  vi.stubGlobal('fetch', fetch)
  await startEngine({ index: Promise.resolve('text'), folder: '/assets/search', onStop: vi.fn() })
  const [index, fetchFile] = vi.mocked(createEngine).mock.calls[0] ?? []
  expect(index).toBe('text')
  expect(await fetchFile?.('a1b2')).toBe('text of /assets/search/a1b2.json')
})
