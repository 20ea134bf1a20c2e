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

test('a reader of one page does not fetch what search needs', async () => {
  openPage({ hasWorker: false })
  await registerServiceWorker()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(postMessage).not.toHaveBeenCalled()
})

test('search is saved once, a moment after a second page has taken the place of the first', async () => {
  const document = openPage({ hasWorker: false })
  await registerServiceWorker()
  document.dispatchEvent(new Event('tickwise:page'))
  expect(postMessage).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(60_000)
  document.dispatchEvent(new Event('tickwise:page'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(postMessage.mock.calls).toEqual([[saveSearchMessage]])
})

test('search is saved where an earlier page brought the worker', async () => {
  openPage({ hasWorker: true })
  await registerServiceWorker()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(postMessage.mock.calls).toEqual([[saveSearchMessage]])
})

test.each([{ saveData: true }, { effectiveType: '2g' }])(
  'search is not saved on a line that has become %j',
  async line => {
    openPage({ hasWorker: true })
    await registerServiceWorker()
    Object.assign(connection, line)
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
