import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { registerServiceWorker } from './register-service-worker.ts'
import { saveSearchMessage } from './worker-contract.ts'

const postMessage = vi.fn()
let connection: { saveData?: boolean; effectiveType?: string }

beforeEach(() => {
  vi.useFakeTimers()
  connection = {}
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  postMessage.mockReset()
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

test.each([{ saveData: true }, { effectiveType: '2g' }])(
  'search is not saved when the connection has become %j',
  async changed => {
    openPage({ hasWorker: true })
    await registerServiceWorker()
    Object.assign(connection, changed)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(postMessage).not.toHaveBeenCalled()
  },
)

function openPage({ hasWorker }: { hasWorker: boolean }): EventTarget {
  const active = { postMessage }
  const serviceWorker = Object.assign(new EventTarget(), {
    controller: hasWorker ? active : null,
    register: async () => ({ active }),
    ready: Promise.resolve({ active }),
  })
  const document = Object.assign(new EventTarget(), { documentElement: { dataset: {} } })
  vi.stubGlobal('navigator', { serviceWorker, connection })
  vi.stubGlobal('document', document)
  vi.stubGlobal('location', { hostname: 'tickwise.example' })
  return document
}
