import { beforeEach, expect, test } from 'vitest'
import { clearStored } from '../../shell/clear-stored.ts'
import { writeStored } from '../../shell/storage.ts'
import {
  addFavourite,
  addVisit,
  readSavedHits,
  removeHit,
  type SavedHit,
  type SavedHits,
  writeSavedHits,
} from './saved-hits.ts'

const none: SavedHits = { recents: [], favourites: [] }

function hit(name: string): SavedHit {
  return { url: `/${name}`, target: `/docs/${name}`, kind: 'doc', title: name, heading: undefined, breadcrumbs: [] }
}

function named(hits: SavedHit[]): string {
  return hits.map(({ title }) => title).join('')
}

beforeEach(() => {
  clearStored()
})

test('the last seven visits are kept, newest first, each once', () => {
  const visited = [...'abcdefgh'].map(hit).reduce(addVisit, none)
  expect(named(visited.recents)).toBe('hgfedcb')
  expect(named(addVisit(visited, hit('d')).recents)).toBe('dhgfecb')
})

test('a favourite leaves the recent hits, of which four stay beside it, and is never among them again', () => {
  const visited = [...'abcdefgh'].map(hit).reduce(addVisit, none)
  const starred = addFavourite(visited, hit('e'))
  expect([named(starred.recents), named(starred.favourites)]).toEqual(['hgfd', 'e'])
  const again = addVisit(starred, hit('e'))
  expect([named(again.recents), named(again.favourites)]).toEqual(['hgfd', 'e'])
  expect(removeHit(again, hit('e')).favourites).toEqual([])
})

test('of eleven favourites ten are kept', () => {
  const starred = [...'abcdefghijk'].map(hit).reduce(addFavourite, none)
  expect(named(starred.favourites)).toBe('kjihgfedcb')
})

test('what is stored is read again', () => {
  const saved = addFavourite(addVisit(none, { ...hit('a'), heading: 'Section', breadcrumbs: ['Concepts'] }), hit('b'))
  writeSavedHits(saved)
  expect(readSavedHits()).toEqual(saved)
})

test.each(['{', 'null', '7', '"x"', '{"a":1}', '[null,7,[],"x",{}]', '<img src=x onerror=alert(1)>'])(
  'stored %s is no hit',
  garbage => {
    writeStored('__DOCSEARCH_RECENT_SEARCHES__tickwise', garbage)
    writeStored('__DOCSEARCH_FAVORITE_SEARCHES__tickwise', garbage)
    expect(readSavedHits()).toEqual(none)
  },
)

test.each([
  ['an address of another site', { url: 'https://evil.example/', target: 'https://evil.example/' }],
  ['a script', { target: 'javascript:alert(1)' }],
  ['an address that browsers read as another host', { target: '//evil.example' }],
  ['the same with backslashes', { target: '/\\evil.example' }],
  ['the same with a tab, which browsers skip', { target: '/\t/evil.example' }],
  ['no address', { target: undefined }],
  ['a kind that does not exist', { kind: 'admin' }],
  ['a title that is no text', { title: { text: 'x' } }],
  ['an empty title', { title: ' ' }],
  ['a title of 10 kB', { title: 'x'.repeat(10_000) }],
])('a stored hit with %s is left out, the others are not', (_, odd) => {
  writeStored('__DOCSEARCH_RECENT_SEARCHES__tickwise', JSON.stringify([{ ...hit('a'), ...odd }, hit('b'), hit('b')]))
  expect(named(readSavedHits().recents)).toBe('b')
})

test('odd headings and breadcrumbs of a stored hit are left out of it', () => {
  writeStored(
    '__DOCSEARCH_RECENT_SEARCHES__tickwise',
    JSON.stringify([{ ...hit('a'), heading: 7, breadcrumbs: ['Concepts', {}, ''] }]),
  )
  expect(readSavedHits().recents).toEqual([{ ...hit('a'), breadcrumbs: ['Concepts'] }])
})

test('a stored list longer than the limit is cut when it is read', () => {
  writeStored('__DOCSEARCH_RECENT_SEARCHES__tickwise', JSON.stringify([...'abcdefghi'].map(hit)))
  writeStored('__DOCSEARCH_FAVORITE_SEARCHES__tickwise', JSON.stringify([hit('b')]))
  expect(named(readSavedHits().recents)).toBe('acde')
})
