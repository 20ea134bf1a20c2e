// Navigation without reloading, by the browser's Navigation API: the next page's own HTML is fetched and its page region
// and head replace the present ones. Browsers without the API load pages in full.
import { forgetIslands, watchIslands } from '../framework/hydrate.ts'
import { announce } from '../shell/announce.ts'
import { restoreSidebar, saveSidebarScroll } from '../shell/sidebar-state.ts'
import { isPagePath } from './page-address.ts'
import { loadPage } from './page-store.ts'
import { watchLinks } from './prefetch.ts'
import { withProgressBar } from './progress-bar.ts'

export function startRouter() {
  window.navigation?.addEventListener('navigate', event => {
    const { pathname, search } = new URL(event.destination.url)
    const isSamePage = pathname === location.pathname && search === location.search
    if (!event.canIntercept || event.hashChange || event.downloadRequest !== null || event.formData) return
    // Intercepting a reload would catch the reload that follows a failure.
    if (event.navigationType === 'reload' || isSamePage || !isPagePath(pathname)) return
    event.intercept({
      scroll: 'manual',
      focusReset: 'manual',
      async handler() {
        try {
          await showPage(pathname + search, event.signal)
        } catch {
          if (!event.signal.aborted) location.reload()
          return
        }
        if (event.signal.aborted) return
        event.scroll()
        if (!event.destination.url.includes('#'))
          document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
      },
    })
  })
}

/** Fetches the page at `address` and shows it in place of the present one. */
export async function showPage(address: string, signal?: AbortSignal) {
  const { document: next, address: final } = await withProgressBar(loadPage(address))
  if (signal?.aborted) return
  await loadStylesheets(next)
  if (final !== address) history.replaceState(null, '', final + location.hash)
  swap(next)
}

function swap(next: Document) {
  const page = document.getElementById('page')
  const nextPage = next.getElementById('page')?.cloneNode(true)
  if (!page || !(nextPage instanceof HTMLElement)) throw new Error('no page region')
  saveSidebarScroll()
  swapHead(next)
  swapCurrentLinks(next)
  document.getElementById('menu')?.hidePopover?.()
  page.replaceWith(nextPage)
  const sidebar = document.getElementById('sidebar')
  if (sidebar) restoreSidebar(sidebar)
  nextPage.querySelector('h1')?.setAttribute('tabindex', '-1')
  announce(document.title)
  forgetIslands()
  watchIslands()
  watchLinks()
  document.dispatchEvent(new Event('tickwise:page'))
}

/** Everything of the head that belongs to one page: all but scripts, stylesheets and icons. */
function swapHead({ head, title }: Document) {
  const own = 'meta[name]:not([name=viewport]), meta[property], link[rel=canonical], link[rel=alternate]'
  for (const element of document.head.querySelectorAll(own)) element.remove()
  for (const element of head.querySelectorAll(own)) document.head.append(element.cloneNode())
  document.title = title
}

function swapCurrentLinks(next: Document) {
  const nextLinks = next.querySelectorAll('#menu a')
  document.querySelectorAll('#menu a').forEach((link, index) => {
    if (nextLinks[index]?.hasAttribute('aria-current')) link.setAttribute('aria-current', 'page')
    else link.removeAttribute('aria-current')
  })
}

/** Stylesheets that only the next page has are there before it shows. */
async function loadStylesheets(next: Document) {
  const present = new Set(stylesheetsOf(document).map(link => link.getAttribute('href')))
  const missing = stylesheetsOf(next).filter(link => !present.has(link.getAttribute('href')))
  const loads = missing.map(link => {
    const added = document.importNode(link)
    document.head.append(added)
    return new Promise(resolve => {
      added.onload = added.onerror = resolve
    })
  })
  await Promise.all(loads)
}

function stylesheetsOf(page: Document) {
  return [...page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
}
