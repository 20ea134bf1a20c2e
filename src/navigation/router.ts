// Navigation without reloading, by the browser's Navigation API: the next page's HTML is fetched, and its page region and
// head replace the current ones. Browsers without the API load every page in full.

import { findHashTarget } from '../browser/find-hash-target.ts'
import { loadStylesheet } from '../browser/load-stylesheet.ts'
import { parseHtml } from '../browser/parse-html.ts'
import { showErrorPanel } from './error-panel.ts'
import { isFromAnotherBuild, loadInFull } from './full-load.ts'
import { focusTargetOrHeading, goToTop } from './go-to-top.ts'
import { isPageOfSite } from './is-page-of-site.ts'
import { readNavigationEntryState, updateNavigationEntryState } from './navigation-entry-state.ts'
import { loadPage } from './page-store.ts'
import { withProgressBar } from './progress-bar.ts'
import { swapPage } from './swap-page.ts'

/** Runs `change`, which swaps the page, after the reader has waited for `waitedMs`. The controls bring cross-fades (cross-fade.ts). */
type Transition = (waitedMs: number, change: () => void) => void | Promise<void>
let transition: Transition = (_, change) => change()

/** False from the moment the address changes until its page is shown. */
let isArrived = true

export function startRouter() {
  window.navigation?.addEventListener('navigate', event => {
    if (isArrived) updateNavigationEntryState({ scrollTop: scrollY })
    const { pathname, search } = new URL(event.destination.url)
    if (!isToPage(event, pathname)) return
    const isSamePage = isWanted(pathname + search)
    // Scripts change the address of the page that is shown; Back closes dialogs.
    if (event.destination.sameDocument && (isSamePage || event.navigationType === 'replace')) return
    event.intercept({
      scroll: 'manual',
      focusReset: 'manual',
      async handler() {
        if (!isSamePage || document.querySelector('.trouble')) await navigate(pathname + search, event)
        else if (isArrived) goToTop()
      },
    })
  })
}

export function setTransition(next: Transition) {
  transition = next
}

/** Whether an event leads to another page, which is then fetched, and not to a file, a heading, or the answer to a form. */
function isToPage(
  { canIntercept, downloadRequest, formData, hashChange, navigationType, sourceElement }: NavigateEvent,
  pathname: string,
) {
  if (!canIntercept || hashChange || downloadRequest !== null || formData || sourceElement?.closest('form'))
    return false
  // A reload is left to the browser: it is also the way out when a page could not be fetched.
  return navigationType !== 'reload' && isPageOfSite(pathname)
}

/**
 * Shows the page at `address`. When it cannot be fetched, the browser loads it in full, once; when that was tried before,
 * an error panel takes its place. Without an event it is a retry from that panel.
 */
async function navigate(address: string, event?: NavigateEvent) {
  isArrived = false
  const isTraversal = event?.navigationType === 'traverse'
  const isFresh = event && !isTraversal && !location.hash
  try {
    await showPage(address, isFresh, () => scrollOnArrival(isTraversal))
  } catch (error) {
    if (!isWanted(address) || (!event?.signal.aborted && loadInFull())) return
    showErrorPanel({
      heading: 'This page could not be loaded.',
      error,
      button: 'Retry',
      again: () => navigate(address),
    })
  }
}

/**
 * Not `event.scroll()`: browsers save the scroll position of the new history entry while its page is swapped in, when the
 * window may still have the other page's position, or be at the end of a page that is not complete yet.
 */
function scrollOnArrival(isTraversal: boolean) {
  const { scrollTop } = readNavigationEntryState()
  if (isTraversal && scrollTop !== undefined) scrollTo(0, scrollTop)
  else (findHashTarget() ?? document.body).scrollIntoView()
  focusTargetOrHeading()
}

/** False when the reader has gone elsewhere while the page was being fetched. */
function isWanted(address: string) {
  return location.pathname + location.search === address
}

/**
 * Fetches the page at `address` and shows it in place of the present one. A page that `isFresh` is shown from its top, so
 * what lies below the window may be laid out after the first frame. Rejects when the page cannot be fetched.
 */
export async function showPage(address: string, isFresh?: boolean, arrive?: () => void) {
  const start = performance.now()
  const { html, address: final } = await withProgressBar(loadPage(address))
  if (!isWanted(address)) return
  const next = parseHtml(html)
  if (isFromAnotherBuild(next)) return location.reload()
  await loadStylesheets(next)
  if (!isWanted(address)) return
  if (final !== address) history.replaceState(null, '', final + location.hash)
  await transition(performance.now() - start, () => {
    try {
      swapPage(next, isFresh)
      isArrived = true
      arrive?.()
    } catch (error) {
      showErrorPanel({ heading: 'This page crashed.', error, button: 'Try again', again: () => navigate(final) })
    }
  })
}

/** Stylesheets that the present page lacks are loaded before the next one shows, or it would show unstyled. */
async function loadStylesheets({ head }: Document) {
  // Only direct children: those in `<noscript>` are for pages without scripts.
  const links = head.querySelectorAll('head > link[rel=stylesheet]')
  await Promise.all([...links].map(link => loadStylesheet(link.getAttribute('href') ?? '')))
}
