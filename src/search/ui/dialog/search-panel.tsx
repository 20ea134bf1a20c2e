import type { RefObject } from 'react'
import { followOnClick } from '../parts/follow-link.ts'
import { KindFilter } from '../parts/kind-filter.tsx'
import { Suggestions } from '../parts/no-results.tsx'
import { SearchStatus } from '../parts/search-status.tsx'
import { dialogMessages } from '../search-messages.ts'
import { buildSearchAddress } from '../state/search-address.ts'
import { getStatus } from '../state/search-state.ts'
import { ConsoleLink } from './console-link.tsx'
import { handleDialogKey, pressEnter } from './dialog-keys.ts'
import { DialogScreen } from './dialog-screen.tsx'
import { KeyHints } from './key-hints.tsx'
import { SearchField } from './search-field.tsx'
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
