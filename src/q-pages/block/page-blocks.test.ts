import { expect, test, vi } from 'vitest'
import { createRunQueue } from './page-blocks.client.ts'

const never = () => new Promise<never>(() => {})
const signal = () => new AbortController().signal
const afterTurns = () => new Promise(resolve => setTimeout(resolve))

test('runs start one after the other, also after one that failed', async () => {
  const queue = createRunQueue(() => {})
  const events: string[] = []
  const run = (name: string) => async () => {
    events.push(`${name} starts`)
    await afterTurns()
    events.push(`${name} ends`)
    if (name === 'a') throw new Error(name)
  }
  await Promise.allSettled([queue.add(run('a'), signal()), queue.add(run('b'), signal())])
  expect(events).toEqual(['a starts', 'a ends', 'b starts', 'b ends'])
})

test('a run that is aborted before its turn never starts, and the one before it goes on', async () => {
  const { queue, stopSession, finish } = createBusyQueue()
  const waiting = new AbortController()
  const run = vi.fn(never)
  const result = queue.add(run, waiting.signal)
  await afterTurns()
  waiting.abort()
  finish()
  await expect(result).rejects.toMatchObject({ reason: 'stopped' })
  expect(run).not.toHaveBeenCalled()
  expect(stopSession).not.toHaveBeenCalled()
})

test('aborting a run stops the session while it runs, and not afterwards', async () => {
  const { queue, present, stopSession, finish } = createBusyQueue()
  await afterTurns()
  present.abort()
  expect(stopSession).toHaveBeenCalledTimes(1)
  finish()
  const next = new AbortController()
  await queue.add(async () => {}, next.signal)
  next.abort()
  expect(stopSession).toHaveBeenCalledTimes(1)
})

test('when the page stops, what waits is dropped, and what is added later runs', async () => {
  const { queue, stopSession, finish } = createBusyQueue()
  const run = vi.fn(never)
  const waiting = queue.add(run, signal())
  await afterTurns()
  queue.stop()
  finish()
  await expect(waiting).rejects.toMatchObject({ reason: 'stopped' })
  expect(run).not.toHaveBeenCalled()
  expect(stopSession).toHaveBeenCalledTimes(1)
  expect(await queue.add(async () => 'later', signal())).toBe('later')
})

/** A queue with a run that goes on until `finish` is called. */
function createBusyQueue() {
  const stopSession = vi.fn()
  const queue = createRunQueue(stopSession)
  const present = new AbortController()
  let finish = () => {}
  const busy = new Promise<void>(resolve => {
    finish = resolve
  })
  queue.add(() => busy, present.signal)
  return { queue, present, stopSession, finish }
}
