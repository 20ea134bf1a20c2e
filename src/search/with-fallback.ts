import type { SearchProvider } from './search-provider.ts'

/** Answers by `first`; whenever that fails, by the second provider, which is loaded then. */
export function withFallback(first: SearchProvider, loadSecond: () => Promise<SearchProvider>): SearchProvider {
  let second: Promise<SearchProvider> | undefined
  let answering = first
  return {
    warm: () => first.warm(),
    async search(request) {
      try {
        const answer = await first.search(request)
        answering = first
        return answer
      } catch {
        request.signal.throwIfAborted()
        answering = await loadedSecond()
        return answering.search(request)
      }
    },
    snippets: (...asked) => answering.snippets(...asked),
  }

  function loadedSecond(): Promise<SearchProvider> {
    second ??= loadSecond().catch(cause => {
      second = undefined // The next query tries again.
      throw new Error('Neither the search service nor the index of this site can be had.', { cause })
    })
    return second
  }
}
