import { expect, test, vi } from 'vitest'

test('where the browser has no idle callbacks, work is done after half a second', async () => {
  vi.useFakeTimers()
  const runWhenIdle = await importWith({})
  const work = vi.fn()
  runWhenIdle(work)
  vi.advanceTimersByTime(499)
  expect(work).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(work).toHaveBeenCalledTimes(1)
  vi.useRealTimers()
})

test('where the browser has idle callbacks, they are used', async () => {
  const requestIdleCallback = vi.fn()
  const runWhenIdle = await importWith({ requestIdleCallback })
  const work = vi.fn()
  runWhenIdle(work)
  expect(requestIdleCallback).toHaveBeenCalledWith(work)
})

async function importWith(window: object) {
  vi.stubGlobal('window', window)
  vi.resetModules()
  return (await import('./run-when-idle.ts')).runWhenIdle
}
