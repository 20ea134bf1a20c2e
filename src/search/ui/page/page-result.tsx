import type { SearchGroup, SearchHit } from '../../search-contract.ts'
import { followOnClick } from '../parts/follow-link.ts'
import { HitSnippet, MarkedText } from '../parts/marked-text.tsx'

/**
 * A page of the results with its matching sections. `id` is the id of the page's link. A plain click leads to the page without
 * a redirect; copying the link or opening it in another tab uses the short address.
 */
export function PageResult({ id, group }: { id: string; group: SearchGroup }) {
  const { title, target, breadcrumbs, hits } = group
  const lead = hits.find(hit => !hit.heading)
  const address = hits[0]?.url.split('#')[0] ?? target
  return (
    <li>
      <h2>
        <a id={id} href={address} onClick={event => followOnClick(event, target, null)}>
          <MarkedText {...title} />
        </a>
      </h2>
      {breadcrumbs.length > 0 && <p className="hit-path">{breadcrumbs.join(' › ')}</p>}
      {lead && <HitSnippet snippet={lead.snippet} />}
      <ul>{hits.map(hit => hit.heading && <SectionResult key={hit.target} hit={hit} heading={hit.heading} />)}</ul>
    </li>
  )
}

function SectionResult({ hit, heading }: { hit: SearchHit; heading: NonNullable<SearchHit['heading']> }) {
  return (
    <li>
      <a href={hit.url} onClick={event => followOnClick(event, hit.target, null)}>
        <MarkedText {...heading} />
      </a>
      <HitSnippet snippet={hit.snippet} />
    </li>
  )
}
