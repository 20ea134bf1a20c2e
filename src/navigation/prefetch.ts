import { onEachPage, runWhenIdle } from '../browser/background-work.ts'
import { canPrefetch, isPageOfSite, loadPage } from './page-store.ts'

/** Selectors of links worth prefetching, those that readers follow most often first. */
const likelyLinks = ['.pager-after', '.pager-before', '.prose a, .preview h2 a, .doc-line a, .related a']
const maxConcurrent = 2
/** How many more pages may be prefetched because a link to them is in view. */
let budget = 0
let running = 0
let linksInView: HTMLAnchorElement[] = []
let observer: IntersectionObserver | undefined

/** Prefetches pages: at once when a link is pointed at, focused or touched, and when idle if a likely link is in view. */
export function startPrefetch() {
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    addEventListener(type, event => prefetch((event.target as Element).closest?.('a'), 'high'), { passive: true })
  }
  // Links that are already hovered or focused: their events came before this script.
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a:is(:hover, :focus)')) prefetch(link, 'high')
  onEachPage(watchLinks)
}

/** Watches the links of the current page. `data-prefetch` on the root element is its budget. */
function watchLinks() {
  observer?.disconnect()
  budget = Number(document.documentElement.dataset.prefetch)
  linksInView = []
  if (budget === 0 || !canPrefetch()) return
  observer = new IntersectionObserver(entries => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      observer?.unobserve(target)
      linksInView.push(target as HTMLAnchorElement)
    }
    runWhenIdle(prefetchLinksInView)
  })
  for (const link of document.querySelectorAll(likelyLinks.join())) observer.observe(link)
}

function prefetchLinksInView() {
  const rank = (link: Element) => likelyLinks.findIndex(selector => link.matches(selector))
  linksInView.sort((a, b) => rank(a) - rank(b))
  while (running < maxConcurrent && budget > 0 && linksInView.length > 0) {
    const loading = prefetch(linksInView.shift(), 'low')
    if (!loading) continue
    budget--
    running++
    loading.finally(() => {
      running--
      prefetchLinksInView()
    })
  }
}

function prefetch(link: HTMLAnchorElement | null | undefined, priority: RequestPriority) {
  const address = link && canPrefetch() ? getPageAddress(link) : undefined
  return address && loadPage(address, priority).catch(() => {}) // A click fetches the page again, and shows the error.
}

/** Path and query of the page a link leads to; undefined for other sites, files, downloads and the current page. */
function getPageAddress(link: HTMLAnchorElement): string | undefined {
  const { origin, pathname, search } = link
  const isPage = origin === location.origin && !link.target && !link.hasAttribute('download') && isPageOfSite(pathname)
  return isPage && pathname !== location.pathname ? pathname + search : undefined
}
