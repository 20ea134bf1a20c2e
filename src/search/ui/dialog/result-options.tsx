import type { SearchAnswer, SearchGroup, SearchHit } from '../../search-contract.ts'
import { KindIcon, SectionIcon } from '../parts/icons.tsx'
import { HitSnippet, MarkedText } from '../parts/marked-text.tsx'
import { toSavedHit } from '../state/saved-hits.ts'
import { HitOption } from './hit-option.tsx'
import type { OptionActions } from './option-actions.ts'

type ResultOptionsProps = { id: string; answer: SearchAnswer; active: number; actions: OptionActions }

/** The hits of an answer, grouped by page. Positions are counted through all groups. */
export function ResultOptions({ id, answer, active, actions }: ResultOptionsProps) {
  let position = 0
  return (
    <div
      className="search-results-list"
      role="listbox"
      id={id}
      aria-label="Search results"
      tabIndex={-1}
      onMouseDown={event => event.preventDefault()}
    >
      {answer.groups.map(group => {
        const first = position
        position += group.hits.length
        return <ResultGroup key={group.target} id={id} group={group} first={first} active={active} actions={actions} />
      })}
    </div>
  )
}

type ResultGroupProps = { id: string; group: SearchGroup; first: number; active: number; actions: OptionActions }

function ResultGroup({ id, group, first, active, actions }: ResultGroupProps) {
  const label = `${id}-group-${first}`
  return (
    // biome-ignore lint/a11y/useSemanticElements: a listbox owns groups, not field sets.
    <div role="group" aria-labelledby={label} className="hit-group">
      <div id={label} className="hit-path">
        {[...group.breadcrumbs, group.title.text].join(' › ')}
      </div>
      {group.hits.map((hit, index) => (
        <ResultOption
          key={hit.target}
          id={`${id}-${first + index}`}
          hit={hit}
          position={first + index}
          {...{ active, actions }}
        />
      ))}
    </div>
  )
}

type ResultOptionProps = { id: string; hit: SearchHit; position: number; active: number; actions: OptionActions }

function ResultOption({ id, hit, position, active, actions }: ResultOptionProps) {
  const { url, kind, title, heading, snippet } = hit
  const saved = toSavedHit(hit)
  return (
    <HitOption
      id={id}
      url={url}
      isActive={position === active}
      icon={heading ? <SectionIcon /> : <KindIcon kind={kind} />}
      onHover={() => actions.setActive(position)}
      onOpen={() => actions.open(saved)}
      onOpenElsewhere={() => actions.recordVisit(saved)}
    >
      <span className="hit-title">
        <MarkedText {...(heading ?? title)} />
      </span>
      <HitSnippet snippet={snippet} />
    </HitOption>
  )
}
