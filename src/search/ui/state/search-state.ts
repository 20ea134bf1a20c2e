// The state of a search: the current request and the last answer. It changes only by the events below.

import {
  type HitKind,
  maxQueryLength,
  type SearchAnswer,
  type SearchGroup,
  type SearchHit,
  type Snippet,
} from '../../search-contract.ts'
import { noResultsMessages } from '../parts/no-results.tsx'
import { dialogAnnouncements } from '../search-messages.ts'

export interface SearchState {
  /** As typed. */
  query: string
  /** Undefined for all kinds of page. */
  kind: HitKind | undefined
  /** How many pages are already shown when further ones are requested. */
  offset: number
  /** After Back or a reload, how many pages were shown before; undefined for the usual number. */
  restoredCount: number | undefined
  /** Number of the last request. Answers to earlier ones are ignored. */
  request: number
  isWaiting: boolean
  failure: string | undefined
  /** The last answer and what was asked. It is kept until the next answer arrives. */
  answered: { query: string; kind: HitKind | undefined; answer: SearchAnswer } | undefined
  /** Position of the option that Enter opens. */
  active: number
  /** Whether Enter was pressed before the answer arrived. The active hit is then opened when it arrives. */
  isEnterPending: boolean
}

export type SearchEvent =
  | { type: 'opened'; query: string; kind: HitKind | undefined; count: number | undefined }
  | { type: 'typed'; query: string }
  | { type: 'filtered'; kind: HitKind | undefined }
  | { type: 'retried' }
  | { type: 'loadMore' }
  | { type: 'answered'; request: number; answer: SearchAnswer }
  | { type: 'failed'; request: number; message: string }
  | { type: 'snippetsLoaded'; request: number; snippets: ReadonlyMap<string, Snippet> }
  | { type: 'moved'; to: number }
  | { type: 'enterPressed' }

export type Screen = 'start' | 'results' | 'none' | 'failed'

export function startSearch(query = ''): SearchState {
  const idle: SearchState = {
    query: '',
    kind: undefined,
    offset: 0,
    restoredCount: undefined,
    request: 0,
    isWaiting: false,
    failure: undefined,
    answered: undefined,
    active: 0,
    isEnterPending: false,
  }
  return query === '' ? idle : changeSearch(idle, { type: 'typed', query })
}

export function changeSearch(state: SearchState, event: SearchEvent): SearchState {
  switch (event.type) {
    case 'opened': {
      const { kind, count } = event
      return ask({ ...state, query: event.query.slice(0, maxQueryLength), kind, restoredCount: count })
    }
    case 'typed': {
      const query = event.query.slice(0, maxQueryLength)
      if (query.trim() !== '') return ask({ ...state, query, offset: 0, restoredCount: undefined })
      return { ...startSearch(), query, kind: state.kind, request: state.request + 1 }
    }
    case 'filtered':
      return ask({ ...state, kind: event.kind, offset: 0, restoredCount: undefined })
    case 'retried':
      return ask(state)
    case 'loadMore':
      return ask({ ...state, offset: state.answered?.answer.groups.length ?? 0, restoredCount: undefined })
    case 'answered':
      return event.request === state.request ? takeAnswer(state, event.answer) : state
    case 'failed':
      if (event.request !== state.request) return state
      return { ...state, isWaiting: false, isEnterPending: false, failure: event.message }
    case 'snippetsLoaded':
      return event.request === state.request ? addSnippets(state, event.snippets) : state
    case 'moved':
      return { ...state, active: event.to, isEnterPending: false }
    case 'enterPressed':
      // The answer may have arrived just before the event; the hit is opened then too.
      return { ...state, isEnterPending: true }
    default:
      return event satisfies never
  }
}

/** The previous screen is shown until an answer arrives. */
export function getScreen({ query, failure, answered }: SearchState): Screen {
  if (query.trim() === '') return 'start'
  if (failure !== undefined) return 'failed'
  if (!answered) return 'start'
  return answered.answer.groups.length > 0 ? 'results' : 'none'
}

/** The hits in the order in which the dialog lists them: of each page the page itself first. */
export function listHits({ answered }: SearchState): SearchHit[] {
  return (
    answered?.answer.groups.flatMap(group => {
      const { page, sections } = splitGroup(group)
      return [page, ...sections]
    }) ?? []
  )
}

/** The announcement for screen readers once an answer has arrived. A failure is announced by its `role=alert`. */
export function getStatus(state: SearchState): string {
  const { answered, isWaiting } = state
  if (isWaiting || !answered) return ''
  switch (getScreen(state)) {
    case 'results':
      return dialogAnnouncements.results(answered.answer.count, answered.query)
    case 'none':
      return noResultsMessages.announcement(answered.query)
    default:
      return ''
  }
}

/** Starts a request. A failure stays on screen until an answer arrives. */
function ask(state: SearchState): SearchState {
  if (state.query.trim() === '') return state
  return { ...state, request: state.request + 1, isWaiting: true, isEnterPending: false }
}

function takeAnswer(state: SearchState, answer: SearchAnswer): SearchState {
  const groupsBefore = state.offset > 0 ? (state.answered?.answer.groups ?? []) : []
  return {
    ...state,
    isWaiting: false,
    failure: undefined,
    answered: {
      query: state.query.trim(),
      kind: state.kind,
      answer: { ...answer, groups: [...groupsBefore, ...answer.groups] },
    },
    active: state.offset > 0 ? state.active : getBestPosition(answer),
  }
}

/** The best hit is the first page or the first of its sections, which is listed below it. */
function getBestPosition({ groups: [best] }: SearchAnswer): number {
  return best?.hits[0]?.heading ? 1 : 0
}

function addSnippets(state: SearchState, snippets: ReadonlyMap<string, Snippet>): SearchState {
  if (!state.answered || snippets.size === 0) return state
  const { answer } = state.answered
  const groups = answer.groups.map(group => ({
    ...group,
    hits: group.hits.map(hit => ({ ...hit, snippet: hit.snippet ?? snippets.get(hit.target) })),
  }))
  return { ...state, answered: { ...state.answered, answer: { ...answer, groups } } }
}

/** A hit that is a section, not a page. */
export type SectionHit = SearchHit & { heading: NonNullable<SearchHit['heading']> }

/** A page as results list it: the page itself, even if only sections of it were found, and then its sections, best first. */
export interface SplitGroup {
  page: SearchHit
  isPageFound: boolean
  sections: SectionHit[]
}

export function splitGroup({ title, target, kind, breadcrumbs, hits }: SearchGroup): SplitGroup {
  const found = hits.find(({ heading }) => !heading)
  const url = hits[0]?.url.split('#')[0] ?? target
  const page = found ?? { url, target, kind, title, heading: undefined, breadcrumbs, snippet: undefined }
  return { page, isPageFound: found !== undefined, sections: hits.filter(isSection) }
}

function isSection(hit: SearchHit): hit is SectionHit {
  return hit.heading !== undefined
}
