import { expect, test } from 'vitest'
import type { SearchProvider, SearchRequest } from '../search-contract.ts'
import { withFallback } from './with-fallback.ts'

const stop = new AbortController()
const request: SearchRequest = { query: 'aj', kind: undefined, limit: 1, offset: 0, signal: stop.signal }

/** Finds `count` pages, or fails where that is undefined. */
function provider(count: number | undefined, failure = 'down'): SearchProvider {
  return {
    preload: async () => {},
    search: async () => {
      if (count === undefined) throw new Error(failure)
      return { groups: [], count, suggestions: [] }
    },
    snippets: async () => new Map([[String(count), { text: '', marks: [], isCode: false }]]),
  }
}

test('the second provider answers when the first fails, and its snippets are used', async () => {
  const failing = withFallback(provider(undefined), provider(2))
  expect((await failing.search(request)).count).toBe(2)
  expect([...(await failing.snippets([], '', stop.signal)).keys()]).toEqual(['2'])
})

test('the first provider is tried again, and answers once it has recovered', async () => {
  const first = provider(1)
  const answers = [Promise.reject(new Error('down')), first.search(request)]
  const recovering = withFallback({ ...first, search: () => answers.shift() ?? first.search(request) }, provider(2))
  expect((await recovering.search(request)).count).toBe(2)
  expect((await recovering.search(request)).count).toBe(1)
  expect([...(await recovering.snippets([], '', stop.signal)).keys()]).toEqual(['1'])
})

test('when both fail, the search rejects with the error of the second', async () => {
  const both = withFallback(provider(undefined, 'first is down'), provider(undefined, 'second is down'))
  await expect(both.search(request)).rejects.toThrow('second is down')
})

test('an aborted search does not use the second provider', async () => {
  const aborted = AbortSignal.abort(new Error('typed on'))
  const search = withFallback(provider(undefined), provider(2)).search({ ...request, signal: aborted })
  await expect(search).rejects.toThrow('typed on')
})
