// Navigation without reloading, by the browser's Navigation API: the next page's own HTML is fetched and its page region
// and head replace the present ones. Browsers without the API load pages in full.
import { forgetIslands, watchIslands } from '../framework/hydrate.ts'
import { announce } from '../shell/announce.ts'
import { loadStylesheet } from '../shell/load-stylesheet.ts'
import { isOfAnotherBuild, loadInFull } from './full-load.ts'
import { hashTarget } from './hash-target.ts'
import { isPageOfSite } from './page-address.ts'
import { loadPage, parsePage } from './page-store.ts'
import { withProgressBar } from './progress-bar.ts'
import { withTransition } from './transition.ts'
import { showTrouble } from './trouble.ts'

const restDelayMs = 200

export function startRouter() {
  window.navigation?.addEventListener('navigate', event => {
    const { pathname, search } = new URL(event.destination.url)
    // A page that replaces its own address has done itself what that means.
    const isRenamed = event.destination.sameDocument && event.navigationType === 'replace'
    const isSamePage = isRenamed || isWanted(pathname + search)
    const isForm = event.sourceElement?.closest('form') || event.formData
    if (!event.canIntercept || event.hashChange || event.downloadRequest !== null || isForm) return
    // Intercepting a reload would catch the reload that follows a failure.
    if (event.navigationType === 'reload' || isSamePage || !isPageOfSite(pathname)) return
    event.intercept({
      scroll: 'manual',
      focusReset: 'manual',
      handler: () => navigate(pathname + search, event),
    })
  })
}

/** A page that cannot be had is left to the browser, once; then the page region says so. Without an event it is a Retry. */
async function navigate(address: string, event?: NavigateEvent) {
  const isFresh = event && event.navigationType !== 'traverse' && !location.hash
  const arrive = () => {
    // Once a dialog or a hash has made an entry in the history, the browser does not wait and scroll any more.
    if (event?.signal.aborted) (hashTarget() ?? document.body).scrollIntoView()
    else event?.scroll()
    focusTarget()
  }
  try {
    await showPage(address, isFresh, arrive)
  } catch (error) {
    if (!isWanted(address) || (!event?.signal.aborted && loadInFull())) return
    showTrouble({ heading: 'This page could not be loaded.', error, button: 'Retry', again: () => navigate(address) })
  }
}

/** False when the reader has gone elsewhere while the page was on its way. */
function isWanted(address: string) {
  return location.pathname + location.search === address
}

/**
 * Fetches the page at `address` and shows it in place of the present one: from its top if it `isFresh`, since what lies
 * below the window may then be laid out after the first frame. Rejects when it cannot be had.
 */
export async function showPage(address: string, isFresh?: boolean, arrive?: () => void) {
  const start = performance.now()
  const { html, address: final } = await withProgressBar(loadPage(address))
  if (!isWanted(address)) return
  const next = parsePage(html)
  if (isOfAnotherBuild(next)) return location.reload()
  await loadStylesheets(next)
  if (!isWanted(address)) return
  if (final !== address) history.replaceState(null, '', final + location.hash)
  await withTransition(performance.now() - start, () => {
    try {
      swap(next, isFresh)
      arrive?.()
    } catch (error) {
      showTrouble({ heading: 'This page crashed.', error, button: 'Try again', again: () => navigate(final) })
    }
  })
}

function swap(next: Document, isFresh: boolean | undefined) {
  const page = document.getElementById('page')
  const nextPage = next.getElementById('page')
  if (!page || !nextPage) throw new Error('The page has no region to show.')
  swapHead(next)
  swapCurrentLinks(next)
  document.getElementById('menu')?.hidePopover?.()
  if (isFresh) deferRest(nextPage)
  page.replaceWith(nextPage)
  announce(document.title)
  forgetIslands()
  watchIslands()
  document.dispatchEvent(new Event('tickwise:page'))
}

/** Only what is in the window is laid out for the first frame; the rest follows while the reader finds the place. */
function deferRest(page: HTMLElement) {
  page.dataset.fresh = ''
  setTimeout(() => delete page.dataset.fresh, restDelayMs)
}

/** Focus goes to what the hash points to, else to the page's heading. */
function focusTarget() {
  const target = hashTarget() ?? document.querySelector('h1')
  if (!target) return
  if (target.tabIndex < 0) target.tabIndex = -1
  target.focus({ preventScroll: true })
}

/** Everything of the head that belongs to one page: all but what is the same on every page. */
function swapHead({ head, title }: Document) {
  const own =
    'meta[name]:not([name=viewport],[name=theme-color]), meta[property], link[rel=canonical], link[rel=alternate], script[type="application/ld+json"]'
  for (const element of document.head.querySelectorAll(own)) element.remove()
  document.head.append(...head.querySelectorAll(own))
  document.title = title
}

function swapCurrentLinks(next: Document) {
  const nextLinks = next.querySelectorAll('#menu a')
  document.querySelectorAll('#menu a').forEach((link, index) => {
    link.ariaCurrent = nextLinks[index]?.ariaCurrent ?? null
  })
}

/** Stylesheets that only the next page has are there before it shows. */
async function loadStylesheets({ head }: Document) {
  const links = head.querySelectorAll('head > link[rel=stylesheet]')
  await Promise.all([...links].map(link => loadStylesheet(link.getAttribute('href') ?? '')))
}
