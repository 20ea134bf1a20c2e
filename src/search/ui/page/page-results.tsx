import type { SearchAnswer } from '../../search-contract.ts'
import { Suggestions } from '../parts/no-results.tsx'
import { pageMessages } from '../search-messages.ts'
import { getScreen, type SearchState } from '../state/search-state.ts'
import { PageResult } from './page-result.tsx'

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
