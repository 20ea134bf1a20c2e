import type { SearchProvider } from '../search-contract.ts'

/** A provider whose code is loaded when it is first asked, and again if that failed. */
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
    warm: async () => (await loadOnce()).warm(),
    search: async request => (await loadOnce()).search(request),
    snippets: async (...request) => (await loadOnce()).snippets(...request),
  }
}
