import { readStored } from '../shell/storage.ts'
import { embeddedProvider } from './embedded-provider.ts'
import { docsTagOf, isDocsTag } from './facets.ts'
import { fetchListedPages } from './listed-pages.ts'
import type { PageSearch } from './page-search.ts'
import { shownAddress } from './result-address.ts'
import type { SearchProvider } from './search-provider.ts'
import { withFallback } from './with-fallback.ts'

let provider: SearchProvider | undefined

/** Who answers searches of this site, as its pages say. */
export function searchProvider(): SearchProvider {
  provider ??= createProvider(JSON.parse(document.documentElement.dataset.search ?? '{}') as PageSearch)
  return provider
}

function createProvider({ index, docsTag, rewrite, hosted: settings }: PageSearch): SearchProvider {
  const docsTags = () => [docsTagOfPage(), docsTagOfReader(), docsTag].filter(tag => tag !== undefined)
  const embedded = index
    ? embeddedProvider({ index, docsTags, rewrite: target => shownAddress(target, rewrite) })
    : undefined
  const hosted =
    settings &&
    lazily(async () => {
      const { hostedProvider } = await import('./hosted-provider.ts')
      return hostedProvider({
        settings,
        rewrite,
        origin: location.origin,
        docsTag: () => docsTags()[0] ?? docsTag,
        listedPages: fetchListedPages,
        connect,
      })
    })
  if (hosted && embedded) return withFallback(hosted, embedded)
  const only = hosted ?? embedded
  if (!only) throw new Error('The page does not say who answers searches.')
  return only
}

/** A provider whose code is loaded when it is first needed; again after that failed. */
function lazily(load: () => Promise<SearchProvider>): SearchProvider {
  let loading: Promise<SearchProvider> | undefined
  const loaded = () => {
    loading ??= load().catch(error => {
      loading = undefined
      throw error
    })
    return loading
  }
  return {
    warm: async () => (await loaded()).warm(),
    search: async request => (await loaded()).search(request),
    snippets: async (...asked) => (await loaded()).snippets(...asked),
  }
}

/** That of the version being read. */
function docsTagOfPage(): string | undefined {
  const tag = document.querySelector<HTMLMetaElement>('meta[name="docsearch:docusaurus_tag"]')?.content
  return isDocsTag(tag) ? tag : undefined
}

/** That of the version chosen last, if the site still has it. */
function docsTagOfReader(): string | undefined {
  const versions = document.querySelector<HTMLElement>('a[data-versions]')?.dataset.versions ?? '{}'
  const name = readStored('tickwise.docs-version')
  return name !== undefined && Object.hasOwn(JSON.parse(versions), name) ? docsTagOf(name) : undefined
}

/** Opens a connection before it is needed. */
function connect(host: string) {
  const link = document.createElement('link')
  link.rel = 'preconnect'
  link.href = host
  link.crossOrigin = 'anonymous'
  document.head.append(link)
}
