import { expect, test } from 'vitest'
import { findNearest, measureEditDistance } from './edit-distance.ts'

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

test.each([
  ['joins', 'joins', 0],
  ['joins', 'join', 1],
  ['join', 'joins', 1],
  ['joins', 'coins', 1],
  ['jions', 'joins', 1],
  ['ca', 'abc', 3],
  ['', 'abc', 3],
  ['abc', '', 3],
  ['kitten', 'sitting', 3],
])('%j and %j are %i edits apart', (a, b, distance) => {
  expect(measureEditDistance(a, b)).toBe(distance)
})
