import { expect, test } from 'vitest'
import { rewriteAddress } from './search-settings.ts'

const rewrite = { from: '/docs/', to: '/' }

test('only the start of a path is rewritten; query and hash stay', () => {
  expect(rewriteAddress('/docs/concepts/joins?a=/docs/#/docs/b', rewrite)).toBe('/concepts/joins?a=/docs/#/docs/b')
  expect(rewriteAddress('/docs/docs/docs/x', rewrite)).toBe('/docs/docs/x')
  for (const address of ['/docs', '/docs#top', '/docsx/a', '/blog/docs/a', '/blog?x=/docs/'])
    expect(rewriteAddress(address, rewrite)).toBe(address)
  expect(rewriteAddress('/docs/a', undefined)).toBe('/docs/a')
  expect(rewriteAddress('/docs/a', { from: '/docs/', to: '/learn/' })).toBe('/learn/a')
})

test('excepted paths and all paths below them keep their address', () => {
  const withExceptions = { ...rewrite, except: ['/docs/blog', '/docs/1.0'] }
  const shown = (address: string) => rewriteAddress(address, withExceptions)
  expect(shown('/docs/blog?a#b')).toBe('/docs/blog?a#b')
  expect(shown('/docs/1.0/c/joins#x')).toBe('/docs/1.0/c/joins#x')
  expect(shown('/docs/blogging')).toBe('/blogging')
})
