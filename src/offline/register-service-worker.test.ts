import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { registerServiceWorker } from './register-service-worker.ts'
import { saveExercisesMessage, saveSearchMessage, saveSessionsMessage } from './worker-contract.ts'

const postMessage = vi.fn()
const register = vi.fn()
let connection: { saveData?: boolean; effectiveType?: string }

beforeEach(() => {
  vi.useFakeTimers()
  connection = {}
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  postMessage.mockReset()
  register.mockReset()
})

test('what search needs is not fetched for a reader of one page', async () => {
  openPage({ hasWorker: false })
  await registerServiceWorker()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(postMessage).not.toHaveBeenCalled()
})

test('search is saved once, a moment after the reader goes to a second page', async () => {
  const document = openPage({ hasWorker: false })
  await registerServiceWorker()
  document.dispatchEvent(new Event('tickwise:page'))
  expect(postMessage).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(60_000)
  document.dispatchEvent(new Event('tickwise:page'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(postMessage.mock.calls).toEqual([[saveSearchMessage]])
})

test('search is saved when an earlier page has registered the worker', async () => {
  openPage({ hasWorker: true })
  await registerServiceWorker()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(postMessage.mock.calls).toEqual([[saveSearchMessage]])
})

test('what runs q is saved five seconds after the first page with sessions, and what checks answers only from the second on', async () => {
  const document = openPage({ hasWorker: false, parts: ['.session', '.exercise'] })
  await registerServiceWorker()
  await vi.advanceTimersByTimeAsync(4900)
  expect(postMessage).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(postMessage.mock.calls).toEqual([[saveSessionsMessage]])
  document.dispatchEvent(new Event('tickwise:page'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(postMessage.mock.calls.flat().slice(1).sort()).toEqual(
    [saveSearchMessage, saveSessionsMessage, saveExercisesMessage].sort(),
  )
})

test('on a page without q nothing is saved that runs it', async () => {
  openPage({ hasWorker: false })
  await registerServiceWorker()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(postMessage).not.toHaveBeenCalled()
})

test('the files that the blocks of a page load are fetched through the worker with what runs q', async () => {
  const fetch = vi.fn(async () => Promise.reject(new Error('no network')))
  vi.stubGlobal('fetch', fetch)
  openPage({ hasWorker: true, parts: ['.session'], files: ['https://tickwise.example/week.q'] })
  await registerServiceWorker()
  await vi.advanceTimersByTimeAsync(4900)
  expect(fetch).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(fetch.mock.calls).toEqual([['https://tickwise.example/week.q']])
})

test.each([{ saveData: true }, { effectiveType: '2g' }])(
  'neither search nor what runs q is saved when the connection has become %j',
  async changed => {
    openPage({ hasWorker: true, parts: ['.session', '.exercise'] })
    await registerServiceWorker()
    Object.assign(connection, changed)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(postMessage).not.toHaveBeenCalled()
  },
)

test.each(['localhost', '127.0.0.1', '[::1]'])(
  'on %s the worker waits for a page with `?offline=on`',
  async hostname => {
    openPage({ hasWorker: false })
    const stored = new Map<string, string>()
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    })
    for (const [search, isRegistered] of [
      ['?x=1', false],
      ['?offline=on', true],
      ['', true],
    ] as const) {
      register.mockClear()
      vi.stubGlobal('location', { hostname, search })
      await registerServiceWorker()
      expect([search, register.mock.calls]).toEqual([search, isRegistered ? [['/service-worker.js']] : []])
    }
  },
)

test('on this machine, a browser that blocks storage gets no worker', async () => {
  openPage({ hasWorker: false })
  vi.stubGlobal('location', { hostname: 'localhost', search: '?offline=on' })
  vi.stubGlobal('sessionStorage', undefined)
  await registerServiceWorker()
  expect(register).not.toHaveBeenCalled()
})

test.each([{ saveData: true }, { effectiveType: '2g' }])(
  'with the connection %j no worker is registered',
  async slow => {
    openPage({ hasWorker: false })
    Object.assign(connection, slow)
    await registerServiceWorker()
    expect(register).not.toHaveBeenCalled()
  },
)

test('once the worker runs, the first page and its assets are fetched through it, once', async () => {
  openPage({ hasWorker: false })
  vi.stubGlobal('location', {
    hostname: 'tickwise.example',
    origin: 'https://tickwise.example',
    pathname: '/docs/intro',
  })
  const loaded = ['/assets/a.js', '/img/b.svg'].map(path => ({ name: `https://tickwise.example${path}` }))
  const getEntries = (type: string) => (type === 'resource' ? loaded : []) as unknown as PerformanceEntry[]
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(getEntries)
  const fetch = vi.fn(async () => Promise.reject(new Error('no network')))
  vi.stubGlobal('fetch', fetch)
  await registerServiceWorker()
  expect(fetch).not.toHaveBeenCalled()
  for (const _ of [1, 2]) navigator.serviceWorker.dispatchEvent(new Event('controllerchange'))
  expect(fetch.mock.calls).toEqual([['/docs/intro'], ['https://tickwise.example/assets/a.js']])
})

test('a page that an earlier worker controls is not fetched again when a new worker takes over', async () => {
  openPage({ hasWorker: true })
  const fetch = vi.fn()
  vi.stubGlobal('fetch', fetch)
  await registerServiceWorker()
  navigator.serviceWorker.dispatchEvent(new Event('controllerchange'))
  expect(fetch).not.toHaveBeenCalled()
})

interface OpenedPage {
  hasWorker: boolean
  parts?: string[]
  files?: string[]
}

/** Opens a page on which the selectors that name one of `parts` find something, and whose blocks load `files`. */
function openPage({ hasWorker, parts = [], files = [] }: OpenedPage): EventTarget {
  const active = { postMessage }
  const serviceWorker = Object.assign(new EventTarget(), {
    controller: hasWorker ? active : null,
    register: register.mockResolvedValue({ active }),
    ready: Promise.resolve({ active }),
  })
  const document = Object.assign(new EventTarget(), {
    documentElement: { dataset: {} },
    querySelector: (selector: string) => (parts.some(part => selector.includes(part)) ? {} : null),
    querySelectorAll: () => files.map(href => ({ href })),
  })
  vi.stubGlobal('navigator', { serviceWorker, connection })
  vi.stubGlobal('document', document)
  vi.stubGlobal('location', { hostname: 'tickwise.example' })
  return document
}
