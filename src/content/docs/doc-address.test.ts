import { expect, test } from 'vitest'
import { isIndexName, resolveCategoryUrl } from './doc-address.ts'

test.each([
  [undefined, undefined],
  ['basics', '/docs/basics'],
  ['/basics', '/docs/basics'],
  ['basics//', '/docs/basics'],
  ['/', '/docs'],
])('a category with the slug %s is at %s', (slug, url) => {
  expect(resolveCategoryUrl('/docs', slug)).toBe(url)
})

test.each([
  ['index', true],
  ['README', true],
  ['Joins', true],
  ['other', false],
])('whether %s is the page of the folder joins: %s', (name, isIndex) => {
  expect(isIndexName(name, 'concepts/joins')).toBe(isIndex)
})
