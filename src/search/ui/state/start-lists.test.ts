import { expect, test } from 'vitest'
import type { SavedHit } from './saved-hits.ts'
import { createStartLists, getTarget } from './start-lists.ts'

const hit: SavedHit = {
  url: '/fby',
  target: '/docs/fby',
  kind: 'doc',
  title: 'fby',
  heading: undefined,
  breadcrumbs: [],
}
const nothing = { section: undefined, pages: [], queries: [] }

test('saved hits come first, then the section, start pages and example searches', () => {
  const lists = createStartLists(
    { recents: [hit], favourites: [{ ...hit, target: '/docs/joins' }] },
    {
      section: { label: 'Concepts', pages: [{ label: 'qSQL', url: '/docs/qsql' }] },
      pages: [{ label: 'Start here', url: '/docs/intro' }],
      queries: ['asof join'],
    },
  )
  expect(lists.map(({ label, options }) => [label, ...options.map(getTarget)])).toEqual([
    ['Recent', '/docs/fby'],
    ['Favorite', '/docs/joins'],
    ['Concepts', '/docs/qsql'],
    ['Good places to start', '/docs/intro'],
    ['Example searches', '/search?q=asof+join'],
  ])
})

test('empty lists are left out', () => {
  expect(createStartLists({ recents: [], favourites: [] }, nothing)).toEqual([])
})
