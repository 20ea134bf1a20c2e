import { expect, test, vi } from 'vitest'
import type { SearchProvider, SearchRequest } from '../search-contract.ts'
import { loadOnDemand } from './load-on-demand.ts'

const request: SearchRequest = {
  query: 'joins',
  kind: undefined,
  limit: 5,
  offset: 0,
  signal: new AbortController().signal,
}
const answer = { groups: [], count: 3, suggestions: [] }

test('the code is loaded at the first call and then used for all', async () => {
  const loaded = stubProvider()
  const load = vi.fn(async () => loaded)
  const provider = loadOnDemand(load)
  expect(load).not.toHaveBeenCalled()
  await Promise.all([provider.preload(), provider.search(request)])
  expect(await provider.search(request)).toBe(answer)
  await provider.snippets([], 'joins', request.signal)
  expect(load).toHaveBeenCalledTimes(1)
  expect(loaded.preload).toHaveBeenCalledTimes(1)
  expect(loaded.search).toHaveBeenCalledWith(request)
  expect(loaded.snippets).toHaveBeenCalledWith([], 'joins', request.signal)
})

test('code that could not be loaded is loaded again at the next call', async () => {
  const load = vi.fn(async () => stubProvider())
  load.mockRejectedValueOnce(new Error('no network'))
  const provider = loadOnDemand(load)
  await expect(provider.search(request)).rejects.toThrow('no network')
  expect(await provider.search(request)).toBe(answer)
})

function stubProvider() {
  return {
    preload: vi.fn(async () => {}),
    search: vi.fn(async () => answer),
    snippets: vi.fn(async () => new Map()),
  } satisfies SearchProvider
}
