import { expect, test } from 'vitest'
import { stripQueryAndHash } from './strip-query-and-hash.ts'

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
