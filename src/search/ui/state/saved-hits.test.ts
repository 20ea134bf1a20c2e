import { beforeEach, expect, test } from 'vitest'
import { removeAllStored } from '../../../browser/remove-stored.ts'
import { writeStored } from '../../../browser/storage.ts'
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

const visited = [...'abcdefgh'].map(hit).reduce(addVisit, none)

function named(hits: SavedHit[]): string {
  return hits.map(({ title }) => title).join('')
}

beforeEach(() => {
  removeAllStored()
})

test('the last seven opened hits are kept, newest first', () => {
  expect(named(visited.recents)).toBe('hgfedcb')
})

test('opening a recent hit again moves it to the front', () => {
  expect(named(addVisit(visited, hit('d')).recents)).toBe('dhgfecb')
})

test('a hit that becomes a favourite is no longer recent, and four recent hits are kept beside favourites', () => {
  const saved = addFavourite(visited, hit('e'))
  expect([named(saved.recents), named(saved.favourites)]).toEqual(['hgfd', 'e'])
})

test('opening a favourite does not make it a recent hit', () => {
  const saved = addVisit(addFavourite(visited, hit('e')), hit('e'))
  expect([named(saved.recents), named(saved.favourites)]).toEqual(['hgfd', 'e'])
})

test('a removed favourite is in neither list', () => {
  const saved = removeHit(addFavourite(visited, hit('e')), hit('e'))
  expect([named(saved.recents), named(saved.favourites)]).toEqual(['hgfd', ''])
})

test('of eleven favourites the ten newest are kept', () => {
  const saved = [...'abcdefghijk'].map(hit).reduce(addFavourite, none)
  expect(named(saved.favourites)).toBe('kjihgfedcb')
})

test('saved hits are read back unchanged', () => {
  const saved = addFavourite(addVisit(none, { ...hit('a'), heading: 'Section', breadcrumbs: ['Concepts'] }), hit('b'))
  writeSavedHits(saved)
  expect(readSavedHits()).toEqual(saved)
})

test.each(['{', 'null', '7', '"x"', '{"a":1}', '[null,7,[],"x",{}]', '<img src=x onerror=alert(1)>'])(
  'no hit is read from the stored text %s',
  garbage => {
    writeStored('__DOCSEARCH_RECENT_SEARCHES__tickwise', garbage)
    writeStored('__DOCSEARCH_FAVORITE_SEARCHES__tickwise', garbage)
    expect(readSavedHits()).toEqual(none)
  },
)

test.each([
  ['an address of another site', { url: 'https://evil.example/', target: 'https://evil.example/' }],
  ['a script', { target: 'javascript:alert(1)' }],
  ['an address that browsers take for another host', { target: '//evil.example' }],
  ['the same with backslashes', { target: '/\\evil.example' }],
  ['the same with a tab, which browsers skip', { target: '/\t/evil.example' }],
  ['no address', { target: undefined }],
  ['a kind that does not exist', { kind: 'admin' }],
  ['a title that is not text', { title: { text: 'x' } }],
  ['an empty title', { title: ' ' }],
  ['a title of 10 kB', { title: 'x'.repeat(10_000) }],
])('a stored hit with %s is left out, and the others are kept', (_, odd) => {
  writeStored('__DOCSEARCH_RECENT_SEARCHES__tickwise', JSON.stringify([{ ...hit('a'), ...odd }, hit('b'), hit('b')]))
  expect(named(readSavedHits().recents)).toBe('b')
})

test('a stored hit is read without a heading or breadcrumbs that are not text', () => {
  writeStored(
    '__DOCSEARCH_RECENT_SEARCHES__tickwise',
    JSON.stringify([{ ...hit('a'), heading: 7, breadcrumbs: ['Concepts', {}, ''] }]),
  )
  expect(readSavedHits().recents).toEqual([{ ...hit('a'), breadcrumbs: ['Concepts'] }])
})

test('stored lists that are too long are cut when they are read', () => {
  writeStored('__DOCSEARCH_RECENT_SEARCHES__tickwise', JSON.stringify([...'abcdefghi'].map(hit)))
  writeStored('__DOCSEARCH_FAVORITE_SEARCHES__tickwise', JSON.stringify([hit('b')]))
  expect(named(readSavedHits().recents)).toBe('acde')
})
