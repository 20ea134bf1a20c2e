import type { SearchProvider } from './search-provider.ts'

/** Answers by `first`, and by `second` whenever that fails. */
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
        request.signal.throwIfAborted()
        const answer = await second.search(request)
        answering = second
        return answer
      }
    },
    snippets: (...asked) => answering.snippets(...asked),
  }
}
