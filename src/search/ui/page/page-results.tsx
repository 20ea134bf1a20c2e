import type { SearchAnswer, SearchGroup } from '../../search-contract.ts'
import { followOnClick } from '../parts/follow-link.ts'
import { HitSnippet, MarkedText } from '../parts/hit-words.tsx'
import { Suggestions } from '../parts/no-results.tsx'
import { pageMessages } from '../search-messages.ts'
import { getScreen, type SearchState, type SectionHit, splitGroup } from '../state/search-state.ts'

interface PageResultsProps {
  /** The link of the first page has the id `${id}-0`. */
  id: string
  state: SearchState
  answer: SearchAnswer
  onMore: () => void
  onSuggestion: (query: string) => void
}

/** The pages found so far, and a button for more. With infinite scrolling readers could not reach the footer. */
export function PageResults({ id, state, answer, onMore, onSuggestion }: PageResultsProps) {
  const { isWaiting, offset } = state
  const { groups, count, suggestions } = answer
  return (
    <>
      <ol className="search-results">
        {groups.map((group, index) => (
          <PageResult key={group.target} id={`${id}-${index}`} group={group} />
        ))}
      </ol>
      {getScreen(state) !== 'failed' && groups.length < count && (
        <button type="button" className="search-more" aria-disabled={isWaiting} onClick={() => !isWaiting && onMore()}>
          {isWaiting && offset > 0 ? pageMessages.waiting : pageMessages.more}
        </button>
      )}
      <Suggestions suggestions={suggestions} onSuggestion={onSuggestion} />
    </>
  )
}

/**
 * A page of the results with its matching sections. `id` is the id of the page's link. A plain click leads to the page without
 * a redirect; copying the link or opening it in another tab uses the short address.
 */
function PageResult({ id, group }: { id: string; group: SearchGroup }) {
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
