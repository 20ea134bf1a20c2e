import type { ReactNode } from 'react'
import { withBasePath } from '../../../browser/with-base-path.ts'
import { searchPagePath } from '../../../urls/reserved-paths.ts'

/** The form around a search field. Without scripts, submitting it opens the search page. */
export function SearchForm({ onSubmit, children }: { onSubmit: () => void; children: ReactNode }) {
  return (
    <search>
      <form
        className="search-form"
        action={withBasePath(searchPagePath)}
        onSubmit={event => {
          event.preventDefault()
          onSubmit()
        }}
      >
        {children}
      </form>
    </search>
  )
}
