import { useId } from 'react'
import type { PageKind } from '../../search/search-provider.ts'

const choices: [label: string, kind: PageKind | undefined][] = [
  ['All', undefined],
  ['Docs', 'doc'],
  ['Blog', 'blog'],
]

/** Which pages are searched. */
export function KindFilter({
  kind,
  onChange,
}: {
  kind: PageKind | undefined
  onChange: (kind: PageKind | undefined) => void
}) {
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
