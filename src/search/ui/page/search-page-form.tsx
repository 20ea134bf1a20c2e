import type { RefObject } from 'react'
import { maxQueryLength } from '../../search-contract.ts'
import { SearchForm } from '../parts/search-form.tsx'

type SearchPageFormProps = {
  input: RefObject<HTMLInputElement | null>
  onQuery: (query: string) => void
  onSubmit: () => void
}

/** The field keeps its own value: readers type into it before React attaches. Without scripts the form asks by its address. */
export function SearchPageForm({ input, onQuery, onSubmit }: SearchPageFormProps) {
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
