import { announce } from '../browser/announce.ts'

const restDelayMs = 200

/**
 * Puts the page region of `next` in place of the present one, with the title, meta elements and current links that belong
 * to it. What `isFresh` is shown from its top.
 */
export function swapPage(next: Document, isFresh: boolean | undefined) {
  const page = document.getElementById('page')
  const nextPage = next.getElementById('page')
  if (!page || !nextPage) throw new Error('The page has no region to show.')
  swapHead(next)
  swapCurrentLinks(next)
  document.getElementById('menu')?.hidePopover?.()
  if (isFresh) deferRest(nextPage)
  page.replaceWith(nextPage)
  announce(document.title)
  document.dispatchEvent(new Event('tickwise:page'))
}

/** Has the first frame lay out only what is in the window (layout.css, `[data-fresh]`); the rest follows a moment later. */
function deferRest(page: HTMLElement) {
  page.dataset.fresh = ''
  setTimeout(() => delete page.dataset.fresh, restDelayMs)
}

/** Swaps all elements of the head but those that are the same on every page. */
function swapHead({ head, title }: Document) {
  const ofPage =
    'meta:is([name],[property]):not([name=viewport],[name=theme-color]), link:is([rel=canonical],[rel=alternate]), script[type$=json]'
  for (const element of document.head.querySelectorAll(ofPage)) element.remove()
  document.head.append(...head.querySelectorAll(ofPage))
  document.title = title
}

/** The menu has the same links on every page; only `aria-current` differs. */
function swapCurrentLinks(next: Document) {
  const nextLinks = next.querySelectorAll('#menu a')
  document.querySelectorAll('#menu a').forEach((link, index) => {
    link.ariaCurrent = nextLinks[index]?.ariaCurrent ?? null
  })
}
