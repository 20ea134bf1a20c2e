import type { KeyboardEvent, RefObject } from 'react'
import { maxQueryLength } from '../../search-contract.ts'
import { CrossIcon, MagnifierIcon } from '../parts/icons.tsx'
import { SearchForm } from '../parts/search-form.tsx'

interface SearchFieldProps {
  input: RefObject<HTMLInputElement | null>
  query: string
  isWaiting: boolean
  /** Ids of the listboxes below the field; undefined if there are no options. */
  lists: string | undefined
  /** Id of the option that Enter opens. */
  active: string | undefined
  onQuery: (query: string) => void
  onKeyDown: (event: KeyboardEvent) => void
  onSubmit: () => void
  onCancel: () => void
}

/** The form of the dialog: a field with the role of a combobox, whose options are listed below it. */
export function SearchField(props: SearchFieldProps) {
  const { query, isWaiting, onQuery, onSubmit, onCancel } = props
  return (
    <SearchForm onSubmit={onSubmit}>
      <div className="search-field">
        <span className="search-sign" data-waiting={isWaiting || undefined}>
          <MagnifierIcon />
        </span>
        <Combobox {...props} />
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
      </div>
      <button type="button" className="search-cancel" onClick={onCancel}>
        Cancel
      </button>
    </SearchForm>
  )
}

function Combobox({ input, query, lists, active, onQuery, onKeyDown }: SearchFieldProps) {
  return (
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
      maxLength={maxQueryLength}
      value={query}
      onChange={event => onQuery(event.target.value)}
      onKeyDown={onKeyDown}
    />
  )
}
