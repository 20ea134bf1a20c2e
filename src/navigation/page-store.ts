// Pages of this site as text. A page's own HTML is what navigation fetches; each address is fetched once and kept for a
// while, prefetched or visited.
const keepMs = 5 * 60_000
const keepAtMost = 40
const kept = new Map<string, { at: number; page: Promise<FetchedPage> }>()

type FetchedPage = {
  html: string
  /** Where redirects led: path and query. */
  address: string
}

/** The page at `address` (path and query). Rejects when the network fails or the answer is no page of this site. */
export function loadPage(address: string, priority: RequestPriority = 'auto'): Promise<FetchedPage> {
  const known = kept.get(address)
  if (known && Date.now() - known.at < keepMs) return known.page
  const page = fetchPage(address, priority)
  const entry = { at: Date.now(), page }
  kept.delete(address)
  kept.set(address, entry)
  page.then(
    ({ address: final }) => kept.set(final, entry),
    () => kept.delete(address),
  )
  for (const oldest of kept.keys()) if (kept.size > keepAtMost) kept.delete(oldest)
  return page
}

/** Whether what nobody has asked for may be fetched: not on a slow line, nor while the reader saves data. */
export function mayFetchAhead(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  return !connection?.saveData && !connection?.effectiveType?.includes('2g')
}

export function forgetPages() {
  kept.clear()
}

export function parsePage(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html')
}

async function fetchPage(address: string, priority: RequestPriority): Promise<FetchedPage> {
  const response = await fetch(address, { priority })
  const isHtml = response.headers.get('content-type')?.startsWith('text/html')
  if (!isHtml || (response.status !== 404 && !response.ok)) throw new Error(`${address} answered ${response.status}`)
  const html = await response.text()
  const { pathname, search } = new URL(response.url)
  // A static host's redirect is a small page that leads on.
  const [, refresh] = /<meta http-equiv="refresh" content="0; url=([^"]+)"/.exec(html) ?? []
  if (refresh) return loadPage(refresh.replaceAll('&amp;', '&') + search)
  if (!html.includes('id="page"')) throw new Error(`${address} is no page of this site`)
  return { html, address: pathname + search }
}
