import { readStored, storageKeys } from '../shell/storage.ts'
import { docsTagOf } from './docs-tag.ts'
import { embeddedProvider } from './embedded-provider.ts'
import type { PageSearch } from './page-search.ts'
import type { SearchProvider } from './search-provider.ts'

let provider: SearchProvider | undefined

/** Who answers searches of this site, as its pages say. */
export function searchProvider(): SearchProvider {
  provider ??= createProvider()
  return provider
}

function createProvider(): SearchProvider {
  // Where a hosted service is configured, this is where it takes over.
  const { index, docsTag } = JSON.parse(document.documentElement.dataset.search ?? '{}') as PageSearch
  return embeddedProvider({
    index,
    docsTags: () => [docsTagOfPage(), docsTagOfReader(), docsTag].filter(tag => tag !== undefined),
    rewrite: target => target.replace(/^\/docs\//, '/'),
  })
}

/** That of the version being read. */
function docsTagOfPage(): string | undefined {
  const tag = document.querySelector<HTMLMetaElement>('meta[name="docusaurus_tag"]')?.content
  return tag?.startsWith(docsTagOf('')) ? tag : undefined
}

/** That of the version chosen last. */
function docsTagOfReader(): string | undefined {
  const version = readStored(storageKeys.docsVersion)
  return version === undefined ? undefined : docsTagOf(version)
}
