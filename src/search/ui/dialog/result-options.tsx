import type { ReactNode } from 'react'
import type { SearchAnswer, SearchHit } from '../../search-contract.ts'
import { KindIcon } from '../parts/icons.tsx'
import { HitSnippet, MarkedText } from '../parts/marked-text.tsx'
import { toSavedHit } from '../state/saved-hits.ts'
import { type SplitGroup, splitGroup } from '../state/split-group.ts'
import { toHitOption } from '../state/start-lists.ts'
import { HitOption } from './hit-option.tsx'
import type { OptionActions } from './option-actions.ts'

interface ListState {
  id: string
  active: number
  actions: OptionActions
}

/** The hits of an answer: each page, and below it the sections that were found. Positions are counted through all pages. */
export function ResultOptions({ answer, ...list }: ListState & { answer: SearchAnswer }) {
  let position = 0
  return (
    <div
      className="search-results-list"
      role="listbox"
      id={list.id}
      aria-label="Search results"
      tabIndex={-1}
      onMouseDown={event => event.preventDefault()}
    >
      {answer.groups.map(group => {
        const first = position
        const split = splitGroup(group)
        position += 1 + split.sections.length
        return <ResultGroup key={group.target} group={split} first={first} {...list} />
      })}
    </div>
  )
}

type ResultGroupProps = ListState & {
  group: SplitGroup
  /** Position of the page; its sections follow. */
  first: number
}

function ResultGroup({ group: { page, isPageFound, sections }, first, ...list }: ResultGroupProps) {
  const path = page.breadcrumbs.join(' › ')
  return (
    // biome-ignore lint/a11y/useSemanticElements: a listbox owns groups, not field sets.
    <div role="group" aria-label={page.title.text} className="hit-group">
      <ResultOption hit={page} position={first} {...list}>
        <span className="hit-head">
          <span className="hit-title">
            <MarkedText {...page.title} />
          </span>
          {path !== '' && <span className="hit-path">{path}</span>}
        </span>
        {isPageFound && <HitSnippet snippet={page.snippet} />}
      </ResultOption>
      {sections.map((hit, index) => (
        <ResultOption key={hit.target} hit={hit} position={first + 1 + index} {...list}>
          <span className="hit-title">
            <MarkedText {...hit.heading} />
          </span>
          <HitSnippet snippet={hit.snippet} />
        </ResultOption>
      ))}
    </div>
  )
}

type ResultOptionProps = ListState & { hit: SearchHit; position: number; children: ReactNode }

function ResultOption({ id, hit, position, active, actions, children }: ResultOptionProps) {
  const option = toHitOption(toSavedHit(hit))
  return (
    <HitOption
      id={`${id}-${position}`}
      url={hit.url}
      isActive={position === active}
      icon={hit.heading ? undefined : <KindIcon kind={hit.kind} />}
      onHover={() => actions.setActive(position)}
      onOpen={() => actions.open(option)}
      onOpenElsewhere={() => actions.recordVisit(option)}
    >
      <span className="hit-words">{children}</span>
    </HitOption>
  )
}
