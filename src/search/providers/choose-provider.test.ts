import { expect, test, vi } from 'vitest'
import type { SearchProvider, SearchRequest } from '../search-contract.ts'
import { loadOnDemand, withFallback } from './choose-provider.ts'

const hosted = {
  applicationId: 'APP',
  apiKey: 'key',
  indexName: 'docs',
  contextual: true,
  siteUrl: 'https://site.example',
}
const request: SearchRequest = {
  query: 'joins',
  kind: undefined,
  limit: 5,
  offset: 0,
  signal: new AbortController().signal,
}

test.each([
  ['that of the page on screen', { pageTag: 'docs-default-2.0', storedVersion: '1.0' }, 'docs-default-2.0'],
  ['else the one that the reader chose last', { pageTag: 'default', storedVersion: '1.0' }, 'docs-default-1.0'],
  ['unless the site no longer has it', { storedVersion: '0.9' }, 'docs-default-current'],
  ['and no name of an object’s own members', { storedVersion: 'toString' }, 'docs-default-current'],
  ['else the main one', {}, 'docs-default-current'],
])('the version of the docs that is searched is %s', async (_, versions, tag) => {
  const { chooseProvider, sent } = await openPage({ docsTag: 'docs-default-current', hosted }, versions)
  expect((await chooseProvider().search(request)).count).toBe(0)
  expect(sent()[0]?.facetFilters).toEqual(['language:en', ['docusaurus_tag:default', `docusaurus_tag:${tag}`]])
})

test('the provider is created once', async () => {
  const { chooseProvider } = await openPage({ docsTag: 'default', hosted })
  expect(chooseProvider()).toBe(chooseProvider())
})

test('preloading a hosted service connects to it as anonymously as its requests are', async () => {
  const { chooseProvider, links } = await openPage({ docsTag: 'default', hosted })
  await chooseProvider().preload()
  expect(links).toEqual([{ rel: 'preconnect', href: 'https://app-dsn.algolia.net', crossOrigin: 'anonymous' }])
})

test('settings without an index and a service are an error', async () => {
  const { chooseProvider } = await openPage({ docsTag: 'default' })
  expect(chooseProvider).toThrow('name neither an index nor a hosted service')
})

/** A page with these settings, as far as choosing a provider reads it, and a service that finds nothing. */
async function openPage(
  settings: object,
  { pageTag, storedVersion }: { pageTag?: string; storedVersion?: string } = {},
) {
  const links: object[] = []
  const elements: Record<string, unknown> = {
    'meta[name="docsearch:docusaurus_tag"]': pageTag && { content: pageTag },
    'a[data-versions]': { dataset: { versions: '{"current":"/docs","1.0":"/docs/1.0"}' } },
  }
  vi.stubGlobal('document', {
    documentElement: { dataset: { search: JSON.stringify(settings) } },
    querySelector: (selector: string) => elements[selector] ?? null,
    createElement: () => ({}),
    head: { append: (link: object) => links.push(link) },
  })
  vi.stubGlobal('location', { origin: 'https://site.example' })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => (key === 'tickwise.docs-version' ? storedVersion : undefined),
  })
  const fetch = vi.fn(async (_address: string, _options?: { body: string }) =>
    Response.json({ results: [{ hits: [], nbHits: 0 }] }),
  )
  vi.stubGlobal('fetch', fetch)
  vi.resetModules()
  const { chooseProvider } = await import('./choose-provider.ts')
  const sent = () => fetch.mock.calls.flatMap(([, options]) => (options ? JSON.parse(options.body).requests : []))
  return { chooseProvider, links, sent }
}

const answer = { groups: [], count: 3, suggestions: [] }

test('the code is loaded at the first call and then used for all', async () => {
  const loaded = stubProvider()
  const load = vi.fn(async () => loaded)
  const provider = loadOnDemand(load)
  expect(load).not.toHaveBeenCalled()
  await Promise.all([provider.preload(), provider.search(request)])
  expect(await provider.search(request)).toBe(answer)
  await provider.snippets([], 'joins', request.signal)
  expect(load).toHaveBeenCalledTimes(1)
  expect(loaded.preload).toHaveBeenCalledTimes(1)
  expect(loaded.search).toHaveBeenCalledWith(request)
  expect(loaded.snippets).toHaveBeenCalledWith([], 'joins', request.signal)
})

test('code that could not be loaded is loaded again at the next call', async () => {
  const load = vi.fn(async () => stubProvider())
  load.mockRejectedValueOnce(new Error('no network'))
  const provider = loadOnDemand(load)
  await expect(provider.search(request)).rejects.toThrow('no network')
  expect(await provider.search(request)).toBe(answer)
})

function stubProvider() {
  return {
    preload: vi.fn(async () => {}),
    search: vi.fn(async () => answer),
    snippets: vi.fn(async () => new Map()),
  } satisfies SearchProvider
}

/** Finds `count` pages, or fails where that is undefined. */
function providerFinding(count: number | undefined, failure = 'down'): SearchProvider {
  return {
    preload: async () => {},
    search: async () => {
      if (count === undefined) throw new Error(failure)
      return { groups: [], count, suggestions: [] }
    },
    snippets: async () => new Map([[String(count), { text: '', marks: [], isCode: false }]]),
  }
}

test('the second provider answers when the first fails, and its snippets are used', async () => {
  const failing = withFallback(providerFinding(undefined), providerFinding(2))
  expect((await failing.search(request)).count).toBe(2)
  expect([...(await failing.snippets([], '', request.signal)).keys()]).toEqual(['2'])
})

test('the first provider is tried again, and answers once it has recovered', async () => {
  const first = providerFinding(1)
  const answers = [Promise.reject(new Error('down')), first.search(request)]
  const recovering = withFallback(
    { ...first, search: () => answers.shift() ?? first.search(request) },
    providerFinding(2),
  )
  expect((await recovering.search(request)).count).toBe(2)
  expect((await recovering.search(request)).count).toBe(1)
  expect([...(await recovering.snippets([], '', request.signal)).keys()]).toEqual(['1'])
})

test('when both fail, the search rejects with the error of the second', async () => {
  const both = withFallback(providerFinding(undefined, 'first is down'), providerFinding(undefined, 'second is down'))
  await expect(both.search(request)).rejects.toThrow('second is down')
})

test('an aborted search does not use the second provider', async () => {
  const aborted = AbortSignal.abort(new Error('typed on'))
  const search = withFallback(providerFinding(undefined), providerFinding(2)).search({ ...request, signal: aborted })
  await expect(search).rejects.toThrow('typed on')
})
