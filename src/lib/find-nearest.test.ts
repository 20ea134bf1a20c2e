import { expect, test } from 'vitest'
import { findNearest } from './find-nearest.ts'

const keys = ['title', 'sidebar_position', 'slug', 'tags']

test.each([
  ['sidebar_positon', 'sidebar_position'],
  ['Titl', 'title'],
  ['tag', 'tags'],
  ['TAGS', 'tags'],
  ['slog', 'slug'],
  ['slogs', undefined],
  ['sidebar_posn', 'sidebar_position'],
  ['sidebar_pos', undefined],
  ['author', undefined],
  ['xyz', undefined],
])('for %s the nearest key is %s', (word, meant) => {
  expect(findNearest(word, keys)).toBe(meant)
})

test('of two words that are as near, the first is meant', () => {
  expect(findNearest('tax', ['tag', 'tab'])).toBe('tag')
})

test('without candidates there is no nearest one', () => {
  expect(findNearest('title', [])).toBeUndefined()
})
