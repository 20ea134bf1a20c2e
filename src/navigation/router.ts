// Navigation without reloading, by the browser's Navigation API: the next page's own HTML is fetched and its page region
// and head replace the present ones. Browsers without the API load pages in full.
import { forgetIslands, watchIslands } from '../framework/hydrate.ts'
import { announce } from '../shell/announce.ts'
import { loadStylesheet } from '../shell/load-stylesheet.ts'
import { readEntryState, updateEntryState } from './entry-state.ts'
import { isOfAnotherBuild, loadInFull } from './full-load.ts'
import { hashTarget } from './hash-target.ts'
import { isPageOfSite } from './page-path.ts'
import { loadPage, parsePage } from './page-store.ts'
import { withProgressBar } from './progress-bar.ts'
import { focusTarget, showTop } from './show-top.ts'
import { showTrouble } from './trouble.ts'

const restDelayMs = 200

/** Changes the page after a wait of `waited` ms. Pages cross-fade once the controls are there (transition.client.ts). */
type Transition = (waited: number, change: () => void) => void | Promise<void>
let transition: Transition = (_, change) => change()

/** False from the moment the address changes until its page, or what failed, is shown. */
let isArrived = true

export function startRouter() {
  window.navigation?.addEventListener('navigate', event => {
    if (isArrived) updateEntryState({ scrollTop: scrollY })
    const { pathname, search } = new URL(event.destination.url)
    const { canIntercept, destination, downloadRequest, formData, hashChange, navigationType, sourceElement } = event
    const isForm = sourceElement?.closest('form') || formData
    if (!canIntercept || hashChange || downloadRequest !== null || isForm || !isPageOfSite(pathname)) return
    // Intercepting a reload would catch the reload that follows a failure.
    if (navigationType === 'reload') return
    const isSamePage = isWanted(pathname + search)
    // Scripts change the address of the page that is shown; Back closes dialogs.
    if (destination.sameDocument && (isSamePage || navigationType === 'replace')) return
    event.intercept({
      scroll: 'manual',
      focusReset: 'manual',
      async handler() {
        if (!isSamePage || document.querySelector('.trouble')) await navigate(pathname + search, event)
        else if (isArrived) showTop()
      },
    })
  })
}

export function setTransition(next: Transition) {
  transition = next
}

/** A page that cannot be had is left to the browser, once; then the page region says so. Without an event it is a Retry. */
async function navigate(address: string, event?: NavigateEvent) {
  isArrived = false
  const isTraversal = event?.navigationType === 'traverse'
  const isFresh = event && !isTraversal && !location.hash
  const arrive = () => {
    // Not `event.scroll()`: browsers save the scroll position of the new entry while its page is swapped in, when the
    // window may be at another page's offset or at the end of a page that is still short.
    const { scrollTop } = readEntryState()
    if (isTraversal && scrollTop !== undefined) scrollTo(0, scrollTop)
    else (hashTarget() ?? document.body).scrollIntoView()
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
  await transition(performance.now() - start, () => {
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
  isArrived = true
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

/** Everything of the head that belongs to one page: all but what is the same on every page. */
function swapHead({ head, title }: Document) {
  const own =
    'meta:is([name],[property]):not([name=viewport],[name=theme-color]), link:is([rel=canonical],[rel=alternate]), script[type$=json]'
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
