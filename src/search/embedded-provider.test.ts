import { afterEach, expect, test, vi } from 'vitest'
import { embeddedProvider } from './embedded-provider.ts'
import type { Question } from './engine.ts'
import type { FromWorker, ToWorker } from './engine.worker.ts'
import { realSearchFiles } from './engine-for-test.ts'
import type { SearchRequest } from './search-provider.ts'

const files = await realSearchFiles()
const request: SearchRequest = {
  query: 'as of join',
  kind: undefined,
  limit: 3,
  offset: 0,
  signal: new AbortController().signal,
}
const settings = {
  index: files.address,
  docsTags: () => ['docs-default-current'],
  rewrite: (target: string) => target.replace(/^\/docs\//, '/'),
}

/** Files of the index, but for those that `isAway`. */
function serve(isAway: (address: string) => boolean = () => false): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return isAway(address) ? new Response('', { status: 404 }) : new Response(files.files.get(address))
  })
  return asked
}

/** Workers that find nothing, or fail as `failureOf` says; the list of those that were started. */
function stubWorkers(failureOf: (question: Question) => string | false = () => false) {
  const started: StubWorker[] = []
  class StubWorker extends EventTarget {
    isEnded = false
    constructor() {
      super()
      started.push(this)
    }
    postMessage(message: ToWorker) {
      queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: answer(message) })))
    }
    terminate() {
      this.isEnded = true
    }
  }
  vi.stubGlobal('Worker', StubWorker)
  return started

  function answer(message: ToWorker): FromWorker {
    if (message.type === 'load') return { type: 'ready' }
    const { number, question } = message
    const failure = failureOf(question)
    if (failure) return { type: 'failure', number, message: failure }
    return { type: 'answer', number, answer: { groups: [], count: 0, suggestions: [], textFiles: new Map() } }
  }
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test('hits carry the address to show and the one to go to, and snippets come from the files of their pages', async () => {
  const asked = serve()
  const provider = embeddedProvider(settings)
  const { groups, count } = await provider.search(request)
  expect(count).toBeGreaterThan(3)
  const hits = groups.flatMap(group => group.hits)
  expect(hits[0]).toMatchObject({
    url: '/concepts/joins#as-of-join',
    target: '/docs/concepts/joins#as-of-join',
    heading: {
      text: 'As-of join',
      marks: [
        [0, 2],
        [3, 5],
        [6, 10],
      ],
    },
    breadcrumbs: ['Important Concepts'],
  })
  expect(asked).toEqual([files.address])
  const snippets = await provider.snippets(hits, request.query, request.signal)
  expect([...snippets.keys()]).toEqual(hits.map(({ target }) => target))
  expect(asked.length).toBe(1 + groups.length)
  await provider.snippets(hits, request.query, request.signal)
  expect(asked.length).toBe(1 + groups.length)
})

test('an index that is away is said to be, and asked for again the next time', async () => {
  serve(() => true)
  const provider = embeddedProvider(settings)
  await expect(provider.warm()).rejects.toThrow(`${files.address} answers 404.`)
  await expect(provider.search(request)).rejects.toThrow('answers 404')
  serve()
  expect((await provider.search(request)).groups.length).toBe(3)
})

test('a file of the index that is away fails one search, and the worker stays', async () => {
  serve()
  const started = stubWorkers(question => question.query === 'away' && 'shard-1 answers 404.')
  const provider = embeddedProvider(settings)
  for (let again = 0; again < 2; again++)
    await expect(provider.search({ ...request, query: 'away' })).rejects.toThrow('shard-1 answers 404.')
  expect((await provider.search(request)).count).toBe(0)
  expect(started).toHaveLength(1)
})

test('a worker that stops is ended, and the next search starts another', async () => {
  serve()
  const started = stubWorkers()
  const provider = embeddedProvider(settings)
  await provider.warm()
  started[0]?.dispatchEvent(new Event('error'))
  await new Promise(resolve => setTimeout(resolve))
  expect((await provider.search(request)).count).toBe(0)
  expect(started.map(({ isEnded }) => isEnded)).toEqual([true, false])
})

test('texts that are away leave their snippets out', async () => {
  serve(address => address.includes('/text/'))
  const provider = embeddedProvider(settings)
  const { groups } = await provider.search(request)
  const snippets = await provider.snippets(
    groups.flatMap(({ hits }) => hits),
    request.query,
    request.signal,
  )
  expect(snippets.size).toBe(0)
})

test('an aborted search rejects with the reason', async () => {
  serve()
  const provider = embeddedProvider(settings)
  const controller = new AbortController()
  const answer = provider.search({ ...request, signal: controller.signal })
  controller.abort(new Error('typed on'))
  await expect(answer).rejects.toThrow('typed on')
  await expect(provider.search({ ...request, signal: controller.signal })).rejects.toThrow('typed on')
})
