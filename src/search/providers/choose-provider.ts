import { readStored } from '../../browser/storage.ts'
import type { SearchProvider } from '../search-contract.ts'
import { getDocsTag, isDocsTag } from '../search-facets.ts'
import { type HostedSettings, rewriteAddress, type SearchSettings } from '../search-settings.ts'
import { createEmbeddedProvider } from './embedded-provider.ts'

let provider: SearchProvider | undefined

/** The provider that the page's search settings ask for. It is created once. */
export function chooseProvider(): SearchProvider {
  provider ??= createProvider(JSON.parse(document.documentElement.dataset.search ?? '{}') as SearchSettings)
  return provider
}

function createProvider(settings: SearchSettings): SearchProvider {
  const { index, hosted, rewrite } = settings
  const docsTags = () => listDocsTags(settings)
  const embeddedProvider =
    index && createEmbeddedProvider({ index, docsTags, rewrite: target => rewriteAddress(target, rewrite) })
  const hostedProvider = hosted && loadOnDemand(() => importHostedProvider(hosted, settings))
  if (hostedProvider && embeddedProvider) return withFallback(hostedProvider, embeddedProvider)
  const provider = hostedProvider ?? embeddedProvider
  if (!provider) throw new Error('The search settings of this page name neither an index nor a hosted service.')
  return provider
}

async function importHostedProvider(hosted: HostedSettings, settings: SearchSettings): Promise<SearchProvider> {
  const { createHostedProvider, fetchListedPaths } = await import('./hosted-provider.ts')
  return createHostedProvider({
    settings: hosted,
    rewrite: settings.rewrite,
    origin: location.origin,
    docsTag: () => listDocsTags(settings)[0] ?? settings.docsTag,
    fetchListedPaths,
    connect: preconnect,
  })
}

/** Tags of the docs versions that the reader may want, the most likely first. */
function listDocsTags({ docsTag }: SearchSettings): string[] {
  return [getDocsTagOfPage(), getDocsTagOfReader(), docsTag].filter(tag => tag !== undefined)
}

/** The tag of the version that the page on screen belongs to. */
function getDocsTagOfPage(): string | undefined {
  const tag = document.querySelector<HTMLMetaElement>('meta[name="docsearch:docusaurus_tag"]')?.content
  return isDocsTag(tag) ? tag : undefined
}

/** The tag of the version that the reader chose last, if the site still has it. */
function getDocsTagOfReader(): string | undefined {
  const versions = document.querySelector<HTMLElement>('a[data-versions]')?.dataset.versions ?? '{}'
  const name = readStored('tickwise.docs-version')
  return name !== undefined && Object.hasOwn(JSON.parse(versions), name) ? getDocsTag(name) : undefined
}

/** Opens a connection before it is needed. */
function preconnect(host: string) {
  const link = document.createElement('link')
  link.rel = 'preconnect'
  link.href = host
  link.crossOrigin = 'anonymous'
  document.head.append(link)
}

/** A provider whose code is loaded on the first call, and again on the next call if that failed. */
export function loadOnDemand(load: () => Promise<SearchProvider>): SearchProvider {
  let loading: Promise<SearchProvider> | undefined
  const loadOnce = () => {
    loading ??= load().catch(error => {
      loading = undefined
      throw error
    })
    return loading
  }
  return {
    preload: async () => (await loadOnce()).preload(),
    search: async request => (await loadOnce()).search(request),
    snippets: async (...request) => (await loadOnce()).snippets(...request),
  }
}

/** Searches with `first`, and with `second` whenever that fails. Snippets come from the provider that answered last. */
export function withFallback(first: SearchProvider, second: SearchProvider): SearchProvider {
  let answering = first
  return {
    preload: () => first.preload(),
    async search(request) {
      try {
        const answer = await first.search(request)
        answering = first
        return answer
      } catch {
        // The request was aborted because the reader has typed more; `first` has not failed.
        request.signal.throwIfAborted()
        const answer = await second.search(request)
        answering = second
        return answer
      }
    },
    snippets: (...request) => answering.snippets(...request),
  }
}
