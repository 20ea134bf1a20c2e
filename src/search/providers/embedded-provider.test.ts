import { afterEach, expect, test, vi } from 'vitest'
import { buildSearchFilesOfThisSite } from '../../../tests/support/engine-for-test.ts'
import { searchIndexPath } from '../../urls/search-paths.ts'
import type { EngineRequest, MessageFromWorker, MessageToWorker } from '../engine/create-engine.ts'
import type { SearchRequest } from '../search-contract.ts'
import { createEmbeddedProvider } from './embedded-provider.ts'

const files = await buildSearchFilesOfThisSite()
const request: SearchRequest = {
  query: 'as of join',
  kind: undefined,
  limit: 3,
  offset: 0,
  signal: new AbortController().signal,
}
const settings = {
  index: searchIndexPath,
  docsTags: () => ['docs-default-current'],
  rewrite: (target: string) => target.replace(/^\/docs\//, '/'),
}

/** Serves the files of the index, except those that are missing. Returns the list of addresses asked for. */
function serve(isMissing: (address: string) => boolean = () => false): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return isMissing(address)
      ? new Response('', { status: 404 })
      : new Response(files.files.get(address) ?? files.texts.get(address)?.read())
  })
  return asked
}

/** Replaces workers by stubs that find nothing, or fail with the message of `failureOf`. Returns the list of stubs started. */
function stubWorkers(failureOf: (request: EngineRequest) => string | false = () => false) {
  const started: StubWorker[] = []
  class StubWorker extends EventTarget {
    isEnded = false
    constructor() {
      super()
      started.push(this)
    }
    postMessage(message: MessageToWorker) {
      queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: answer(message) })))
    }
    terminate() {
      this.isEnded = true
    }
  }
  vi.stubGlobal('Worker', StubWorker)
  return started

  function answer(message: MessageToWorker): MessageFromWorker {
    if (message.type === 'load') return { type: 'ready' }
    const { number, request } = message
    const failure = failureOf(request)
    if (failure) return { type: 'failure', number, message: failure }
    return { type: 'answer', number, answer: { groups: [], count: 0, suggestions: [], textFiles: new Map() } }
  }
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test('hits have a shown address and a target, and snippets are cut from the files of their pages', async () => {
  const asked = serve()
  const provider = createEmbeddedProvider(settings)
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
  expect(asked).toEqual([searchIndexPath, files.address])
  const snippets = await provider.snippets(hits, request.query, request.signal)
  expect([...snippets.keys()]).toEqual(hits.map(({ target }) => target))
  expect(asked.length).toBe(2 + groups.length)
  await provider.snippets(hits, request.query, request.signal)
  expect(asked.length).toBe(2 + groups.length)
})

test('the error names a missing index, and the next search fetches it again', async () => {
  serve(address => address === files.address)
  const provider = createEmbeddedProvider(settings)
  await expect(provider.preload()).rejects.toThrow(`${files.address} answered 404.`)
  await expect(provider.search(request)).rejects.toThrow('answered 404')
  serve()
  expect((await provider.search(request)).groups.length).toBe(3)
})

test('a missing shard fails the search that needs it, and the worker keeps running', async () => {
  serve()
  const started = stubWorkers(request => request.query === 'away' && 'shard-1 answers 404.')
  const provider = createEmbeddedProvider(settings)
  for (let again = 0; again < 2; again++)
    await expect(provider.search({ ...request, query: 'away' })).rejects.toThrow('shard-1 answers 404.')
  expect((await provider.search(request)).count).toBe(0)
  expect(started).toHaveLength(1)
})

test('a failed worker is terminated, and the next search starts another', async () => {
  serve()
  const started = stubWorkers()
  const provider = createEmbeddedProvider(settings)
  await provider.preload()
  started[0]?.dispatchEvent(new Event('error'))
  await new Promise(resolve => setTimeout(resolve))
  expect((await provider.search(request)).count).toBe(0)
  expect(started.map(({ isEnded }) => isEnded)).toEqual([true, false])
})

test('pages whose text is missing have no snippets', async () => {
  serve(address => address.includes('/text/'))
  const provider = createEmbeddedProvider(settings)
  const { groups } = await provider.search(request)
  const snippets = await provider.snippets(
    groups.flatMap(({ hits }) => hits),
    request.query,
    request.signal,
  )
  expect(snippets.size).toBe(0)
})

test('an aborted search rejects with the reason of its signal', async () => {
  serve()
  const provider = createEmbeddedProvider(settings)
  const controller = new AbortController()
  const answer = provider.search({ ...request, signal: controller.signal })
  controller.abort(new Error('typed on'))
  await expect(answer).rejects.toThrow('typed on')
  await expect(provider.search({ ...request, signal: controller.signal })).rejects.toThrow('typed on')
})
