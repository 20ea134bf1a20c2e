import type { MouseEvent, ReactNode } from 'react'
import { hasModifierKey } from '../../../browser/presses.ts'
import type { SearchAnswer, SearchHit } from '../../search-contract.ts'
import { HitSnippet, MarkedText } from '../parts/hit-words.tsx'
import { KindIcon } from '../parts/icons.tsx'
import { toSavedHit } from '../state/saved-hits.ts'
import { type SplitGroup, splitGroup } from '../state/search-state.ts'
import { type SearchOption, toHitOption } from '../state/start-lists.ts'

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

interface HitOptionProps {
  id: string
  url: string
  isActive: boolean
  /** Sections below their page have none. */
  icon: ReactNode
  children: ReactNode
  onHover: () => void
  /** A plain click. With a modifier key or another button the browser opens the link elsewhere, and search stays open. */
  onOpen: () => void
  onOpenElsewhere: () => void
}

/** An option of a listbox. The option itself is a link, so that readers can open it in a new tab or copy it. */
export function HitOption({ id, url, isActive, icon, children, onHover, onOpen, onOpenElsewhere }: HitOptionProps) {
  const onClick = (event: MouseEvent) => {
    if (hasModifierKey(event)) return onOpenElsewhere()
    event.preventDefault()
    onOpen()
  }
  return (
    <a
      id={id}
      className="hit"
      href={url}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      onClick={onClick}
      onAuxClick={event => event.button === 1 && onOpenElsewhere()}
      onPointerMove={event => !isActive && event.pointerType === 'mouse' && onHover()}
    >
      {icon}
      {children}
    </a>
  )
}

/** What an option does when the reader uses it. */
export interface OptionActions {
  /** Makes an option the one that Enter opens. */
  setActive: (position: number) => void
  open: (option: SearchOption) => void
  /** Records that the browser has opened the option in another tab or window. */
  recordVisit: (option: SearchOption) => void
}
