import { announce, waitForStylesheet } from '../browser/page-elements.ts'
import { findEntryScript } from './page-store.ts'

const layoutDelayMs = 200

/**
 * Replaces the page region with that of `next`, and the title, meta elements and current links that belong to it. A page that
 * `isShownFromTop` needs no layout of what is below the window at first.
 */
export function swapPage(next: Document, isShownFromTop: boolean | undefined) {
  const nextPage = next.getElementById('page') as HTMLElement // loadPage checks that a page has one.
  swapHead(next)
  swapCurrentLinks(next)
  document.getElementById('menu')?.hidePopover?.()
  if (isShownFromTop) deferOffscreenLayout(nextPage)
  document.getElementById('page')?.replaceWith(nextPage)
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
  const pageSpecificSelector =
    '[property],[name]:not([name=viewport],[name=theme-color]),[rel=canonical],[rel=alternate],[type$=json]'
  for (const element of document.head.querySelectorAll(pageSpecificSelector)) element.remove()
  document.head.append(...head.querySelectorAll(pageSpecificSelector))
  document.title = title
}

/** The menu has the same links on every page; only `aria-current` differs. */
function swapCurrentLinks(next: Document) {
  const nextLinks = next.querySelectorAll('#menu a')
  document.querySelectorAll('#menu a').forEach((link, index) => {
    link.ariaCurrent = nextLinks[index]?.ariaCurrent ?? null
  })
}

/**
 * Loads the stylesheets of `next` that the current page lacks, without applying them yet: they would change the current page,
 * and loaded later, they would leave the next page unstyled at first. Returns a function that applies them and removes those
 * that only the current page has. A link keeps its element, since a link that is moved loads again.
 */
export async function loadPageStylesheets(next: Document): Promise<() => void> {
  const current = listStylesheets(document)
  const kept = listStylesheets(next).map(link => {
    const index = current.findIndex(({ sheet, href }) => sheet && href === link.href)
    const [known] = current.splice(0, index + 1).slice(-1)
    if (known) return known
    link.media = 'not all'
    ;(current[0] ?? findEntryScript(document))?.before(link)
    return link
  })
  await Promise.all(kept.map(link => link.sheet ?? waitForStylesheet(link)))
  return () => {
    for (const link of listStylesheets(document))
      if (kept.includes(link)) link.media = ''
      else link.remove()
  }
}

/** The stylesheets in a page's HTML. They stand before the entry script; those that scripts load are added at the end. */
export function listStylesheets(page: Document): HTMLLinkElement[] {
  return [...page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:has(~script[type=module])')]
}
