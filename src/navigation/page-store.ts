// Pages of this site as parsed documents. A page's own HTML is what navigation fetches; each address is fetched once and
// kept for a while, prefetched or visited.
const keepMs = 5 * 60_000
const kept = new Map<string, { at: number; page: Promise<FetchedPage> }>()

export type FetchedPage = {
  document: Document
  /** Where redirects led: path and query. */
  address: string
}

/** The page at `address` (path and query). Rejects when the network fails or the answer is no HTML. */
export function loadPage(address: string, priority: RequestPriority = 'auto'): Promise<FetchedPage> {
  const known = kept.get(address)
  if (known && Date.now() - known.at < keepMs) return known.page
  const page = fetchPage(address, priority)
  kept.set(address, { at: Date.now(), page })
  page.catch(() => kept.delete(address))
  return page
}

export function forgetPages() {
  kept.clear()
}

async function fetchPage(address: string, priority: RequestPriority): Promise<FetchedPage> {
  const response = await fetch(address, { priority })
  const isHtml = response.headers.get('content-type')?.startsWith('text/html')
  if (!isHtml || (response.status !== 404 && !response.ok)) throw new Error(`${address} answered ${response.status}`)
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const refresh = page.querySelector('meta[http-equiv=refresh]')?.getAttribute('content')?.split('url=')[1]
  if (refresh) return loadPage(refresh)
  const { pathname, search } = new URL(response.url)
  return { document: page, address: pathname + search }
}
