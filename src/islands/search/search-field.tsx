import type { KeyboardEvent, RefObject } from 'react'
import { atBase } from '../../navigation/at-base.ts'
import { CrossIcon, MagnifierIcon } from './icons.tsx'
import { queryLimit } from './search-state.ts'

type SearchFieldProps = {
  input: RefObject<HTMLInputElement | null>
  query: string
  isWaiting: boolean
  /** Ids of the listboxes below; undefined where there is nothing to choose. */
  lists: string | undefined
  /** Id of the option that Enter opens. */
  active: string | undefined
  onQuery: (query: string) => void
  onKeyDown: (event: KeyboardEvent) => void
  onSubmit: () => void
  onCancel: () => void
}

/** The dialog's form: one field, whose choices stand below it. */
export function SearchField(props: SearchFieldProps) {
  const { input, query, isWaiting, lists, active, onQuery, onKeyDown, onSubmit, onCancel } = props
  return (
    <search>
      <form
        className="search-form"
        action={atBase('/search')}
        onSubmit={event => {
          event.preventDefault()
          onSubmit()
        }}
      >
        <span className="search-sign" data-waiting={isWaiting || undefined}>
          <MagnifierIcon />
        </span>
        <input
          ref={input}
          type="text"
          role="combobox"
          name="q"
          aria-label="Search"
          aria-autocomplete="list"
          aria-expanded={lists !== undefined}
          aria-controls={lists}
          aria-activedescendant={active}
          placeholder="Search docs"
          enterKeyHint="go"
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={queryLimit}
          value={query}
          onChange={event => onQuery(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {query !== '' && (
          <button
            type="button"
            className="search-clear"
            aria-label="Clear the query"
            title="Clear the query"
            onClick={() => onQuery('')}
          >
            <CrossIcon />
          </button>
        )}
        <button type="button" className="search-cancel" onClick={onCancel}>
          Cancel
        </button>
      </form>
    </search>
  )
}
