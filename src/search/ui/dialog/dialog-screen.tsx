import type { RefObject } from 'react'
import { NoResults, noResultsMessages } from '../parts/no-results.tsx'
import { SearchFailure } from '../parts/search-failure.tsx'
import { buildSearchAddress } from '../state/search-address.ts'
import type { OptionActions } from './option-actions.ts'
import { ResultOptions } from './result-options.tsx'
import { StartScreen } from './start-screen.tsx'
import type { DialogSearch } from './use-dialog-search.ts'

interface DialogScreenProps {
  search: DialogSearch
  reportUrl: string | undefined
  dialog: RefObject<HTMLDialogElement | null>
}

/** What is below the field: saved hits, results, or the reason why there are none. */
export function DialogScreen({ search, reportUrl, dialog }: DialogScreenProps) {
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
