import { announce } from '../browser/page-elements.ts'

const layoutDelayMs = 200

/**
 * Replaces the page region with that of `next`, and the title, meta elements and current links that belong to it. A page that
 * `isShownFromTop` needs no layout of what is below the window at first.
 */
export function swapPage(next: Document, isShownFromTop: boolean | undefined) {
  const page = document.getElementById('page')
  const nextPage = next.getElementById('page')
  if (!page || !nextPage) throw new Error('The page has no region to show.')
  swapHead(next)
  swapCurrentLinks(next)
  document.getElementById('menu')?.hidePopover?.()
  if (isShownFromTop) deferOffscreenLayout(nextPage)
  page.replaceWith(nextPage)
  announce(document.title)
  document.dispatchEvent(new Event('tickwise:page'))
}

/** Makes the first frame lay out only what is in the window (layout.css, `[data-deferred-layout]`); the rest follows later. */
function deferOffscreenLayout(page: HTMLElement) {
  page.dataset.deferredLayout = ''
  setTimeout(() => delete page.dataset.deferredLayout, layoutDelayMs)
}

/** Replaces the elements of the head that belong to one page; the others are the same on every page. */
function swapHead({ head, title }: Document) {
  const ofOnePage =
    'meta:is([name],[property]):not([name=viewport],[name=theme-color]), link:is([rel=canonical],[rel=alternate]), script[type$=json]'
  for (const element of document.head.querySelectorAll(ofOnePage)) element.remove()
  document.head.append(...head.querySelectorAll(ofOnePage))
  document.title = title
}

/** The menu has the same links on every page; only `aria-current` differs. */
function swapCurrentLinks(next: Document) {
  const nextLinks = next.querySelectorAll('#menu a')
  document.querySelectorAll('#menu a').forEach((link, index) => {
    link.ariaCurrent = nextLinks[index]?.ariaCurrent ?? null
  })
}
