import { expect, test } from 'vitest'
import { shownAddress } from './shown-address.ts'

const rewrite = { from: '/docs/', to: '/' }

test('only the start of a path is rewritten; query and hash stay', () => {
  expect(shownAddress('/docs/concepts/joins?a=/docs/#/docs/b', rewrite)).toBe('/concepts/joins?a=/docs/#/docs/b')
  expect(shownAddress('/docs/docs/docs/x', rewrite)).toBe('/docs/docs/x')
  for (const address of ['/docs', '/docs#top', '/docsx/a', '/blog/docs/a', '/blog?x=/docs/'])
    expect(shownAddress(address, rewrite)).toBe(address)
  expect(shownAddress('/docs/a', undefined)).toBe('/docs/a')
  expect(shownAddress('/docs/a', { from: '/docs/', to: '/learn/' })).toBe('/learn/a')
})

test('excepted paths keep their address, as do all below them', () => {
  const withExceptions = { ...rewrite, except: ['/docs/blog', '/docs/1.0'] }
  const shown = (address: string) => shownAddress(address, withExceptions)
  expect(shown('/docs/blog?a#b')).toBe('/docs/blog?a#b')
  expect(shown('/docs/1.0/c/joins#x')).toBe('/docs/1.0/c/joins#x')
  expect(shown('/docs/blogging')).toBe('/blogging')
})
