/** `caption` is the small line above the label, such as `Next` or `Page 2 of 7`. */
interface Neighbour {
  url: string
  label: string
  caption?: string
}
interface Props {
  name: string
  before: Neighbour | undefined
  after: Neighbour | undefined
}

/** Links to the page before and the page after. Each keeps its side when the other is missing. */
export function Pager({ name, before, after }: Props) {
  if (!before && !after) return null
  return (
    <nav className="pager" aria-label={name}>
      {before && (
        <a className="pager-before" rel="prev" href={before.url}>
          <small>{before.caption ?? 'Previous'}</small>
          {before.label}
        </a>
      )}
      {after && (
        <a className="pager-after" rel="next" href={after.url}>
          <small>{after.caption ?? 'Next'}</small>
          {after.label}
        </a>
      )}
    </nav>
  )
}
