// The hosted provider of the page in the browser, as its `data-search` asks for it.
import { readStored, storageKeys } from '../shell/storage.ts'
import { docsTag, isDocsTag } from './facets.ts'
import { createHostedProvider } from './hosted-provider.ts'
import type { Rewrite } from './result-address.ts'
import type { SearchProvider } from './search-provider.ts'
import type { HostedSettings } from './search-settings.ts'
import { withFallback } from './with-fallback.ts'

export function hostedSearch(
  settings: HostedSettings,
  rewrite: Rewrite | undefined,
  loadEmbedded: () => Promise<SearchProvider>,
): SearchProvider {
  const hosted = createHostedProvider({
    settings,
    rewrite,
    origin: location.origin,
    docsTag: () => tagBeingRead() ?? rememberedTag() ?? settings.docsTag,
    connect,
  })
  return settings.fallBackToEmbedded ? withFallback(hosted, loadEmbedded) : hosted
}

function tagBeingRead(): string | undefined {
  const tag = document.querySelector<HTMLMetaElement>('meta[name="docsearch:docusaurus_tag"]')?.content
  return isDocsTag(tag) ? tag : undefined
}

/** Of the version a reader chose, if the site still has it. */
function rememberedTag(): string | undefined {
  const versions = document.querySelector<HTMLElement>('a[data-versions]')?.dataset.versions ?? '{}'
  const name = readStored(storageKeys.docsVersion)
  return name !== undefined && Object.hasOwn(JSON.parse(versions), name) ? docsTag(name) : undefined
}

function connect(host: string) {
  const link = document.createElement('link')
  link.rel = 'preconnect'
  link.href = host
  link.crossOrigin = 'anonymous'
  document.head.append(link)
}
