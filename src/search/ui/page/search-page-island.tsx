'use client'

import { type Dispatch, type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { maxQueryLength, type SearchAnswer } from '../../search-contract.ts'
import { NoResults, noResultsMessages } from '../parts/no-results.tsx'
import { SearchFailure } from '../parts/search-failure.tsx'
import { KindFilter, SearchForm, SearchStatus } from '../parts/search-form.tsx'
import { pageMessages } from '../search-messages.ts'
import { buildSearchAddress, readSearchAddress } from '../state/search-address.ts'
import { getScreen, type SearchEvent, type SearchState } from '../state/search-state.ts'
import { useSearch } from '../state/use-search.ts'
import { PageResults } from './page-results.tsx'
import { readSearchPageState, useAddress, useScrollRestoration } from './search-page-history.ts'
import { StartLinks } from './start-links.tsx'

/** @public */
export const attach = 'load'
/** A crash is reported as a crash of the page, not of a control. @public */
export const ownsPage = true

/** How many pages are listed at first, and how many "More results" adds. */
const groupsPerRequest = 15

interface SearchPageProps {
  siteTitle: string
  reportUrl: string | undefined
  children?: ReactNode
}

/** The search page. The query comes from its address or its field; without a query, `children` is shown. */
export function SearchPage({ siteTitle, reportUrl, children }: SearchPageProps) {
  const [state, dispatch] = useSearch(groupsPerRequest)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const query = state.query.trim()
  const screen = getScreen(state)
  const heading = pageMessages.heading(query)
  const retry = () => dispatch({ type: 'retried' })
  const setQuery = (next: string) => {
    if (input.current) input.current.value = next
    dispatch({ type: 'typed', query: next })
  }

  useFirstQuery(input, dispatch)
  useAddress(state, `${heading} | ${siteTitle}`)
  useScrollRestoration(getShownAnswer(state)?.groups.length ?? 0)
  useFocusOnFurtherResults(state, id)

  return (
    <>
      <h1 className="search-heading" data-query={query === '' ? undefined : ''}>
        {heading}
      </h1>
      <SearchPageForm
        input={input}
        onQuery={next => dispatch({ type: 'typed', query: next })}
        onSubmit={() => (screen === 'failed' ? retry() : document.getElementById(`${id}-0`)?.focus())}
      />
      {query !== '' && <SearchBar {...{ state, dispatch }} />}
      <SearchOutcome
        {...{ id, state, reportUrl }}
        onMore={() => dispatch({ type: 'loadMore' })}
        onSuggestion={setQuery}
        onRetry={retry}
      />
      {query === '' && <StartLinks onQuery={setQuery} />}
      <div className="search-overview" hidden={query !== ''}>
        {children}
      </div>
      <SearchStatus message={state.isWaiting ? '' : describeResultCount(state)} />
    </>
  )
}

interface SearchBarProps {
  state: SearchState
  dispatch: Dispatch<SearchEvent>
}

function SearchBar({ state, dispatch }: SearchBarProps) {
  return (
    <div className="search-bar">
      <KindFilter kind={state.kind} onChange={kind => dispatch({ type: 'filtered', kind })} />
      {getScreen(state) !== 'none' && <p className="muted">{describeResultCount(state)}</p>}
    </div>
  )
}

interface SearchOutcomeProps {
  id: string
  state: SearchState
  reportUrl: string | undefined
  onMore: () => void
  onSuggestion: (query: string) => void
  onRetry: () => void
}

function SearchOutcome({ id, state, reportUrl, onMore, onSuggestion, onRetry }: SearchOutcomeProps) {
  const { answered, query, kind } = state
  const screen = getScreen(state)
  const shown = getShownAnswer(state)
  return (
    <>
      {screen === 'none' && answered && (
        <NoResults
          title={noResultsMessages.page}
          query={answered.query}
          suggestions={answered.answer.suggestions}
          {...{ reportUrl, onSuggestion }}
        />
      )}
      {shown && <PageResults {...{ id, state, onMore, onSuggestion }} answer={shown} />}
      {screen === 'failed' && <SearchFailure address={buildSearchAddress(query, kind)} onRetry={onRetry} />}
    </>
  )
}

/** The answer whose results are shown. If further results could not be fetched, the first ones stay. */
function getShownAnswer(state: SearchState): SearchAnswer | undefined {
  const screen = getScreen(state)
  const areResultsShown = screen === 'results' || (screen === 'failed' && state.offset > 0)
  return areResultsShown ? state.answered?.answer : undefined
}

/**
 * Searches for the query in the page's address, or for the text typed into the field before React attached. It does so before
 * the browser paints, so that `children` is not visible for a moment.
 */
function useFirstQuery(input: RefObject<HTMLInputElement | null>, dispatch: Dispatch<SearchEvent>) {
  useLayoutEffect(() => {
    if (!input.current) return
    const asked = readSearchAddress(location.search)
    const isFieldEmpty = input.current.value === ''
    const query = input.current.value || asked.query
    input.current.value = query.slice(0, maxQueryLength)
    // If the reader is in the empty field and about to type, that should replace the query of the address, not add to it.
    if (isFieldEmpty && document.activeElement === input.current) input.current.select()
    const count = query === asked.query ? readSearchPageState().resultCount : undefined
    dispatch({ type: 'opened', query, kind: asked.kind, count })
    if (query === '' && document.activeElement?.matches('body, h1')) input.current.focus({ preventScroll: true })
  }, [input, dispatch])
}

/** The "More results" button may be gone by now, so the focus moves to the first of the further results. */
function useFocusOnFurtherResults({ offset, isWaiting }: SearchState, id: string) {
  useEffect(() => {
    if (offset > 0 && !isWaiting) document.getElementById(`${id}-${offset}`)?.focus()
  }, [isWaiting, offset, id])
}

function describeResultCount(state: SearchState): string {
  const screen = getScreen(state)
  if (screen === 'none') return noResultsMessages.page
  if (screen !== 'results' || !state.answered) return state.isWaiting ? pageMessages.waiting : ''
  return pageMessages.results(state.answered.answer.count)
}

interface SearchPageFormProps {
  input: RefObject<HTMLInputElement | null>
  onQuery: (query: string) => void
  onSubmit: () => void
}

/** The field is uncontrolled, since readers may type into it before React attaches. */
function SearchPageForm({ input, onQuery, onSubmit }: SearchPageFormProps) {
  return (
    <SearchForm onSubmit={onSubmit}>
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
        maxLength={maxQueryLength}
        onInput={event => onQuery(event.currentTarget.value)}
      />
      <button type="submit">Search</button>
    </SearchForm>
  )
}
