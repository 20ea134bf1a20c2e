import { expect, test } from 'vitest'
import type { SearchAnswer, SearchGroup, SearchHit } from '../../search-contract.ts'
import {
  changeSearch,
  getScreen,
  getStatus,
  listHits,
  type SearchEvent,
  type SearchState,
  splitGroup,
  startSearch,
} from './search-state.ts'

const typed = (query: string): SearchEvent => ({ type: 'typed', query })

function after(...events: SearchEvent[]): SearchState {
  return events.reduce(changeSearch, startSearch())
}

function group(title: string): SearchGroup {
  const marked = { text: title, marks: [] }
  const target = `/docs/${title}`
  const page = { target, kind: 'doc' as const, title: marked, breadcrumbs: [] }
  return { ...page, hits: [{ ...page, url: `/${title}`, heading: undefined, snippet: undefined }] }
}

function createAnswer(titles: string[], count = titles.length): SearchAnswer {
  return { groups: titles.map(group), count, suggestions: [] }
}

function answered(request: number, ...titles: string[]): SearchEvent {
  return { type: 'answered', request, answer: createAnswer(titles) }
}

test('only the answer to the last request is used, whatever the order of answers', () => {
  const asked = [typed('j'), typed('jo'), typed('joi')]
  expect(listHits(after(...asked, answered(3, 'joins'), answered(1, 'jobs'), answered(2, 'jokes')))).toHaveLength(1)
  const state = after(...asked, answered(1, 'jobs'), answered(3, 'joins'), answered(2, 'jokes', 'jots'))
  expect(listHits(state).map(hit => hit.target)).toEqual(['/docs/joins'])
  expect(state.answered?.answer.count).toBe(1)
  expect(state.answered?.query).toBe('joi')
})

test('while an answer is awaited, the previous screen stays', () => {
  expect(getScreen(after(typed('j')))).toBe('start')
  const results = after(typed('j'), answered(1, 'joins'))
  expect(getScreen(results)).toBe('results')
  expect(getScreen(changeSearch(results, typed('jx')))).toBe('results')
  const none = after(typed('x'), answered(1))
  expect(getScreen(none)).toBe('none')
  expect(getScreen(changeSearch(none, typed('j')))).toBe('none')
})

test('a failure stays on screen until an answer arrives, and the query is kept', () => {
  const failed = after(typed('j'), { type: 'failed', request: 1, message: 'down' })
  expect([getScreen(failed), failed.query, failed.isWaiting]).toEqual(['failed', 'j', false])
  const again = changeSearch(failed, { type: 'retried' })
  expect([getScreen(again), again.isWaiting, again.request]).toEqual(['failed', true, 2])
  expect(getScreen(changeSearch(again, typed('jo')))).toBe('failed')
  expect(getScreen(changeSearch(again, answered(2, 'joins')))).toBe('results')
})

test('the failure of an earlier request is not shown', () => {
  const state = after(typed('j'), typed('jo'), { type: 'failed', request: 1, message: 'down' }, answered(2, 'joins'))
  expect(getScreen(state)).toBe('results')
})

test('an empty query shows the start screen, even if the answer to an earlier request arrives after it', () => {
  const state = after(typed('j'), typed('  '), answered(1, 'joins'))
  expect([getScreen(state), state.isWaiting, listHits(state)]).toEqual(['start', false, []])
})

test('choosing a kind starts a new request, and the choice is kept when the query changes', () => {
  const state = after(typed('j'), { type: 'filtered', kind: 'blog' }, typed(''), typed('k'))
  expect([state.kind, state.request, state.isWaiting]).toEqual(['blog', 4, true])
})

test('further pages are added to those shown, and the active option stays', () => {
  const first = after(
    typed('j'),
    { type: 'answered', request: 1, answer: createAnswer(['a', 'b'], 3) },
    { type: 'moved', to: 1 },
  )
  const asked = changeSearch(first, { type: 'loadMore' })
  expect(asked.offset).toBe(2)
  const more = changeSearch(asked, { type: 'answered', request: 2, answer: createAnswer(['c'], 3) })
  expect(more.answered?.answer.groups.map(({ target }) => target)).toEqual(['/docs/a', '/docs/b', '/docs/c'])
  expect(more.active).toBe(1)
  expect(changeSearch(more, typed('x')).offset).toBe(0)
})

test('snippets are added to the hits they belong to, but not to those of a later answer', () => {
  const snippet = { text: 'q)aj', marks: [], isCode: true }
  const snippets = new Map([['/docs/b', snippet]])
  const state = after(typed('j'), answered(1, 'a', 'b'), { type: 'snippetsLoaded', request: 1, snippets })
  expect(listHits(state).map(hit => hit.snippet)).toEqual([undefined, snippet])
  const late = after(typed('j'), typed('jo'), answered(2, 'b'), { type: 'snippetsLoaded', request: 1, snippets })
  expect(listHits(late).map(hit => hit.snippet)).toEqual([undefined])
})

test('Enter before or just after the answer opens a hit, unless the reader types or moves in the meantime', () => {
  const early = after(typed('j'), { type: 'enterPressed' })
  expect(changeSearch(early, answered(1, 'joins')).isEnterPending).toBe(true)
  expect(changeSearch(early, typed('jo')).isEnterPending).toBe(false)
  expect(changeSearch(early, { type: 'moved', to: 1 }).isEnterPending).toBe(false)
  expect(after(typed('j'), answered(1, 'joins'), { type: 'enterPressed' }).isEnterPending).toBe(true)
})

test('a query is cut to 512 characters', () => {
  expect(after(typed('x'.repeat(10_000))).query).toHaveLength(512)
})

test('the number of results is announced once an answer has arrived', () => {
  expect(getStatus(after(typed('j')))).toBe('')
  expect(getStatus(after(typed('j'), answered(1, 'joins')))).toBe('1 result for j')
  expect(getStatus(after(typed('j '), answered(1, 'joins', 'iterators')))).toBe('2 results for j')
  expect(getStatus(after(typed('x'), answered(1)))).toBe('No results for x')
  expect(getStatus(after(typed('x'), { type: 'failed', request: 1, message: 'down' }))).toBe('')
})

test('a restored search has its filter, and requests all results that were shown at once', () => {
  const opened = after({ type: 'opened', query: 'j', kind: 'blog', count: 30 })
  expect([opened.kind, opened.offset, opened.restoredCount, opened.isWaiting]).toEqual(['blog', 0, 30, true])
  const result = changeSearch(opened, answered(1, 'joins'))
  expect(result.answered?.kind).toBe('blog')
  expect(changeSearch(result, { type: 'loadMore' }).restoredCount).toBeUndefined()
  expect(changeSearch(result, typed('k')).restoredCount).toBeUndefined()
  expect(changeSearch(result, { type: 'filtered', kind: undefined }).restoredCount).toBeUndefined()
  expect(after({ type: 'opened', query: '', kind: 'doc', count: undefined })).toEqual({ ...startSearch(), kind: 'doc' })
})

test('the best hit is active: the page, or its section if that was found first', () => {
  const found = group('joins')
  const [page] = found.hits
  if (!page) throw new Error('The group has no hit.')
  const section = { ...page, target: '/docs/joins#aj', heading: { text: 'As-of join', marks: [] } }
  const activeTarget = (hits: SearchHit[]) => {
    const answer = { groups: [{ ...found, hits }], count: 1, suggestions: [] }
    const state = after(typed('joins'), { type: 'answered', request: 1, answer })
    return listHits(state)[state.active]?.target
  }
  expect(activeTarget([page, section])).toBe('/docs/joins')
  expect(activeTarget([section, page])).toBe('/docs/joins#aj')
  expect(activeTarget([section])).toBe('/docs/joins#aj')
})

const title = { text: 'Joins', marks: [] }
const page = { target: '/docs/joins', kind: 'doc' as const, title, breadcrumbs: ['Concepts'] }

test('the page comes first and its sections keep their order, whatever was found first', () => {
  const { page: first, isPageFound, sections } = splitGroup(groupOf('#window', '', '#as-of'))
  expect(first.url).toBe('/joins')
  expect(isPageFound).toBe(true)
  expect(sections.map(({ url }) => url)).toEqual(['/joins#window', '/joins#as-of'])
})

test('a page of which only sections were found is listed with its short address', () => {
  const { page: first, isPageFound } = splitGroup(groupOf('#as-of'))
  expect(first).toEqual({ ...page, url: '/joins', heading: undefined, snippet: undefined })
  expect(isPageFound).toBe(false)
})

function groupOf(...hashes: string[]): SearchGroup {
  const hits = hashes.map((hash): SearchHit => {
    const heading = hash === '' ? undefined : { text: hash, marks: [] }
    return { ...page, url: `/joins${hash}`, target: `/docs/joins${hash}`, heading, snippet: undefined }
  })
  return { ...page, hits }
}
