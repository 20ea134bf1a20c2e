import type { SearchProvider } from '../search-contract.ts'

/** Asks `first`, and `second` whenever the first one fails. Snippets come from the one that answered last. */
export function withFallback(first: SearchProvider, second: SearchProvider): SearchProvider {
  let answering = first
  return {
    warm: () => first.warm(),
    async search(request) {
      try {
        const answer = await first.search(request)
        answering = first
        return answer
      } catch {
        // The reader has typed more, so the question was aborted; nothing has failed.
        request.signal.throwIfAborted()
        const answer = await second.search(request)
        answering = second
        return answer
      }
    },
    snippets: (...request) => answering.snippets(...request),
  }
}
