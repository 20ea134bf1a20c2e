import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { atBase } from '../navigation/at-base.ts'
import type { PageKind } from '../search/search-provider.ts'
import { Failure } from './search/failure.tsx'
import { readKeptState, updateKeptState } from './search/kept-state.ts'
import { KindFilter } from './search/kind-filter.tsx'
import { NoResults, Suggestions } from './search/no-results.tsx'
import { PageResult } from './search/page-result.tsx'
import { readSearchAddress, searchAddress } from './search/search-address.ts'
import { queryLimit, screenOf } from './search/search-state.ts'
import { Status } from './search/status.tsx'
import { useKeptPlace } from './search/use-kept-place.ts'
import { useSearch } from './search/use-search.ts'

const pagesPerStep = 15
/** Browsers refuse addresses that change more often than a hundred times in half a minute. */
const addressDelayMs = 350

type SearchPageProps = { siteTitle: string; reportUrl: string | undefined; children?: ReactNode }

/** The search page: what the address asks for, and what is typed. `children` is what it offers without a query. */
export function SearchPage({ siteTitle, reportUrl, children }: SearchPageProps) {
  const [state, dispatch] = useSearch(pagesPerStep)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const query = state.query.trim()
  const screen = screenOf(state)
  const heading = query === '' ? 'Search the documentation' : `Search results for "${query}"`
  const answer = state.answered?.answer
  const isPaging = state.offset > 0
  const areResultsShown = screen === 'results' || (screen === 'failed' && isPaging)

  const setQuery = (next: string) => {
    if (input.current) input.current.value = next
    dispatch({ type: 'typed', query: next })
  }

  // Before the first frame, so that nothing of the page without a query is seen. What was typed before React came counts.
  useLayoutEffect(() => {
    if (!input.current) return
    const asked = readSearchAddress(location.search)
    const query = input.current.value || asked.query
    input.current.value = query.slice(0, queryLimit)
    const count = query === asked.query ? readKeptState().resultCount : undefined
    dispatch({ type: 'opened', query, kind: asked.kind, count })
    if (query === '' && document.activeElement?.matches('body, h1')) input.current.focus({ preventScroll: true })
  }, [dispatch])

  useEffect(() => {
    if (state.request === 0) return
    const { href } = location
    const timer = setTimeout(() => {
      // The reader has followed a link: address and title belong to the page that is on its way, also to another search.
      if (location.href !== href) return
      document.title = `${heading} | ${siteTitle}`
      replaceAddress(query, state.kind)
    }, addressDelayMs)
    return () => clearTimeout(timer)
  }, [query, state.kind, heading, siteTitle, state.request])

  useKeptPlace(areResultsShown && answer ? answer.groups.length : 0)

  // The button that asked for more may be gone; the reader goes on where the new results begin.
  useEffect(() => {
    if (isPaging && !state.isWaiting) document.getElementById(`${id}-${state.offset}`)?.focus()
  }, [isPaging, state.isWaiting, state.offset, id])

  return (
    <>
      <h1 className="search-heading" data-query={query === '' ? undefined : ''}>
        {heading}
      </h1>
      <search>
        <form
          className="search-form"
          action={atBase('/search')}
          onSubmit={event => {
            event.preventDefault()
            if (screen === 'failed') dispatch({ type: 'retried' })
            else document.getElementById(`${id}-0`)?.focus()
          }}
        >
          <label className="visually-hidden" htmlFor="q">
            Search
          </label>
          <input
            ref={input}
            id="q"
            type="search"
            name="q"
            placeholder="Type your search here"
            autoComplete="off"
            maxLength={queryLimit}
            onInput={event => dispatch({ type: 'typed', query: event.currentTarget.value })}
          />
          <button type="submit">Search</button>
        </form>
      </search>
      {query !== '' && (
        <div className="search-bar">
          <KindFilter kind={state.kind} onChange={kind => dispatch({ type: 'filtered', kind })} />
          {screen !== 'none' && <p className="muted">{countText()}</p>}
        </div>
      )}
      {screen === 'none' && state.answered && answer && (
        <NoResults
          title="No results were found"
          query={state.answered.query}
          suggestions={answer.suggestions}
          reportUrl={reportUrl}
          onSuggestion={setQuery}
        />
      )}
      {areResultsShown && answer && (
        <>
          <ol className="search-results">
            {answer.groups.map((group, index) => (
              <PageResult key={group.target} id={`${id}-${index}`} group={group} />
            ))}
          </ol>
          {screen !== 'failed' && answer.groups.length < answer.count && (
            <button
              type="button"
              className="search-more"
              aria-disabled={state.isWaiting}
              onClick={() => !state.isWaiting && dispatch({ type: 'asked for more' })}
            >
              {state.isWaiting && isPaging ? 'Fetching new results...' : 'More results'}
            </button>
          )}
          <Suggestions suggestions={answer.suggestions} onSuggestion={setQuery} />
        </>
      )}
      {screen === 'failed' && (
        <Failure address={searchAddress(query, state.kind)} onRetry={() => dispatch({ type: 'retried' })} />
      )}
      <div hidden={query !== ''}>{children}</div>
      <Status message={state.isWaiting ? '' : countText()} />
    </>
  )

  function countText(): string {
    if (screen === 'results' && answer) return foundText(answer.count)
    if (screen === 'none') return 'No results were found'
    return state.isWaiting ? 'Fetching new results...' : ''
  }
}

/** An address that asks the same in other characters is left as the reader wrote it. */
function replaceAddress(query: string, kind: PageKind | undefined) {
  const asked = readSearchAddress(location.search)
  if (query === asked.query.trim() && kind === asked.kind) return
  const kept = readKeptState()
  history.replaceState(history.state, '', query === '' ? atBase('/search') : searchAddress(query, kind))
  // The browser gives the entry an empty state with its new address.
  updateKeptState(kept)
}

function foundText(count: number): string {
  return count === 1 ? 'One document found' : `${count} documents found`
}
