import { expect, test, vi } from 'vitest'
import type { SearchRequest } from '../search-contract.ts'

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
  ['that of the page on screen', { ofPage: 'docs-default-2.0', ofReader: '1.0' }, 'docs-default-2.0'],
  ['else the one that the reader chose last', { ofPage: 'default', ofReader: '1.0' }, 'docs-default-1.0'],
  ['unless the site no longer has it', { ofReader: '0.9' }, 'docs-default-current'],
  ['and no name of an object’s own members', { ofReader: 'toString' }, 'docs-default-current'],
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
async function openPage(settings: object, { ofPage, ofReader }: { ofPage?: string; ofReader?: string } = {}) {
  const links: object[] = []
  const elements: Record<string, unknown> = {
    'meta[name="docsearch:docusaurus_tag"]': ofPage && { content: ofPage },
    'a[data-versions]': { dataset: { versions: '{"current":"/docs","1.0":"/docs/1.0"}' } },
  }
  vi.stubGlobal('document', {
    documentElement: { dataset: { search: JSON.stringify(settings) } },
    querySelector: (selector: string) => elements[selector] ?? null,
    createElement: () => ({}),
    head: { append: (link: object) => links.push(link) },
  })
  vi.stubGlobal('location', { origin: 'https://site.example' })
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'tickwise.docs-version' ? ofReader : undefined) })
  const fetch = vi.fn(async (_address: string, _options?: { body: string }) =>
    Response.json({ results: [{ hits: [], nbHits: 0 }] }),
  )
  vi.stubGlobal('fetch', fetch)
  vi.resetModules()
  const { chooseProvider } = await import('./choose-provider.ts')
  const sent = () => fetch.mock.calls.flatMap(([, options]) => (options ? JSON.parse(options.body).requests : []))
  return { chooseProvider, links, sent }
}
