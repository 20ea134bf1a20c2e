import { expect, test } from 'vitest'
import { makeServiceWorker } from './service-worker-file.ts'

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
