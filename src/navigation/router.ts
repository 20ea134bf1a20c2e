// Navigation without reloading, by the browser's Navigation API: the next page's HTML is fetched, and its page region and
// head replace the current ones. Browsers without the API load every page in full.

import { findHashTarget, parseHtml } from '../browser/page-elements.ts'
import { loadError, pageCrash, showErrorPanel } from './error-panel.ts'
import { isFromAnotherBuild, isPageOfSite, loadPage } from './page-store.ts'
import { withProgressBar } from './progress-bar.ts'
import { loadPageStylesheets, swapPage } from './swap-page.ts'

/** Whether the current address's page is shown: false while it is being fetched, and while an error panel is in its place. */
let isPageLoaded = true

export function startRouter() {
  window.navigation?.addEventListener('navigate', event => {
    if (isPageLoaded) updateNavigationEntryState({ scrollTop: scrollY })
    const { pathname, search } = new URL(event.destination.url)
    if (!isPageNavigation(event, pathname)) return
    const isSamePage = isCurrentAddress(pathname + search)
    // A script has changed the address of the current page, or Back closes a dialog.
    if (event.destination.sameDocument && (isSamePage || event.navigationType === 'replace')) return
    event.intercept({
      scroll: 'manual',
      focusReset: 'manual',
      async handler() {
        if (!isSamePage || document.querySelector('.error-message')) await navigate(pathname + search, event)
        else if (isPageLoaded) goToTop()
      },
    })
  })
}

/** Whether an event leads to a page that the router can fetch, and not to a file, a heading or the result of a form. */
function isPageNavigation(
  { canIntercept, downloadRequest, formData, hashChange, navigationType, sourceElement }: NavigateEvent,
  pathname: string,
) {
  if (!canIntercept || hashChange || downloadRequest !== null || formData || sourceElement?.closest('form'))
    return false
  // Reloads are left to the browser, so that a reload also helps when a page could not be fetched.
  return navigationType !== 'reload' && isPageOfSite(pathname)
}

/**
 * Shows the page at `address`. If it cannot be fetched, the browser loads it in full, once; if that was tried before, an
 * error panel takes its place. Without an event this is a retry from that panel.
 */
async function navigate(address: string, event?: NavigateEvent) {
  isPageLoaded = false
  const isTraversal = event?.navigationType === 'traverse'
  const isShownFromTop = event && !isTraversal && !location.hash
  try {
    await showPage(address, isShownFromTop, () => scrollAndFocus(isTraversal))
  } catch (error) {
    if (!isCurrentAddress(address) || (!event?.signal.aborted && reloadOnce())) return
    showErrorPanel(loadError, error, () => navigate(address))
  }
}

/**
 * Restores the scroll position after Back and Forward, else scrolls to the hash or the top. `event.scroll()` is not used:
 * browsers save the position of the new history entry while its page is being swapped in, when the window may still have the
 * position of the previous page, or be at the end of a page that is not laid out completely.
 */
function scrollAndFocus(isTraversal: boolean) {
  const { scrollTop } = readNavigationEntryState()
  if (isTraversal && scrollTop !== undefined) scrollTo(0, scrollTop)
  else (findHashTarget() ?? document.body).scrollIntoView()
  focusTargetOrHeading()
}

/** Whether the address bar has this address: not if the reader has gone elsewhere while the page was being fetched. */
function isCurrentAddress(address: string) {
  return location.pathname + location.search === address
}

/**
 * Fetches the page at `address` and shows it in place of the current one. If it `isShownFromTop`, what lies below the window
 * may be laid out after the first frame. Rejects when the page cannot be fetched.
 */
export async function showPage(address: string, isShownFromTop?: boolean, onShown?: () => void) {
  const { html, address: final } = await withProgressBar(loadPage(address))
  if (!isCurrentAddress(address)) return
  const next = parseHtml(html)
  if (isFromAnotherBuild(next)) return location.reload()
  const swapStylesheets = await loadPageStylesheets(next)
  if (!isCurrentAddress(address)) return
  if (final !== address) history.replaceState(null, '', final + location.hash)
  try {
    swapStylesheets()
    swapPage(next, isShownFromTop)
    isPageLoaded = true
    onShown?.()
  } catch (error) {
    showErrorPanel(pageCrash, error, () => navigate(final))
  }
}

/** Follows a link to the current page. Loading it again would close what the reader has opened in it, such as details. */
export function goToTop() {
  scrollTo(0, 0)
  focusTargetOrHeading()
}

/** Focuses what the hash points to, or else the page's heading, so that keyboard and screen-reader users continue from there. */
function focusTargetOrHeading() {
  const target = findHashTarget() ?? document.querySelector('h1')
  if (!target) return
  if (target.tabIndex < 0) target.tabIndex = -1
  target.focus({ preventScroll: true })
}

/**
 * What one entry of the tab's history keeps. It survives a reload and works even if storage is blocked, but needs the Navigation
 * API; the search page has a fallback without it (src/search/ui/page/search-page-history.ts).
 */
export interface NavigationEntryState {
  /** Set when the entry's page was reloaded because it could not be fetched. */
  isReloaded?: true
  /** Pixels from the top of the page to the top of the window when the reader left the entry. */
  scrollTop?: number
  /** How many results the search page showed. */
  resultCount?: number
}

export function readNavigationEntryState(): NavigationEntryState {
  return { ...(navigation.currentEntry?.getState() as NavigationEntryState | undefined) }
}

/** Changes some of the current entry's values and keeps the others. */
export function updateNavigationEntryState(change: NavigationEntryState) {
  navigation.updateCurrentEntry({ state: { ...readNavigationEntryState(), ...change } })
}

/**
 * Reloads the page, once for each address in the tab's history. Returns false if that was done before. The mark is kept in the
 * history entry: where storage is blocked, a mark in storage would be lost and the page would reload for ever.
 */
export function reloadOnce(): boolean {
  if (wasReloaded()) return false
  if (window.navigation) updateNavigationEntryState({ isReloaded: true })
  location.reload()
  return true
}

function wasReloaded(): boolean {
  if (window.navigation)
    return navigation
      .entries()
      .some(entry => entry.url === location.href && (entry.getState() as NavigationEntryState | undefined)?.isReloaded)
  const [loading] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return loading?.type === 'reload'
}
