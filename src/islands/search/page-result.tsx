import type { SearchGroup, SearchHit } from '../../search/search-provider.ts'
import { followPlain } from './follow.ts'
import { HitSnippet, Marked } from './marked.tsx'

/**
 * A page that was found, with its sections that were. `id` is that of its link. A plain click leads straight to the page;
 * what is copied or opened elsewhere is the short address.
 */
export function PageResult({ id, group }: { id: string; group: SearchGroup }) {
  const { title, target, breadcrumbs, hits } = group
  const lead = hits.find(hit => !hit.heading)
  const address = hits[0]?.url.split('#')[0] ?? target
  return (
    <li>
      <h2>
        <a id={id} href={address} onClick={event => followPlain(event, target, null)}>
          <Marked {...title} />
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
      <a href={hit.url} onClick={event => followPlain(event, hit.target, null)}>
        <Marked {...heading} />
      </a>
      <HitSnippet snippet={hit.snippet} />
    </li>
  )
}
