import type { SearchGroup } from '../../search-contract.ts'
import { followOnClick } from '../parts/follow-link.ts'
import { HitSnippet, MarkedText } from '../parts/marked-text.tsx'
import { type SectionHit, splitGroup } from '../state/split-group.ts'

/**
 * A page of the results with its matching sections. `id` is the id of the page's link. A plain click leads to the page without
 * a redirect; copying the link or opening it in another tab uses the short address.
 */
export function PageResult({ id, group }: { id: string; group: SearchGroup }) {
  const { page, isPageFound, sections } = splitGroup(group)
  const { url, target, title, breadcrumbs, snippet } = page
  return (
    <li>
      <div className="hit-head">
        <h2>
          <a id={id} href={url} onClick={event => followOnClick(event, target, null)}>
            <MarkedText {...title} />
          </a>
        </h2>
        {breadcrumbs.length > 0 && <p className="hit-path">{breadcrumbs.join(' › ')}</p>}
      </div>
      {isPageFound && <HitSnippet snippet={snippet} />}
      <ul>
        {sections.map(hit => (
          <SectionResult key={hit.target} hit={hit} />
        ))}
      </ul>
    </li>
  )
}

function SectionResult({ hit: { url, target, heading, snippet } }: { hit: SectionHit }) {
  return (
    <li>
      <a href={url} onClick={event => followOnClick(event, target, null)}>
        <MarkedText {...heading} />
      </a>
      <HitSnippet snippet={snippet} />
    </li>
  )
}
