import { type ReactNode, useEffect, useId, useState } from 'react'
import { withBasePath } from '../../../browser/with-base-path.ts'
import { searchPagePath } from '../../../urls/reserved-paths.ts'
import type { HitKind } from '../../search-contract.ts'

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

const choices: [label: string, kind: HitKind | undefined][] = [
  ['All', undefined],
  ['Docs', 'doc'],
  ['Blog', 'blog'],
]

interface KindFilterProps {
  kind: HitKind | undefined
  onChange: (kind: HitKind | undefined) => void
}

/** Radio buttons that limit the search to one kind of page. */
export function KindFilter({ kind, onChange }: KindFilterProps) {
  const name = useId()
  return (
    <fieldset className="kind-filter">
      <legend className="visually-hidden">Search in</legend>
      {choices.map(([label, choice]) => (
        <label key={label}>
          <input type="radio" name={name} checked={kind === choice} onChange={() => onChange(choice)} />
          {label}
        </label>
      ))}
    </fieldset>
  )
}

/** How long typing has to pause: only the last of several quick answers is worth announcing. */
const pauseMs = 500

/** Announces `message` to screen readers once typing pauses. */
export function SearchStatus({ message }: { message: string }) {
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(message), pauseMs)
    return () => clearTimeout(timer)
  }, [message])
  return (
    <p className="visually-hidden" role="status">
      {announced}
    </p>
  )
}
