import { expect, test, vi } from 'vitest'
import { runWhenIdle } from './background-work.ts'

test('where the browser has no idle callbacks, work is done after half a second', () => {
  vi.useFakeTimers()
  vi.stubGlobal('window', {})
  const work = vi.fn()
  runWhenIdle(work)
  vi.advanceTimersByTime(499)
  expect(work).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(work).toHaveBeenCalledTimes(1)
  vi.useRealTimers()
})

test('where the browser has idle callbacks, they are used', () => {
  const requestIdleCallback = vi.fn()
  vi.stubGlobal('window', { requestIdleCallback })
  const work = vi.fn()
  runWhenIdle(work)
  expect(requestIdleCallback).toHaveBeenCalledWith(work)
})
