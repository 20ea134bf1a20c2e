import { runWhenIdle } from '../browser/run-when-idle.ts'
import { isPageOfSite } from './is-page-of-site.ts'
import { onEachPage } from './on-each-page.ts'
import { loadPage, mayFetchAhead } from './page-store.ts'

/** Links worth fetching ahead, those that readers follow most often first. */
const likely = ['.pager-after', '.pager-before', '.prose a, .preview h2 a, .cards a, .related a']
const atOnce = 2
let left = 0
let running = 0
let inView: HTMLAnchorElement[] = []
let observer: IntersectionObserver | undefined

/** Fetches pages ahead of the click: at once when a link is pointed at or focused, and when idle if the link is in view. */
export function startPrefetch() {
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    addEventListener(type, event => prefetch((event.target as Element).closest?.('a'), 'high'), { passive: true })
  }
  // The links under the pointer and the focus, whose events came before this script.
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a:is(:hover, :focus)')) prefetch(link, 'high')
  onEachPage(watchLinks)
}

/** Watches the links of the page that is shown now. `data-prefetch` says how many pages may be fetched because a link is in view. */
function watchLinks() {
  observer?.disconnect()
  left = Number(document.documentElement.dataset.prefetch)
  inView = []
  if (left === 0 || !mayFetchAhead()) return
  observer = new IntersectionObserver(entries => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      observer?.unobserve(target)
      inView.push(target as HTMLAnchorElement)
    }
    runWhenIdle(fetchLikely)
  })
  for (const link of document.querySelectorAll(likely.join())) observer.observe(link)
}

function fetchLikely() {
  const rank = (link: Element) => likely.findIndex(selector => link.matches(selector))
  inView.sort((a, b) => rank(a) - rank(b))
  while (running < atOnce && left > 0 && inView.length > 0) {
    const loading = prefetch(inView.shift(), 'low')
    if (!loading) continue
    left--
    running++
    loading.finally(() => {
      running--
      fetchLikely()
    })
  }
}

function prefetch(link: HTMLAnchorElement | null | undefined, priority: RequestPriority) {
  const address = link && mayFetchAhead() ? addressToFetch(link) : undefined
  return address && loadPage(address, priority).catch(() => {}) // A click tries again, and shows the error.
}

/** Path and query of the page a link leads to; undefined for other sites, files, downloads and the page that is shown. */
function addressToFetch(link: HTMLAnchorElement): string | undefined {
  const { origin, pathname, search } = link
  const isPage = origin === location.origin && !link.target && !link.hasAttribute('download') && isPageOfSite(pathname)
  return isPage && pathname !== location.pathname ? pathname + search : undefined
}
