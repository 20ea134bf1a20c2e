// What a reader has asked and what was answered, as one value that only the events below change.
import type { PageKind, SearchAnswer, SearchHit, Snippet } from '../../search/search-provider.ts'

export type SearchState = {
  /** As typed. */
  query: string
  /** All kinds of pages where it is undefined. */
  kind: PageKind | undefined
  /** Pages that stand already when further ones are asked for. */
  offset: number
  /** Pages to ask for at once, where a search that showed so many is opened again; else the usual number. */
  resumed: number | undefined
  /** Number of the last question; answers to earlier ones are late and dropped. */
  request: number
  isWaiting: boolean
  failure: string | undefined
  /** The last answer and what it answers; it stays until the next one is there. */
  answered: { query: string; kind: PageKind | undefined; answer: SearchAnswer } | undefined
  /** Position of the option that Enter opens. */
  active: number
  /** Enter came before the answer: its first hit is opened. */
  isFollowing: boolean
}

export type SearchEvent =
  | { type: 'opened'; query: string; kind: PageKind | undefined; count: number | undefined }
  | { type: 'typed'; query: string }
  | { type: 'filtered'; kind: PageKind | undefined }
  | { type: 'retried' }
  | { type: 'asked for more' }
  | { type: 'answered'; request: number; answer: SearchAnswer }
  | { type: 'failed'; request: number; message: string }
  | { type: 'got snippets'; request: number; snippets: ReadonlyMap<string, Snippet> }
  | { type: 'moved'; to: number }
  | { type: 'entered early' }

export type Screen = 'start' | 'results' | 'none' | 'failed'

export const queryLimit = 512

export function startSearch(query = ''): SearchState {
  const idle: SearchState = {
    query: '',
    kind: undefined,
    offset: 0,
    resumed: undefined,
    request: 0,
    isWaiting: false,
    failure: undefined,
    answered: undefined,
    active: 0,
    isFollowing: false,
  }
  return query === '' ? idle : changeSearch(idle, { type: 'typed', query })
}

export function changeSearch(state: SearchState, event: SearchEvent): SearchState {
  switch (event.type) {
    case 'opened': {
      const { kind, count } = event
      return ask({ ...state, query: event.query.slice(0, queryLimit), kind, resumed: count })
    }
    case 'typed': {
      const query = event.query.slice(0, queryLimit)
      if (query.trim() !== '') return ask({ ...state, query, offset: 0, resumed: undefined })
      return { ...startSearch(), query, kind: state.kind, request: state.request + 1 }
    }
    case 'filtered':
      return ask({ ...state, kind: event.kind, offset: 0, resumed: undefined })
    case 'retried':
      return ask(state)
    case 'asked for more':
      return ask({ ...state, offset: state.answered?.answer.groups.length ?? 0, resumed: undefined })
    case 'answered':
      return event.request === state.request ? takeAnswer(state, event.answer) : state
    case 'failed':
      if (event.request !== state.request) return state
      return { ...state, isWaiting: false, isFollowing: false, failure: event.message }
    case 'got snippets':
      return event.request === state.request ? addSnippets(state, event.snippets) : state
    case 'moved':
      return { ...state, active: event.to, isFollowing: false }
    case 'entered early':
      // The answer may have come while the key was on its way.
      return { ...state, isFollowing: true }
    default:
      return event satisfies never
  }
}

/** While an answer is awaited this is still the screen before. */
export function screenOf({ query, failure, answered }: SearchState): Screen {
  if (query.trim() === '') return 'start'
  if (failure !== undefined) return 'failed'
  if (!answered) return 'start'
  return answered.answer.groups.length > 0 ? 'results' : 'none'
}

export function hitsOf({ answered }: SearchState): SearchHit[] {
  return answered?.answer.groups.flatMap(group => group.hits) ?? []
}

/** What a screen reader says once the search is at rest; a failure is an alert of its own. */
export function statusOf(state: SearchState): string {
  const { answered, isWaiting } = state
  if (isWaiting || !answered) return ''
  switch (screenOf(state)) {
    case 'results': {
      const { count } = answered.answer
      return `${count} ${count === 1 ? 'result' : 'results'} for ${answered.query}`
    }
    case 'none':
      return `No results for ${answered.query}`
    default:
      return ''
  }
}

/** The failure stays in sight until another answer has come. */
function ask(state: SearchState): SearchState {
  if (state.query.trim() === '') return state
  return { ...state, request: state.request + 1, isWaiting: true, isFollowing: false }
}

function takeAnswer(state: SearchState, answer: SearchAnswer): SearchState {
  const before = state.offset > 0 ? (state.answered?.answer.groups ?? []) : []
  return {
    ...state,
    isWaiting: false,
    failure: undefined,
    answered: {
      query: state.query.trim(),
      kind: state.kind,
      answer: { ...answer, groups: [...before, ...answer.groups] },
    },
    active: state.offset > 0 ? state.active : 0,
  }
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
