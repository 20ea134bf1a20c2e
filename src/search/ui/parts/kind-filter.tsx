import { useId } from 'react'
import type { HitKind } from '../../search-contract.ts'

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
