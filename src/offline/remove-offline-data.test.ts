import { afterEach, expect, test, vi } from 'vitest'
import { removeOfflineData } from './remove-offline-data.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test.each([
  ['the site’s own worker is removed', '', '/', true],
  ['the worker of a site below a base path is removed', '/site', '/site/', true],
  ['the worker of another site, above this one, stays', '/site', '/', false],
])('%s', async (_, base, scope, isRemoved) => {
  const unregister = vi.fn()
  const postMessage = vi.fn((_message: unknown, [port]: MessagePort[]) => port?.postMessage(''))
  visit(base, { scope: `https://host.example${scope}`, active: { postMessage }, unregister })
  await removeOfflineData()
  expect([postMessage.mock.calls.length, unregister.mock.calls.length]).toEqual(isRemoved ? [1, 1] : [0, 0])
})

test('caches of Tickwise are removed, and those of other sites on the host stay', async () => {
  visit('')
  const names = new Set(['other', 'tickwiser', 'tickwise-pages', 'tickwise-shell-https://host.example/'])
  vi.stubGlobal('caches', { keys: async () => [...names], delete: async (name: string) => names.delete(name) })
  await removeOfflineData()
  expect([...names]).toEqual(['other', 'tickwiser'])
})

/** Puts the reader on the page `/about` of a site below `base`, with a service worker if one is registered. */
function visit(base: string, registration?: object) {
  vi.stubGlobal('document', { documentElement: { dataset: { base } } })
  vi.stubGlobal('location', new URL(`https://host.example${base}/about`))
  vi.stubGlobal('caches', { keys: async () => [] })
  vi.stubGlobal('navigator', { serviceWorker: { controller: null, getRegistration: async () => registration } })
}
