import { expect, onTestFinished, test, vi } from 'vitest'
import {
  createRecord,
  createReply,
  type SearchService,
  startSearchService,
} from '../../../tests/support/search-service.ts'
import type { SearchProvider, SearchRequest } from '../search-contract.ts'
import type { HostedSettings } from '../search-settings.ts'
import { markEnd, markStart } from './hosted-answer.ts'
import { createHostedProvider } from './hosted-provider.ts'

const marked = (text: string) => text.replaceAll('[', markStart).replaceAll(']', markEnd)

function createProviderFor(
  services: SearchService[],
  settings: Partial<HostedSettings> = {},
  {
    connected = [] as string[],
    pages = undefined as string[] | undefined,
    fetchListedPaths = async () => pages && new Set(pages),
  } = {},
) {
  return createHostedProvider({
    settings: {
      applicationId: 'TESTAPP',
      apiKey: 'public',
      indexName: 'tiny',
      contextual: true,
      hosts: services.map(service => service.origin),
      fallBackToEmbedded: false,
      siteUrl: 'https://tiny.example',
      ...settings,
    },
    rewrite: { from: '/docs/', to: '/' },
    origin: 'http://localhost:3000',
    docsTag: () => 'docs-default-current',
    fetchListedPaths,
    connect: host => connected.push(host),
  })
}

function search(provider: SearchProvider, request: Partial<SearchRequest> = {}) {
  const signal = new AbortController().signal
  return provider.search({ query: 'aj', kind: undefined, limit: 20, offset: 0, signal, ...request })
}

test('a search is one request with keys, filters and the attributes of DocSearch records', async () => {
  const service = await startSearchService()
  await search(createProviderFor([service]))
  expect(service.received).toMatchInlineSnapshot(`
    [
      {
        "keys": {
          "x-algolia-api-key": "public",
          "x-algolia-application-id": "TESTAPP",
        },
        "method": "POST",
        "path": "/1/indexes/*/queries",
        "request": {
          "attributesToHighlight": [
            "hierarchy.lvl0",
            "hierarchy.lvl1",
            "hierarchy.lvl2",
            "hierarchy.lvl3",
            "hierarchy.lvl4",
            "hierarchy.lvl5",
            "hierarchy.lvl6",
          ],
          "attributesToRetrieve": [
            "hierarchy.lvl0",
            "hierarchy.lvl1",
            "hierarchy.lvl2",
            "hierarchy.lvl3",
            "hierarchy.lvl4",
            "hierarchy.lvl5",
            "hierarchy.lvl6",
            "content",
            "type",
            "url",
            "docusaurus_tag",
          ],
          "attributesToSnippet": [
            "content:15",
          ],
          "facetFilters": [
            "language:en",
            [
              "docusaurus_tag:default",
              "docusaurus_tag:docs-default-current",
            ],
          ],
          "highlightPostTag": "",
          "highlightPreTag": "",
          "indexName": "tiny",
          "length": 40,
          "offset": 0,
          "query": "aj",
          "snippetEllipsisText": "…",
        },
        "type": "text/plain;charset=UTF-8",
      },
    ]
  `)
})

test('without `contextual` no facet is requested, a long query is cut, and an empty one sends no request', async () => {
  const service = await startSearchService()
  const provider = createProviderFor([service], { contextual: false })
  await search(provider, { query: 'x'.repeat(2000), offset: 30, limit: 15 })
  expect(await search(provider, { query: ' \t' })).toEqual({ groups: [], count: 0, suggestions: [] })
  expect(service.received).toHaveLength(1)
  expect(service.received[0]?.request).toMatchObject({ query: 'x'.repeat(512), offset: 0, length: 90 })
  expect(service.received[0]?.request).not.toHaveProperty('facetFilters')
})

test('records become hits, grouped by page in the order of the first hit', async () => {
  const highlighted = {
    _highlightResult: { hierarchy: { lvl1: { value: marked('[Joins]') }, lvl2: { value: marked('As of [join]') } } },
    _snippetResult: { content: { value: marked('…uses [aj]&lt;x&gt;…') } },
  }
  const service = await startSearchService(() =>
    createReply(
      [
        createRecord('https://tiny.example/docs/c/joins#as-of', ['Concepts', 'Joins', 'As of join'], highlighted),
        createRecord('https://tiny.example/blog/a', ['Blog', 'A post']),
        createRecord('https://tiny.example/docs/c/joins', ['Concepts', 'Joins']),
        createRecord('https://tiny.example/about/about/', ['About']),
      ],
      { total: 37 },
    ),
  )
  const { groups, count } = await search(createProviderFor([service]), { limit: 2 })
  expect(count).toBe(37)
  expect(groups.map(({ target, kind, hits }) => [target, kind, hits.length])).toEqual([
    ['/docs/c/joins', 'doc', 2],
    ['/blog/a', 'blog', 1],
  ])
  expect(groups[0]?.hits[0]).toEqual({
    url: '/c/joins#as-of',
    target: '/docs/c/joins#as-of',
    kind: 'doc',
    title: { text: 'Joins', marks: [[0, 5]] },
    heading: { text: 'As of join', marks: [[6, 10]] },
    breadcrumbs: ['Concepts'],
    snippet: { text: '…uses aj<x>…', marks: [[6, 8]], isCode: false },
  })
  const { groups: more, count: all } = await search(createProviderFor([service]), { limit: 2, offset: 2 })
  expect([more.length, all]).toEqual([1, 3])
  expect(more[0]).toMatchObject({ target: '/about/about', kind: 'page' })
  expect(more[0]?.hits[0]).toMatchObject({ title: { text: 'About' }, heading: undefined, breadcrumbs: [] })
})

test('below a base path, docs and posts are recognised by the folders of the site', async () => {
  vi.stubGlobal('document', { documentElement: { dataset: { base: '/site' } } })
  onTestFinished(() => void vi.unstubAllGlobals())
  const paths = ['/site/docs/a?b', '/site/blog#c', '/site/about', '/blog/a']
  const service = await startSearchService(() => createReply(paths.map(path => createRecord(path, ['Part', path]))))
  const { groups } = await search(createProviderFor([service]))
  expect(groups.map(({ kind }) => kind)).toEqual(['doc', 'blog', 'page', 'page'])
})

test('all pages can be requested in order, regardless of how many hits each has', async () => {
  const records = Array.from({ length: 60 }, (_, index) =>
    createRecord(`/docs/${Math.floor(index / 7)}#${index}`, ['Docs', 'A']),
  )
  const service = await startSearchService(request => {
    const [from, length] = [Number(request.offset), Number(request.length)]
    return createReply(records.slice(from, from + length), { total: records.length })
  })
  const provider = createProviderFor([service])
  const targets: string[] = []
  let count = Number.POSITIVE_INFINITY
  while (targets.length < count) {
    const answer = await search(provider, { limit: 2, offset: targets.length })
    expect(answer.groups.length).toBeGreaterThan(0)
    targets.push(...answer.groups.map(({ target }) => target))
    count = answer.count
  }
  expect(targets).toEqual([
    '/docs/0',
    '/docs/1',
    '/docs/2',
    '/docs/3',
    '/docs/4',
    '/docs/5',
    '/docs/6',
    '/docs/7',
    '/docs/8',
  ])
  expect(count).toBe(9)
})

test('several records of one section become one hit, with the first text among them', async () => {
  const section = (text: string | null) => createRecord('/docs/a#b', ['Docs', 'A', 'B'], { content: text })
  const service = await startSearchService(() => createReply([section(null), section('Some text'), section('More')]))
  const { groups } = await search(createProviderFor([service]))
  expect(groups[0]?.hits).toEqual([
    expect.objectContaining({ snippet: expect.objectContaining({ text: 'Some text' }) }),
  ])
})

test('a service that returns fewer hits than it announced gets a limited number of requests', async () => {
  const service = await startSearchService(({ length }) =>
    createReply(
      Array.from({ length: Number(length) }, () => createRecord('/docs/a', ['Docs', 'A'])),
      { total: 1e15 },
    ),
  )
  expect((await search(createProviderFor([service]), { limit: 20, offset: 1 })).groups).toEqual([])
  expect(service.received.length).toBeLessThan(30)
})

test('a group has at most five hits', async () => {
  const records = Array.from({ length: 9 }, (_, index) => createRecord(`/docs/a#${index}`, ['Docs', 'A', `H${index}`]))
  const service = await startSearchService(() => createReply(records))
  const { groups } = await search(createProviderFor([service]))
  expect(groups.map(({ hits }) => hits.map(({ target }) => target))).toEqual([
    ['/docs/a#0', '/docs/a#1', '/docs/a#2', '/docs/a#3', '/docs/a#4'],
  ])
})

test('docs are filtered by the service; posts and standalone pages are filtered and counted here', async () => {
  const posts = Array.from({ length: 25 }, (_, index) => createRecord(`/blog/${index}`, ['Blog', `Post ${index}`]))
  const service = await startSearchService(({ facetFilters }) =>
    JSON.stringify(facetFilters).includes('docs-default')
      ? createReply([createRecord('/docs/a', ['Docs', 'A'])])
      : createReply([createRecord('/about', ['About']), ...posts]),
  )
  const provider = createProviderFor([service])
  expect(await search(provider, { kind: 'doc' })).toMatchObject({ count: 1, groups: [{ target: '/docs/a' }] })
  const { count, groups } = await search(provider, { kind: 'blog', offset: 20, limit: 20 })
  expect([count, groups.length, groups[0]?.target]).toEqual([25, 5, '/blog/20'])
  expect(await search(provider, { kind: 'page' })).toMatchObject({ count: 1, groups: [{ target: '/about' }] })
  expect(service.received.map(({ request }) => request.facetFilters)).toEqual([
    ['language:en', ['docusaurus_tag:docs-default-current']],
    ['language:en', ['docusaurus_tag:default']],
    ['language:en', ['docusaurus_tag:default']],
  ])
})

test('without results, titles of earlier results are suggested', async () => {
  const service = await startSearchService(({ query }) =>
    query === 'joi'
      ? createReply([createRecord('/docs/a', ['Concepts', 'Joins']), createRecord('/docs/b', ['Tutorials', 'Tick'])])
      : createReply([]),
  )
  const provider = createProviderFor([service])
  expect((await search(provider, { query: 'joi' })).suggestions).toEqual([])
  expect(await search(provider, { query: 'joix' })).toEqual({
    groups: [],
    count: 0,
    suggestions: ['Tutorials', 'Tick', 'Concepts'],
  })
})

test('each query gets its own answer, in whatever order answers arrive', async () => {
  const service = await startSearchService(({ query }) =>
    createReply([createRecord(`/docs/${query}`, ['Docs', query ?? ''])], { delayMs: query === 'j' ? 80 : 0 }),
  )
  const provider = createProviderFor([service])
  const arrived: string[] = []
  const answers = await Promise.all(
    ['j', 'jo'].map(async query => {
      const answer = await search(provider, { query })
      arrived.push(query)
      return answer.groups[0]?.target
    }),
  )
  expect([answers, arrived]).toEqual([
    ['/docs/j', '/docs/jo'],
    ['jo', 'j'],
  ])
})

test('an aborted search rejects with the reason at once and tries no other host', async () => {
  const silent = await startSearchService(() => 'silence')
  const other = await startSearchService()
  const stop = new AbortController()
  const answer = search(createProviderFor([silent, other]), { signal: stop.signal })
  await expect.poll(() => silent.received.length).toBe(1)
  stop.abort(new Error('typed on'))
  await expect(answer).rejects.toThrow('typed on')
  await expect(search(createProviderFor([other]), { signal: stop.signal })).rejects.toThrow('typed on')
  expect(other.received).toEqual([])
})

test('a search that was aborted before it began rejects and fetches nothing, also if the query is empty', async () => {
  const service = await startSearchService()
  const fetchListedPaths = vi.fn(async () => undefined)
  const provider = createProviderFor([service], {}, { fetchListedPaths })
  const signal = AbortSignal.abort(new Error('typed on'))
  for (const query of ['aj', '']) await expect(search(provider, { query, signal })).rejects.toThrow('typed on')
  expect([service.received, fetchListedPaths.mock.calls]).toEqual([[], []])
})

test('after a failed host the next one is tried, and later searches try the failed one last', async () => {
  const order: string[] = []
  const host = (name: string, reply: SearchService['reply']) =>
    startSearchService(request => {
      order.push(name)
      return reply(request)
    })
  const services = [
    await host('cut', () => 'cut'),
    await host('busy', () => ({ status: 503, body: 'busy' })),
    await host('portal', () => ({ body: '<html>Log in</html>' })),
    await host('well', () => createReply([createRecord('/docs/a', ['Docs', 'A'])])),
  ]
  const provider = createProviderFor(services)
  expect((await search(provider)).count).toBe(1)
  expect(order.splice(0)).toEqual(['cut', 'busy', 'portal', 'well'])
  await search(provider)
  expect(order).toEqual(['well'])
})

test('after two seconds without an answer the next host is tried', async () => {
  const silent = await startSearchService(() => 'silence')
  const well = await startSearchService()
  const start = performance.now()
  await search(createProviderFor([silent, well]))
  expect(performance.now() - start).toBeGreaterThan(1_900)
  expect(performance.now() - start).toBeLessThan(4_000)
})

test('if no host answers, the error says so, and the next search tries them all again', async () => {
  const service = await startSearchService(() => 'cut')
  const provider = createProviderFor([service], { hosts: [service.origin, 'http://127.0.0.1:9'] })
  await expect(search(provider)).rejects.toThrow('No host of the search service answered.')
  service.reply = () => createReply([])
  expect(await search(provider)).toMatchObject({ count: 0 })
})

test.each([
  [403, { message: 'Invalid Application-ID or API key', status: 403 }, 'Invalid Application-ID or API key'],
  [404, { message: 'Index tiny does not exist' }, 'Index tiny does not exist'],
  [429, 'Too many', '429 Too many'],
  [400, { error: 7 }, '{"error":7}'],
])(
  'a rejected request (%i) is reported with the message of the service, and no other host is tried',
  async (status, body, words) => {
    const service = await startSearchService(() => ({ status, body }))
    const other = await startSearchService()
    await expect(search(createProviderFor([service, other]))).rejects.toThrow(`The search service refused: ${words}`)
    expect(other.received).toEqual([])
  },
)

test.each([
  null,
  7,
  '"text"',
  [],
  {},
  { results: [] },
  { results: [null] },
  { results: { 0: 1 } },
  { results: [{ hits: {} }] },
])('an answer in another format is an error: %j', async body => {
  const service = await startSearchService(() => ({ body: typeof body === 'string' ? body : JSON.stringify(body) }))
  await expect(search(createProviderFor([service]))).rejects.toThrow('has no results')
})

test('records in another format, of other sites or with other schemes are left out', async () => {
  const records = [
    null,
    7,
    'text',
    [],
    {},
    { url: '/docs/a' },
    { url: '/docs/a', hierarchy: 5 },
    { url: '/docs/a', hierarchy: { lvl0: 1, lvl1: {} } },
    createRecord('javascript:alert(1)', ['A', 'B']),
    createRecord('data:text/html,x', ['A', 'B']),
    createRecord('//evil.example/docs/a', ['A', 'B']),
    createRecord('https://evil.example/docs/a', ['A', 'B']),
    createRecord('https://tiny.example//evil.example', ['A', 'B']),
    createRecord('/\\evil.example', ['A', 'B']),
  ]
  const service = await startSearchService(() => createReply(records))
  const provider = createProviderFor([service])
  expect(await search(provider)).toEqual({ groups: [], count: 0, suggestions: [] })
  const good = createRecord('/docs/a', ['A', 'B'], {
    _highlightResult: 'x',
    _snippetResult: { content: [] },
    content: 5,
  })
  service.reply = () => ({ body: { results: [{ hits: [...records, good], nbHits: '<b>' }] } })
  const { groups, count } = await search(provider)
  expect([count, groups.map(({ target }) => target)]).toEqual([1, ['/docs/a']])
  expect(groups[0]?.hits[0]?.snippet).toBeUndefined()
})

test('pages that the site no longer has are left out', async () => {
  const records = ['/docs/gone', '/docs/a#b', '/docs/gone#c', '/'].map(url => createRecord(url, ['Docs', 'A']))
  const service = await startSearchService(() => createReply(records))
  const { groups, count } = await search(createProviderFor([service], {}, { pages: ['/', '/docs/a'] }))
  expect([count, groups.map(({ target }) => target)]).toEqual([2, ['/docs/a', '/']])
})

test('markup in titles and snippets stays text', async () => {
  const hostile = '<img src=x onerror=alert(1)>'
  const service = await startSearchService(() =>
    createReply([
      createRecord('/docs/a', [hostile, hostile, hostile], {
        _snippetResult: { content: { value: `${hostile}${markStart}` } },
      }),
    ]),
  )
  const { groups } = await search(createProviderFor([service]))
  expect(groups[0]?.hits[0]).toMatchObject({
    title: { text: hostile, marks: [] },
    heading: { text: hostile },
    snippet: { text: hostile, marks: [] },
  })
})

test('preloading opens a connection to the first host and sends no request', async () => {
  const service = await startSearchService()
  const connected: string[] = []
  const provider = createProviderFor([service], {}, { connected })
  await provider.preload()
  expect([connected, service.received]).toEqual([[service.origin], []])
})

test('no snippets are fetched, since the service sends them with its hits', async () => {
  const service = await startSearchService()
  const { snippets } = createProviderFor([service])
  expect(await snippets([], 'aj', new AbortController().signal)).toEqual(new Map())
  expect(service.received).toEqual([])
})
