import { onEachPage } from '../shell/new-page.ts'
import { pageAddress } from './page-address.ts'
import { loadPage, mayFetchAhead } from './page-store.ts'
import { whenIdle } from './when-idle.ts'

/** The likelier a link is to be followed, the earlier it is here. */
const likely = ['.pager-after', '.pager-before', '.prose a, .preview h2 a, .cards a, .related a']
const atOnce = 2
let left = 0
let running = 0
let inView: HTMLAnchorElement[] = []
let observer: IntersectionObserver | undefined

/** Fetches pages before they are asked for: at once when a link is pointed at or focused, at idle when it is in view. */
export function startPrefetch() {
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    addEventListener(type, event => prefetch((event.target as Element).closest?.('a'), 'high'), { passive: true })
  }
  // The pointer or the focus that brought this script.
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a:is(:hover, :focus)')) prefetch(link, 'high')
  onEachPage(watchLinks)
}

/** Looks at the links of the page that is shown now; the site says how many of them are fetched while they are in view. */
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
    whenIdle(fetchLikely)
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
  const address = link && mayFetchAhead() ? pageAddress(link) : undefined
  return address && loadPage(address, priority).catch(() => {}) // The click will tell.
}
