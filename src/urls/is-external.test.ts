import { expect, test } from 'vitest'
import { isExternal } from './is-external.ts'

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
