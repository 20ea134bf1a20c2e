import { expect, test } from 'vitest'
import { listRedirectCandidates } from '../offline/saved-pages.ts'
import { makeServiceWorker, summarizeRedirects } from './service-worker-file.ts'

const settings = {
  hashed: [],
  search: [],
  sessions: [],
  exercises: [],
  redirects: { rewrites: [], exceptions: {} },
  base: '',
}
const named = (text: string) => new Map([['/offline', Buffer.from(text)]])

test('the script starts with the list of its files, and only those without a hash in their names have a revision', () => {
  const [list] = makeServiceWorker({ ...settings, hashed: ['/assets/client-1.js'], named: named('a') }).split('\n')
  expect(list).toMatchInlineSnapshot(
    `"const basePath="",shellFiles=[{"url":"/assets/client-1.js","revision":null},{"url":"/offline","revision":"ca978112ca1bbdca"}],searchFiles=[],sessionFiles=[],exerciseFiles=[],redirectRules={"rewrites":[],"exceptions":{}};"`,
  )
})

test('a changed file changes its revision and nothing else', () => {
  const [one, other] = ['a', 'b'].map(text => makeServiceWorker({ ...settings, named: named(text) }))
  expect(one).not.toBe(other)
  expect(one?.slice(one.indexOf('\n'))).toBe(other?.slice(other.indexOf('\n')))
})

test('below a base path, the script has that path, and all addresses start with it', () => {
  const files = {
    hashed: ['/assets/a-1.js'],
    named: named('a'),
    search: ['/assets/search-1.js'],
    sessions: ['/assets/runner-1.js'],
    exercises: ['/assets/exercise-1.js'],
  }
  const [list] = makeServiceWorker({ ...settings, ...files, base: '/docs-site' }).split('\n')
  expect(list).toMatch(
    /^const basePath="\/docs-site",shellFiles=\[\{"url":"\/docs-site\/assets\/a-1.js".*"\/docs-site\/offline"/,
  )
  for (const name of ['search', 'runner', 'exercise']) expect(list).toContain(`=["/docs-site/assets/${name}-1.js"]`)
})

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
