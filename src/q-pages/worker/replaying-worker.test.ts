import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readExchanges } from '../fence/session-text.ts'
import { maxSilenceMs } from '../limits.ts'
import { createReplayingWorker } from './replaying-worker.ts'
import type { MessageFromWorker, MessageToWorker, PageBlock, WorkerRequest } from './worker-messages.ts'

let workers: TestWorker[]

/** Answers what it is asked, but not the input `endless`; the inputs `crashed` and `unreachable` fail for that reason. */
class TestWorker extends EventTarget {
  readonly asked: MessageToWorker[] = []
  isTerminated = false

  constructor() {
    super()
    workers.push(this)
    queueMicrotask(() => this.say({ type: 'ready' }))
  }

  postMessage(message: MessageToWorker) {
    const { number, request } = message
    this.asked.push(message)
    const typed = request.type === 'input' ? request.typed : ''
    if (typed === 'endless') return
    queueMicrotask(() =>
      typed === 'crashed' || typed === 'unreachable'
        ? this.say({ type: 'failure', reason: typed })
        : this.say({ type: 'answer', number, answer: answer(request) }),
    )
  }

  terminate() {
    this.isTerminated = true
  }

  /** What it has run. */
  get steps(): string[] {
    return this.asked.flatMap(({ request }) => {
      if (request.type === 'input') return [request.typed]
      return request.type === 'block' ? [request.block.text] : []
    })
  }

  say(data: MessageFromWorker) {
    if (!this.isTerminated) this.dispatchEvent(new MessageEvent('message', { data }))
  }
}

/** Inputs that start with `slow` run into the time limit. */
function answer(request: WorkerRequest) {
  const run = (typed: string) => ({
    line: 0,
    typed,
    output: '',
    operations: 0,
    prompt: 'q)',
    ...(typed.startsWith('slow') && { error: 'stop' }),
  })
  if (request.type === 'input') return run(request.typed)
  const text = request.type === 'block' ? request.block.text : ''
  return { printed: '', inputs: readExchanges(text).map(({ typed }) => run(typed)) }
}

beforeEach(() => {
  workers = []
  vi.stubGlobal('Worker', TestWorker)
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
})

afterEach(() => {
  vi.useRealTimers()
})

test('a run can be stopped while the worker is loading, and the next run starts another', async () => {
  const session = createReplayingWorker()
  const stopped = session.sendInput('', 'a')
  session.stop()
  await expect(stopped).rejects.toMatchObject({ reason: 'stopped' })
  await session.sendInput('', 'b')
  expect(workers.map(({ steps, isTerminated }) => ({ steps, isTerminated }))).toEqual([
    { steps: [], isTerminated: true },
    { steps: ['b'], isTerminated: false },
  ])
})

test('after a stop another worker repeats in order what had run, without what was stopped', async () => {
  const session = createReplayingWorker()
  await session.sendInput('', 'a')
  await session.sendInput('', 'b')
  const stopped = session.sendInput('', 'endless')
  session.stop()
  await expect(stopped).rejects.toMatchObject({ reason: 'stopped' })
  await session.sendInput('', 'c')
  expect(workers[1]?.steps).toEqual(['a', 'b', 'c'])
})

test('inputs that ran into the time limit are not repeated', async () => {
  const session = createReplayingWorker()
  await session.runThrough([{ ...emptyBlock, text: 'q)a:1\nq)slow 1\nq)f:{\n  x}' }], 0)
  await session.sendInput('', 'slow 2')
  await session.sendInput('', 'b')
  const stopped = session.sendInput('', 'endless')
  session.stop()
  await expect(stopped).rejects.toMatchObject({ reason: 'stopped' })
  await session.sendInput('', 'c')
  expect(workers[1]?.steps).toEqual(['q) a:1\nq) f:{\n  x}', 'b', 'c'])
})

test('a session that starts anew says so once, and only if something had run', async () => {
  const onReset = vi.fn()
  const session = createReplayingWorker({ onReset })
  await session.runThrough(blocks, 1)
  expect(onReset).not.toHaveBeenCalled()
  await session.runThrough(blocks, 0)
  expect(onReset).toHaveBeenCalledTimes(1)
})

test('a file that was written twice is kept once: its newest bytes are there before and after what ran in between', async () => {
  const session = createReplayingWorker()
  const newest = new Uint8Array([2])
  await session.writeFile('t.csv', new Uint8Array([1]))
  await session.sendInput('', 'a')
  await session.writeFile('t.csv', newest)
  session.stop()
  await session.sendInput('', 'b')
  const repeated = workers[1]?.asked.map(({ request }) => (request.type === 'file' ? request.bytes : request.type))
  expect(repeated).toEqual(['reset', newest, 'input', newest, 'input'])
})

test('a worker that repeats what had run can be stopped too', async () => {
  const session = createReplayingWorker()
  await session.sendInput('', 'a')
  session.stop()
  const stopped = session.sendInput('', 'b')
  session.stop()
  await expect(stopped).rejects.toMatchObject({ reason: 'stopped' })
  expect(workers[1]?.isTerminated).toBe(true)
})

test.each(['crashed', 'unreachable'])('a worker that reports that it failed is ended: %s', async reason => {
  await expect(createReplayingWorker().sendInput('', reason)).rejects.toMatchObject({ reason })
  expect(workers[0]?.isTerminated).toBe(true)
})

test('a worker is ended after a limit of silence, which does not include waiting for a part of its script', async () => {
  vi.useFakeTimers()
  const result = createReplayingWorker().sendInput('', 'endless')
  result.catch(() => {})
  await vi.advanceTimersByTimeAsync(maxSilenceMs - 1000)
  workers[0]?.say({ type: 'waiting' })
  await vi.advanceTimersByTimeAsync(maxSilenceMs - 1000)
  expect(workers[0]?.isTerminated).toBe(false)
  await vi.advanceTimersByTimeAsync(1000)
  await expect(result).rejects.toMatchObject({ reason: 'time' })
})

test('a worker whose script does not arrive is unreachable', async () => {
  const failed = createReplayingWorker().sendInput('', 'a')
  workers[0]?.dispatchEvent(new Event('error'))
  await expect(failed).rejects.toMatchObject({ reason: 'unreachable' })
})

test('a browser that forbids workers is told from scripts that do not arrive', async () => {
  vi.stubGlobal('Worker', () => {
    throw new DOMException('forbidden', 'SecurityError')
  })
  await expect(createReplayingWorker().sendInput('', 'a')).rejects.toMatchObject({ reason: 'forbidden' })
})

const emptyBlock: PageBlock = { kind: 'session', text: '', process: '', file: '', advance: 0 }
const blocks = ['a', 'b', 'c'].map(text => ({ ...emptyBlock, text }))

test('a block runs after the blocks above it that have not run', async () => {
  const session = createReplayingWorker()
  await session.runThrough(blocks, 0)
  expect(await session.runThrough(blocks, 2)).toMatchObject({ earlier: 1, isRestarted: false })
  expect(workers[0]?.steps).toEqual(['a', 'b', 'c'])
})

const week: PageBlock = { ...emptyBlock, kind: 'file', file: 'week.q', src: 'https://a.example/week.q' }

test('a block with the address of a file runs with its text, which is fetched once and repeated by the next worker', async () => {
  const fetch = vi.fn(async () => new Response('days:til 5\n'))
  vi.stubGlobal('fetch', fetch)
  const session = createReplayingWorker()
  await session.runThrough([week, ...blocks], 1)
  session.stop()
  await session.sendInput('', 'next')
  await createReplayingWorker().runThrough([week, ...blocks], 1)
  expect(workers.map(({ steps }) => steps)).toEqual([
    ['days:til 5', 'a'],
    ['days:til 5', 'a', 'next'],
    ['days:til 5', 'a'],
  ])
  expect(fetch).toHaveBeenCalledTimes(1)
})

test.each([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['no such file', async () => new Response('Not found', { status: 404 })],
])('with %s nothing has run, and the next run fetches the file again', async (name, failed) => {
  const fetch = vi.fn(failed)
  vi.stubGlobal('fetch', fetch)
  const session = createReplayingWorker()
  const page = [{ ...week, src: `https://a.example/${name}` }, ...blocks]
  await expect(session.runThrough(page, 1)).rejects.toBeInstanceOf(Error)
  expect([workers[0]?.steps, session.lastBlock]).toEqual([[], -1])
  fetch.mockImplementation(async () => new Response('a:1'))
  expect(await session.runThrough(page, 1)).toMatchObject({ earlier: 1, isRestarted: false })
  expect(workers.map(({ steps }) => steps)).toEqual([['a:1', 'a']])
})

test('a run that waits for a file can be stopped', async () => {
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
  })
  const session = createReplayingWorker()
  const stopped = session.runThrough([{ ...week, src: 'https://a.example/slow.q' }, ...blocks], 1)
  session.stop()
  await expect(stopped).rejects.toMatchObject({ reason: 'stopped' })
})

test('a block that has run starts the session anew', async () => {
  const session = createReplayingWorker()
  await session.runThrough(blocks, 2)
  expect(await session.runThrough(blocks, 1)).toMatchObject({ earlier: 1, isRestarted: true })
  session.stop()
  await session.sendInput('', 'next')
  expect(workers[1]?.steps).toEqual(['a', 'b', 'next'])
})
