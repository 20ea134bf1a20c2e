import type { RefObject } from 'react'
import { maxQueryLength } from '../../search-contract.ts'
import { SearchForm } from '../parts/search-form.tsx'

interface SearchPageFormProps {
  input: RefObject<HTMLInputElement | null>
  onQuery: (query: string) => void
  onSubmit: () => void
}

/** The field is uncontrolled, since readers may type into it before React attaches. */
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
