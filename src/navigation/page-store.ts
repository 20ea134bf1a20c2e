import { parseHtml } from '../browser/page-elements.ts'
import { isPagePath } from '../urls/page-path.ts'

// The HTML of pages of this site, prefetched or fetched when visited. Each address is fetched once and kept for some minutes.
const maxAgeMs = 5 * 60_000
const maxPages = 40
const pages = new Map<string, { at: number; page: Promise<FetchedPage> }>()

interface FetchedPage {
  html: string
  /** Path and query of the page itself, after redirects. */
  address: string
}

/** The page at `address` (path and query). Rejects when the network fails or the answer is not a page of this site. */
export function loadPage(address: string, priority: RequestPriority = 'auto'): Promise<FetchedPage> {
  const known = pages.get(address)
  if (known && Date.now() - known.at < maxAgeMs) return known.page
  const page = fetchPage(address, priority)
  const entry = { at: Date.now(), page }
  pages.delete(address)
  pages.set(address, entry)
  page.then(
    ({ address: final }) => pages.set(final, entry),
    () => pages.delete(address),
  )
  for (const oldest of pages.keys()) if (pages.size > maxPages) pages.delete(oldest)
  return page
}

/** Whether files may be fetched before they are needed: not on a slow connection, nor while the reader saves data. */
export function canPrefetch(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  return !connection?.saveData && !connection?.effectiveType?.includes('2g')
}

export function clearPageStore() {
  pages.clear()
}

async function fetchPage(address: string, priority: RequestPriority): Promise<FetchedPage> {
  const response = await fetch(address, { priority })
  const isHtml = response.headers.get('content-type')?.startsWith('text/html')
  if (!isHtml || (response.status !== 404 && !response.ok)) throw new Error(`${address} answered ${response.status}`)
  const html = await response.text()
  const { pathname, search } = new URL(response.url)
  // On a host without redirects, the build's own redirect page is at the old address (src/outputs/hosting).
  const [, refresh] = /<meta http-equiv="refresh" content="0; url=([^"]+)"/.exec(html) ?? []
  if (refresh) return loadPage(refresh.replaceAll('&amp;', '&') + search)
  if (!html.includes('id="page"')) throw new Error(`${address} is not a page of this site`)
  return { html, address: pathname + search }
}

/** Whether `pathname` can be a page of this site. Another site may share the host: `/shop` is not below `/docs-site/`. */
export function isPageOfSite(pathname: string): boolean {
  return isPagePath(pathname) && pathname.startsWith(`${document.documentElement.dataset.base ?? ''}/`)
}

/** Whether `page` comes from another build than the current page: the name of its entry script then has another hash. */
export function isFromAnotherBuild(page: Document): boolean {
  return findEntryScript(page)?.src !== findEntryScript(document)?.src
}

export function findEntryScript(page: Document): HTMLScriptElement | null {
  return page.querySelector('script[type=module]')
}

/** Whether the site was published again since this page was loaded. Scripts that it has not fetched yet may then be gone. */
export async function isPageOutdated(): Promise<boolean> {
  clearPageStore()
  const page = await loadPage(location.pathname + location.search).catch(() => undefined)
  return page !== undefined && isFromAnotherBuild(parseHtml(page.html))
}
