import { expect, test, vi } from 'vitest'
import { buildSearchFilesOfThisSite, createEngineRequest } from '../../../tests/support/engine-for-test.ts'
import type { EngineAnswer, MessageFromWorker, MessageToWorker } from './create-engine.ts'
import { startEngine } from './start-engine.ts'

const { address, files } = await buildSearchFilesOfThisSite()
const index = files.get(address) ?? ''
const answerWith = (count: number): EngineAnswer => ({ groups: [], count, suggestions: [], textFiles: new Map() })

test('the worker gets the index and its folder, and answers each request by its number, in whatever order', async () => {
  const { workers } = stubWorkers()
  const starting = start()
  const worker = await getLoading(workers)
  expect(worker.received).toEqual([{ type: 'load', index, folder: '/search' }])
  worker.say({ type: 'ready' })
  const engine = await starting
  const [first, second, third] = [
    engine(createEngineRequest('a')),
    engine(createEngineRequest('b')),
    engine(createEngineRequest('c')),
  ]
  const numbers = worker.received.flatMap(message => (message.type === 'search' ? [message.number] : []))
  expect(new Set(numbers).size).toBe(3)
  worker.say({ type: 'answer', number: numbers[1] ?? 0, answer: answerWith(2) })
  worker.say({ type: 'failure', number: numbers[2] ?? 0, message: 'a shard is gone' })
  worker.say({ type: 'answer', number: numbers[0] ?? 0, answer: answerWith(1) })
  expect([(await first).count, (await second).count]).toEqual([1, 2])
  await expect(third).rejects.toThrow('a shard is gone')
})

test('if the script of the worker cannot be fetched, the engine runs in the page', async () => {
  const { workers, onStop } = stubWorkers()
  const starting = start(onStop)
  const worker = await getLoading(workers)
  worker.dispatchEvent(new Event('error'))
  const engine = await starting
  expect(worker.isEnded).toBe(true)
  expect((await engine(createEngineRequest('as of join'))).count).toBeGreaterThan(0)
  expect(onStop).not.toHaveBeenCalled()
})

test('requests that a worker has not answered when it stops are rejected, and the stop is reported', async () => {
  const { workers, onStop } = stubWorkers()
  const starting = start(onStop)
  const worker = await getLoading(workers)
  worker.say({ type: 'ready' })
  const engine = await starting
  const answer = engine(createEngineRequest('joins'))
  worker.dispatchEvent(new Event('error'))
  await expect(answer).rejects.toThrow('The search worker stopped.')
  expect(onStop).toHaveBeenCalledTimes(1)
})

test('an index that the worker cannot read is an error, and the worker is terminated', async () => {
  const { workers } = stubWorkers()
  const starting = start()
  const worker = await getLoading(workers)
  worker.say({ type: 'unreadable', message: 'The index is damaged.' })
  await expect(starting).rejects.toThrow('The index is damaged.')
  expect(worker.isEnded).toBe(true)
})

test('an index that cannot be fetched is an error, and the worker is terminated', async () => {
  const { workers } = stubWorkers()
  const failed = Promise.reject(new Error('no network'))
  await expect(startEngine({ index: failed, folder: '/search', onStop: vi.fn() })).rejects.toThrow('no network')
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true])
})

class StubWorker extends EventTarget {
  isEnded = false
  received: MessageToWorker[] = []
  postMessage = (message: MessageToWorker) => this.received.push(message)
  say = (data: MessageFromWorker) => this.dispatchEvent(new MessageEvent('message', { data }))
  terminate = () => {
    this.isEnded = true
  }
}

function stubWorkers() {
  const workers: StubWorker[] = []
  vi.stubGlobal(
    'Worker',
    class extends StubWorker {
      constructor() {
        super()
        workers.push(this)
      }
    },
  )
  return { workers, onStop: vi.fn() }
}

function start(onStop = vi.fn()) {
  return startEngine({ index: Promise.resolve(index), folder: '/search', onStop })
}

/** The worker, once it was asked to load the index. */
async function getLoading([worker]: StubWorker[]): Promise<StubWorker> {
  if (!worker) throw new Error('No worker was started.')
  await vi.waitFor(() => expect(worker.received).toHaveLength(1))
  return worker
}
