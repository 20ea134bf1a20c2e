import { afterEach, expect, test, vi } from 'vitest'
import { forgetOffline } from './forget-offline.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test.each([
  ['the site’s own worker is removed', '', '/', true],
  ['the worker of a site below a base path is removed', '/site', '/site/', true],
  ['the worker of another site, above this one, stays', '/site', '/', false],
])('%s', async (_, base, scope, isRemoved) => {
  const unregister = vi.fn()
  const told = vi.fn((_message: unknown, [port]: MessagePort[]) => port?.postMessage(''))
  const registration = { scope: `https://host.example${scope}`, active: { postMessage: told }, unregister }
  vi.stubGlobal('document', { documentElement: { dataset: { base } } })
  vi.stubGlobal('location', new URL(`https://host.example${base}/about`))
  vi.stubGlobal('caches', { keys: async () => [] })
  vi.stubGlobal('navigator', { serviceWorker: { controller: null, getRegistration: async () => registration } })
  await forgetOffline()
  expect([told.mock.calls.length, unregister.mock.calls.length]).toEqual(isRemoved ? [1, 1] : [0, 0])
})
