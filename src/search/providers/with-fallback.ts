import type { SearchProvider } from '../search-contract.ts'

/** Searches with `first`, and with `second` whenever that fails. Snippets come from the provider that answered last. */
export function withFallback(first: SearchProvider, second: SearchProvider): SearchProvider {
  let answering = first
  return {
    preload: () => first.preload(),
    async search(request) {
      try {
        const answer = await first.search(request)
        answering = first
        return answer
      } catch {
        // The request was aborted because the reader has typed more; `first` has not failed.
        request.signal.throwIfAborted()
        const answer = await second.search(request)
        answering = second
        return answer
      }
    },
    snippets: (...request) => answering.snippets(...request),
  }
}
