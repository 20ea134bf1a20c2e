import { type Dispatch, useEffect, useReducer } from 'react'
import { searchProvider } from '../../search/provider.ts'
import { changeSearch, type SearchEvent, type SearchState, startSearch } from './search-state.ts'

/** Typing shall be at rest for a moment before texts of pages are fetched. */
const snippetDelayMs = 80

/** A search that asks the page's provider, `limit` pages at a time. What is no longer wanted is aborted. */
export function useSearch(limit: number, query?: string): [SearchState, Dispatch<SearchEvent>] {
  const [state, dispatch] = useReducer(changeSearch, query, startSearch)
  const { request, isWaiting } = state

  // biome-ignore lint/correctness/useExhaustiveDependencies: every question has a number of its own.
  useEffect(() => {
    if (!isWaiting) return
    const controller = new AbortController()
    answer(state, limit, controller.signal, dispatch)
    return () => controller.abort()
  }, [request])

  return [state, dispatch]
}

async function answer(
  { query, kind, offset, resumed, request }: SearchState,
  limit: number,
  signal: AbortSignal,
  dispatch: Dispatch<SearchEvent>,
) {
  try {
    const provider = searchProvider()
    const answer = await provider.search({ query, kind, limit: resumed ?? limit, offset, signal })
    if (signal.aborted) return
    dispatch({ type: 'answered', request, answer })
    const hits = answer.groups.flatMap(group => group.hits).filter(hit => !hit.snippet)
    if (hits.length === 0) return
    await new Promise(resolve => setTimeout(resolve, snippetDelayMs))
    if (signal.aborted) return
    // Results are of use without them.
    const snippets = await provider.snippets(hits, query, signal).catch(() => new Map())
    if (!signal.aborted) dispatch({ type: 'got snippets', request, snippets })
  } catch (error) {
    if (signal.aborted) return
    dispatch({ type: 'failed', request, message: error instanceof Error ? error.message : String(error) })
  }
}
