import { pageAddress } from './page-address.ts'
import { loadPage } from './page-store.ts'

const perPage = 6
let left = perPage
let observer: IntersectionObserver | undefined

/** Fetches pages before they are asked for: at once when a link is pointed at or focused, at idle when it is in view. */
export function startPrefetch() {
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    addEventListener(type, event => prefetch((event.target as Element).closest?.('a')), { passive: true })
  }
  watchLinks()
}

/** Looks at the links of the page that is shown now. */
export function watchLinks() {
  observer?.disconnect()
  left = perPage
  if (isSlow()) return
  observer = new IntersectionObserver(entries => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      observer?.unobserve(target)
      whenIdle(() => left-- > 0 && prefetch(target as HTMLAnchorElement, 'low'))
    }
  })
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.pager a, .prose a, .preview h2 a'))
    observer.observe(link)
}

function prefetch(link: HTMLAnchorElement | null | undefined, priority: RequestPriority = 'high') {
  const address = link && !isSlow() ? pageAddress(link) : undefined
  if (address) loadPage(address, priority).catch(() => {}) // The click will tell.
}

function isSlow() {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  return connection?.saveData || connection?.effectiveType?.includes('2g')
}

// Safari has no idle callbacks; half a second after a link comes into view is a quiet moment more often than not.
const whenIdle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 500))
