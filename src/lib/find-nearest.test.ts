import { expect, test } from 'vitest'
import { findNearest } from './find-nearest.ts'

const keys = ['title', 'sidebar_position', 'slug', 'tags']

test.each([
  ['sidebar_positon', 'sidebar_position'],
  ['Titl', 'title'],
  ['tag', 'tags'],
  ['TAGS', 'tags'],
  ['author', undefined],
  ['xyz', undefined],
])('for %s the nearest key is %s', (word, meant) => {
  expect(findNearest(word, keys)).toBe(meant)
})

test('without candidates there is no nearest one', () => {
  expect(findNearest('title', [])).toBeUndefined()
})
