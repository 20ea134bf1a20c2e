import { expect, test } from 'vitest'
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

test('the second provider answers when the first fails, and brings its own snippets', async () => {
  const failing = withFallback(provider(undefined), provider(2))
  expect((await failing.search(request)).count).toBe(2)
  expect([...(await failing.snippets([], '', stop.signal)).keys()]).toEqual(['2'])
})

test('a first provider that answers again is taken again', async () => {
  const first = provider(1)
  const answers = [Promise.reject(new Error('down')), first.search(request)]
  const recovering = withFallback({ ...first, search: () => answers.shift() ?? first.search(request) }, provider(2))
  expect((await recovering.search(request)).count).toBe(2)
  expect((await recovering.search(request)).count).toBe(1)
  expect([...(await recovering.snippets([], '', stop.signal)).keys()]).toEqual(['1'])
})

test('when both fail it is told as the failure of the second', async () => {
  await expect(withFallback(provider(undefined), provider(undefined)).search(request)).rejects.toThrow('down')
})

test('an aborted search is no failure', async () => {
  const aborted = AbortSignal.abort(new Error('typed on'))
  const search = withFallback(provider(undefined), provider(2)).search({ ...request, signal: aborted })
  await expect(search).rejects.toThrow('typed on')
})
