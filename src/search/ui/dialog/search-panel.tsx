import type { RefObject } from 'react'
import { withBasePath } from '../../../browser/with-base-path.ts'
import { consolePath } from '../../../urls/reserved-paths.ts'
import { followOnClick } from '../parts/follow-link.ts'
import { NoResults, noResultsMessages, Suggestions } from '../parts/no-results.tsx'
import { SearchFailure } from '../parts/search-failure.tsx'
import { KindFilter, SearchStatus } from '../parts/search-form.tsx'
import { dialogMessages } from '../search-messages.ts'
import { buildSearchAddress } from '../state/search-address.ts'
import { getStatus } from '../state/search-state.ts'
import { handleDialogKey, pressEnter } from './dialog-keys.ts'
import { type OptionActions, ResultOptions } from './hit-options.tsx'
import { SearchField } from './search-field.tsx'
import { StartScreen } from './start-screen.tsx'
import { type DialogSearch, useDialogSearch } from './use-dialog-search.ts'

interface SearchPanelProps {
  /** Text that the reader has selected on the page. It is the first query if nothing was typed before the dialog opened. */
  selected: string
  reportUrl: string | undefined
  hasConsole: boolean | undefined
  dialog: RefObject<HTMLDialogElement | null>
}

/** The content of the open dialog: a combobox and the screen of the current state. */
export function SearchPanel({ selected, reportUrl, hasConsole, dialog }: SearchPanelProps) {
  const search = useDialogSearch(selected, dialog)
  const { id, input, state, screen, options, active, dispatch, setQuery } = search
  const answered = screen === 'results' ? state.answered : undefined
  return (
    <>
      <SearchField
        input={input}
        query={state.query}
        isWaiting={state.isWaiting}
        lists={options.length > 0 ? listIds(search) : undefined}
        active={active && `${id}-${state.active}`}
        onQuery={setQuery}
        onKeyDown={event => handleDialogKey(search, event)}
        onSubmit={() => pressEnter(search)}
        onCancel={() => dialog.current?.close()}
      />
      {state.query.trim() !== '' && (
        <KindFilter kind={state.kind} onChange={kind => dispatch({ type: 'filtered', kind })} />
      )}
      <div className="search-screen" aria-busy={state.isWaiting || undefined}>
        <DialogScreen {...{ search, reportUrl, dialog }} />
      </div>
      {answered && <Suggestions suggestions={answered.answer.suggestions} onSuggestion={setQuery} />}
      <div className="search-footer">
        <KeyHints />
        {hasConsole && screen === 'start' && !state.isWaiting && <ConsoleLink dialog={dialog} />}
        {answered && (
          <SeeAllLink
            address={buildSearchAddress(answered.query, answered.kind)}
            count={answered.answer.count}
            dialog={dialog}
          />
        )}
      </div>
      <SearchStatus message={getStatus(state)} />
    </>
  )
}

/** Ids of the listboxes that are shown, as `aria-controls` takes them. */
function listIds({ id, screen, lists }: DialogSearch): string {
  return screen === 'results' ? id : lists.map(({ name }) => `${id}-${name}`).join(' ')
}

interface SeeAllProps {
  address: string
  count: number
  dialog: RefObject<HTMLDialogElement | null>
}

function SeeAllLink({ address, count, dialog }: SeeAllProps) {
  return (
    <a className="see-all" href={address} onClick={event => followOnClick(event, address, dialog.current)}>
      {dialogMessages.seeAll(count)}
    </a>
  )
}

interface DialogScreenProps {
  search: DialogSearch
  reportUrl: string | undefined
  dialog: RefObject<HTMLDialogElement | null>
}

/** What is below the field: saved hits, results, or the reason why there are none. */
function DialogScreen({ search, reportUrl, dialog }: DialogScreenProps) {
  const { id, state, screen, lists, active, dispatch, open, recordVisit, save, remove, retry, setQuery } = search
  const { query, kind, isWaiting, answered } = state
  const actions: OptionActions = { setActive: to => dispatch({ type: 'moved', to }), open, recordVisit }
  switch (screen) {
    case 'start':
      return (
        <StartScreen
          {...{ id, lists, isWaiting, actions }}
          active={active ? state.active : -1}
          onSave={save}
          onRemove={remove}
        />
      )
    case 'failed':
      return <SearchFailure address={buildSearchAddress(query, kind)} onRetry={retry} dialog={dialog} />
    case 'none':
      return (
        answered && (
          <NoResults
            title={noResultsMessages.dialog(answered.query)}
            query={answered.query}
            suggestions={answered.answer.suggestions}
            reportUrl={reportUrl}
            onSuggestion={setQuery}
          />
        )
      )
    case 'results':
      return answered && <ResultOptions id={id} answer={answered.answer} active={state.active} actions={actions} />
    default:
      return screen satisfies never
  }
}

const hints: [keys: [sign: string, name: string][], meaning: string][] = [
  [[['↵', 'Enter key']], 'to select'],
  [
    [
      ['↑', 'Arrow up'],
      ['↓', 'Arrow down'],
    ],
    'to navigate',
  ],
  [[['esc', 'Escape key']], 'to close'],
]

export function KeyHints() {
  return (
    <ul className="key-hints">
      {hints.map(([keys, meaning]) => (
        <li key={meaning}>
          {keys.map(([sign, name]) => (
            <kbd key={sign}>
              <span aria-hidden="true">{sign}</span>
              <span className="visually-hidden">{name}</span>
            </kbd>
          ))}{' '}
          {meaning}
        </li>
      ))}
    </ul>
  )
}

function ConsoleLink({ dialog }: { dialog: RefObject<HTMLDialogElement | null> }) {
  const address = withBasePath(consolePath)
  return (
    <p>
      Want to try something?{' '}
      <a href={address} onClick={event => followOnClick(event, address, dialog.current)}>
        Open the q console
      </a>
    </p>
  )
}
