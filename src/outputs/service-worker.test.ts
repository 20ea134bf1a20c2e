import { expect, test } from 'vitest'
import { serviceWorkerFile } from './service-worker.ts'

const settings = { hashed: [], search: [], moved: { rewrites: [], others: {} }, base: '' }
const named = (text: string) => new Map([['/offline', Buffer.from(text)]])

test('the worker starts with the list of its files; only those whose names hold no hash need a revision', () => {
  const [list] = serviceWorkerFile({ ...settings, hashed: ['/assets/client-1.js'], named: named('a') }).split('\n')
  expect(list).toMatchInlineSnapshot(
    `"const basePath="",shellFiles=[{"url":"/assets/client-1.js","revision":null},{"url":"/offline","revision":"ca978112ca1bbdca"}],searchFiles=[],movedPaths={"rewrites":[],"others":{}};"`,
  )
})

test('a changed file changes its revision and nothing of the code', () => {
  const [one, other] = ['a', 'b'].map(text => serviceWorkerFile({ ...settings, named: named(text) }))
  expect(one).not.toBe(other)
  expect(one?.slice(one.indexOf('\n'))).toBe(other?.slice(other.indexOf('\n')))
})

test('below a base path the worker knows it, and so do the addresses', () => {
  const files = { hashed: ['/assets/a-1.js'], named: named('a'), search: ['/assets/search-1.js'] }
  const [list] = serviceWorkerFile({ ...settings, ...files, base: '/docs-site' }).split('\n')
  expect(list).toMatch(
    /^const basePath="\/docs-site",shellFiles=\[\{"url":"\/docs-site\/assets\/a-1.js".*"\/docs-site\/offline"/,
  )
  expect(list).toContain('searchFiles=["/docs-site/assets/search-1.js"]')
})
