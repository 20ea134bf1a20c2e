import { type Dispatch, useEffect, useReducer } from 'react'
import { chooseProvider } from '../../providers/choose-provider.ts'
import { changeSearch, type SearchEvent, type SearchState, startSearch } from './search-state.ts'

/** How long typing has to pause before texts of pages are fetched for snippets. */
const pauseMs = 80

/** The state of a search that requests `limit` pages at a time. Requests that are no longer current are aborted. */
export function useSearch(limit: number, query?: string): [SearchState, Dispatch<SearchEvent>] {
  const [state, dispatch] = useReducer(changeSearch, query, startSearch)
  const { request, isWaiting } = state

  // biome-ignore lint/correctness/useExhaustiveDependencies: every request has its own number.
  useEffect(() => {
    if (!isWaiting) return
    const controller = new AbortController()
    answerQuestion(state, { limit, signal: controller.signal, dispatch })
    return () => controller.abort()
  }, [request])

  return [state, dispatch]
}

interface AnswerOptions {
  limit: number
  signal: AbortSignal
  dispatch: Dispatch<SearchEvent>
}

/** Dispatches the answer, and after it the snippets of hits that came without one. */
async function answerQuestion(state: SearchState, { limit, signal, dispatch }: AnswerOptions) {
  const { query, kind, offset, restoredCount, request } = state
  try {
    const provider = chooseProvider()
    const answer = await provider.search({ query, kind, limit: restoredCount ?? limit, offset, signal })
    if (signal.aborted) return
    dispatch({ type: 'answered', request, answer })
    const hits = answer.groups.flatMap(group => group.hits).filter(hit => !hit.snippet)
    if (hits.length === 0) return
    await new Promise(resolve => setTimeout(resolve, pauseMs))
    if (signal.aborted) return
    // Results are useful without snippets.
    const snippets = await provider.snippets(hits, query, signal).catch(() => new Map())
    if (!signal.aborted) dispatch({ type: 'snippetsLoaded', request, snippets })
  } catch (error) {
    if (signal.aborted) return
    dispatch({ type: 'failed', request, message: error instanceof Error ? error.message : String(error) })
  }
}
