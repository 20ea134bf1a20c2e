import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { Failure } from './failure.tsx'
import { follow, followPlain, openElsewhere } from './follow.ts'
import { KeyHints } from './key-hints.tsx'
import { KindFilter } from './kind-filter.tsx'
import { NoResults, Suggestions } from './no-results.tsx'
import { Results } from './results.tsx'
import { type SavedHit, savedHit } from './saved-hits.ts'
import { searchAddress } from './search-address.ts'
import { SearchField } from './search-field.tsx'
import { hitsOf, screenOf, statusOf } from './search-state.ts'
import { StartScreen } from './start-screen.tsx'
import { Status } from './status.tsx'
import { typedAhead } from './typed-ahead.ts'
import { useSavedHits } from './use-saved-hits.ts'
import { useSearch } from './use-search.ts'

const pagesShown = 6

type SearchPanelProps = {
  /** Text of the page that the reader has selected; what was typed before the dialog was there comes before it. */
  selected: string
  reportUrl: string | undefined
  dialog: RefObject<HTMLDialogElement | null>
}

/** What the open dialog holds: a combobox, and below it the screen of the moment. */
export function SearchPanel({ selected, reportUrl, dialog }: SearchPanelProps) {
  const [{ text, isEntered }] = useState(typedAhead)
  const [state, dispatch] = useSearch(pagesShown, text || selected)
  const { saved, visit, save, remove } = useSavedHits()
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const screen = screenOf(state)
  const options = optionsOf()
  const active = options[state.active]

  useEffect(() => {
    if (isEntered) dispatch({ type: 'entered early' })
  }, [isEntered, dispatch])

  useEffect(() => {
    if (!state.isFollowing || state.isWaiting || screen !== 'results' || !active) return
    // Followed once: a second time would break off the navigation that has begun.
    dispatch({ type: 'moved', to: state.active })
    open(active)
  })

  const setQuery = (query: string) => {
    dispatch({ type: 'typed', query })
    input.current?.focus()
  }
  const retry = () => {
    dispatch({ type: 'retried' })
    input.current?.focus()
  }
  const open = (hit: SavedHit) => {
    visit(hit)
    follow(hit.target, dialog.current)
  }
  const enter = (event?: KeyboardEvent) => {
    if (screen === 'failed') return retry()
    if (state.isWaiting) return dispatch({ type: 'entered early' })
    if (!active) return
    if (!event?.ctrlKey && !event?.metaKey && !event?.shiftKey) return open(active)
    visit(active)
    openElsewhere(active.url, event.shiftKey)
  }
  const move = (by: 1 | -1) => {
    if (options.length === 0) return
    const to = (state.active + by + options.length) % options.length
    dispatch({ type: 'moved', to })
    document.getElementById(`${id}-${to}`)?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // An input method takes these keys for itself; 229 is how some browsers say so.
    if (event.nativeEvent.isComposing || event.keyCode === 229 || event.altKey) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') move(event.key === 'ArrowDown' ? 1 : -1)
    else if (event.key === 'Enter') enter(event)
    else return
    event.preventDefault()
  }
  const actions = { point: (to: number) => dispatch({ type: 'moved', to }), open, visit }

  return (
    <>
      <SearchField
        input={input}
        query={state.query}
        isWaiting={state.isWaiting}
        lists={options.length > 0 ? listsOf() : undefined}
        active={active && `${id}-${state.active}`}
        onQuery={setQuery}
        onKeyDown={onKeyDown}
        onSubmit={() => enter()}
        onCancel={() => dialog.current?.close()}
      />
      {state.query.trim() !== '' && (
        <KindFilter kind={state.kind} onChange={kind => dispatch({ type: 'filtered', kind })} />
      )}
      <div className="search-screen" aria-busy={state.isWaiting || undefined}>
        {screen === 'start' && (
          <StartScreen
            id={id}
            saved={saved}
            isWaiting={state.isWaiting}
            active={active ? state.active : -1}
            actions={actions}
            onSave={hit => {
              save(hit)
              input.current?.focus()
            }}
            onRemove={hit => {
              remove(hit)
              input.current?.focus()
            }}
          />
        )}
        {screen === 'failed' && (
          <Failure address={searchAddress(state.query, state.kind)} onRetry={retry} dialog={dialog} />
        )}
        {screen === 'none' && state.answered && (
          <NoResults
            title={`No results for "${state.answered.query}"`}
            query={state.answered.query}
            suggestions={state.answered.answer.suggestions}
            reportUrl={reportUrl}
            onSuggestion={setQuery}
          />
        )}
        {screen === 'results' && state.answered && (
          <Results id={id} answer={state.answered.answer} active={state.active} actions={actions} />
        )}
      </div>
      {screen === 'results' && state.answered && (
        <Suggestions suggestions={state.answered.answer.suggestions} onSuggestion={setQuery} />
      )}
      <div className="search-footer">
        <KeyHints />
        {screen === 'results' && state.answered && (
          <SeeAll
            address={searchAddress(state.answered.query, state.answered.kind)}
            count={state.answered.answer.count}
            dialog={dialog}
          />
        )}
      </div>
      <Status message={statusOf(state)} />
    </>
  )

  /** While the first answer is on its way nothing of the start screen is to be opened by Enter. */
  function optionsOf(): SavedHit[] {
    if (screen === 'results') return hitsOf(state).map(savedHit)
    return screen === 'start' && !state.isWaiting ? [...saved.recents, ...saved.favourites] : []
  }

  function listsOf(): string {
    if (screen === 'results') return id
    const lists = [saved.recents.length > 0 && `${id}-recent`, saved.favourites.length > 0 && `${id}-favourite`]
    return lists.filter(list => list !== false).join(' ')
  }
}

type SeeAllProps = { address: string; count: number; dialog: RefObject<HTMLDialogElement | null> }

function SeeAll({ address, count, dialog }: SeeAllProps) {
  return (
    <a className="see-all" href={address} onClick={event => followPlain(event, address, dialog.current)}>
      See all {count} {count === 1 ? 'result' : 'results'}
    </a>
  )
}
