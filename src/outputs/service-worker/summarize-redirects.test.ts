import { expect, test } from 'vitest'
import { listRedirectCandidates } from '../../offline/saved-pages.ts'
import { summarizeRedirects } from './summarize-redirects.ts'

const pages = ['/', '/docs/intro', '/docs/größe', '/docs/about', '/about', '/blog', '/blog/tags/q']
const redirects = new Map([
  ['/intro', '/docs/intro'],
  ['/größe', '/docs/größe'],
  ['/docs', '/docs/intro'],
  ['/blog/page/1', '/blog'],
  ['/blog/tags/q/page/1', '/blog/tags/q'],
])
const rewrites = [{ from: '/docs/', to: '/' }]

for (const base of ['', '/docs-site']) {
  const address = (path: string) => encodeURI(base + path)
  const addresses = new Set(pages.map(address))
  const rules = summarizeRedirects({ redirects, routes: new Set(pages), rewrites, base })
  const findTarget = (path: string) =>
    listRedirectCandidates(address(path), rules).find(target => addresses.has(target))

  test.each([...redirects])(`the worker of a site at "${base}/" redirects %s to %s`, (from, to) => {
    expect(findTarget(from)).toBe(address(to))
  })

  test.each(pages)(`the worker of a site at "${base}/" redirects the page %s to no other`, path => {
    expect([undefined, address(path)]).toContain(findTarget(path))
  })
}

test('redirects that a rule covers are not listed', () => {
  const { exceptions } = summarizeRedirects({ redirects, routes: new Set(pages), rewrites, base: '' })
  expect(exceptions).toEqual({ '/docs': '/docs/intro', '/about': '/about' })
})
