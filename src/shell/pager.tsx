/** Two neighbours; each keeps its side when the other is missing. */
export function Pager({
  name,
  before,
  after,
}: {
  name: string
  before: Labelled | undefined
  after: Labelled | undefined
}) {
  if (!before && !after) return null
  return (
    <nav className="pager" aria-label={name}>
      {before && (
        <a className="pager-before" rel="prev" href={before.url}>
          <small>{before.hint}</small>
          {before.label}
        </a>
      )}
      {after && (
        <a className="pager-after" rel="next" href={after.url}>
          <small>{after.hint}</small>
          {after.label}
        </a>
      )}
    </nav>
  )
}

type Labelled = { url: string; label: string; hint: string }
