import { expect, test } from 'vitest'
import { isExternal, stripQueryAndHash } from './addresses.ts'

test.each([
  ['https://a.example', true],
  ['//a.example', true],
  ['mailto:a@b.example', true],
  ['/docs', false],
  ['a/b:c', false],
  ['#a', false],
])('%s leaves the site: %s', (href, leaves) => {
  expect(isExternal(href)).toBe(leaves)
})

test.each([
  ['/docs/joins', '/docs/joins'],
  ['/docs/joins?q=aj', '/docs/joins'],
  ['/docs/joins#left', '/docs/joins'],
  ['/docs/joins?q=aj#left', '/docs/joins'],
  ['/docs/joins#left?no-query', '/docs/joins'],
  ['?q=a\nb', ''],
])('%j without query and hash is %j', (address, path) => {
  expect(stripQueryAndHash(address)).toBe(path)
})
