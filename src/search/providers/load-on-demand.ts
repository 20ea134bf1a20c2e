import type { SearchProvider } from '../search-contract.ts'

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
