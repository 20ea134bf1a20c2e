import { expect, test, vi } from 'vitest'
import type { SearchProvider, SearchRequest } from './search-provider.ts'
import { withFallback } from './with-fallback.ts'

const stop = new AbortController()
const request: SearchRequest = { query: 'aj', kind: undefined, limit: 1, offset: 0, signal: stop.signal }

/** Finds `count` pages, or fails where that is undefined. */
function provider(count: number | undefined): SearchProvider {
  return {
    warm: async () => {},
    search: async () => {
      if (count === undefined) throw new Error('down')
      return { groups: [], count, suggestions: [] }
    },
    snippets: async () => new Map([[String(count), { text: '', marks: [], isCode: false }]]),
  }
}

test('the second provider is loaded when the first fails, once, and brings its own snippets', async () => {
  const load = vi.fn(async () => provider(2))
  const failing = withFallback(provider(undefined), load)
  expect(load).not.toHaveBeenCalled()
  expect((await failing.search(request)).count).toBe(2)
  expect((await failing.search(request)).count).toBe(2)
  expect([...(await failing.snippets([], '', stop.signal)).keys()]).toEqual(['2'])
  expect(load).toHaveBeenCalledTimes(1)
})

test('a first provider that answers again is taken again', async () => {
  const first = provider(1)
  const answers = [Promise.reject(new Error('down')), first.search(request)]
  const recovering = withFallback({ ...first, search: () => answers.shift() ?? first.search(request) }, async () =>
    provider(2),
  )
  expect((await recovering.search(request)).count).toBe(2)
  expect((await recovering.search(request)).count).toBe(1)
  expect([...(await recovering.snippets([], '', stop.signal)).keys()]).toEqual(['1'])
})

test('without either the error says so, and the next search tries both again', async () => {
  const loads = [Promise.reject(new Error('offline')), Promise.resolve(provider(2))]
  const failing = withFallback(provider(undefined), () => loads.shift() ?? Promise.resolve(provider(3)))
  await expect(failing.search(request)).rejects.toThrow('Neither the search service nor the index')
  expect((await failing.search(request)).count).toBe(2)
})

test('an aborted search is no failure', async () => {
  const load = vi.fn(async () => provider(2))
  const aborted = AbortSignal.abort(new Error('typed on'))
  await expect(withFallback(provider(undefined), load).search({ ...request, signal: aborted })).rejects.toThrow(
    'typed on',
  )
  expect(load).not.toHaveBeenCalled()
})
