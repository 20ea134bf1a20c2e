import { parseHtml, waitForStylesheet } from '../../browser/page-elements.ts'
import { loadPage } from '../../navigation/page-store.ts'
import { listStylesheets } from '../../navigation/swap-page.ts'

/** How long to wait for stylesheets, and then for images. */
const maxWaitMs = 10_000

/**
 * Prints a category page with the pages that it leads to in place of their list, in order. Says in `status`, the
 * element beside the button, how far it is. Rejects when a page or a stylesheet cannot be fetched; the list then stays as it is.
 */
export async function printSection(status: Element) {
  const main = status.closest('main')
  const list = main?.querySelector('.doc-line')
  if (list) await replaceByPages(list, status)
  // Paper needs all of them, and an image that is out of view has not been fetched yet.
  if (main) await within(maxWaitMs, fetchImages(main))
  print()
}

async function replaceByPages(list: Element, status: Element) {
  const addresses = [...list.querySelectorAll('a')].map(link => link.pathname)
  const count = addresses.length === 1 ? '1 page' : `${addresses.length} pages`
  status.textContent = `Collecting ${count} …`
  const fetched = await Promise.all(addresses.map(address => loadPage(address)))
  const pages = fetched.map(({ html, address }) => ({ address, document: parseHtml(html) }))
  if (!(await within(maxWaitMs, addStylesheets(pages.map(page => page.document)))))
    throw new Error('A stylesheet could not be fetched.')
  const section = document.createElement('div')
  section.className = 'section-print'
  section.append(...pages.map((page, index) => articleOf(page.document, page.address, `p${index + 1}-`)))
  list.replaceWith(section)
  status.textContent = `${count} on this one.`
}

/** A page's title and text, prepared to stand on another page beside those of others. */
function articleOf(page: Document, address: string, prefix: string): Element {
  const article = document.createElement('article')
  const title = page.querySelector('main h1')
  const text = page.querySelector('main .prose')
  if (title && text) article.append(title, text)
  // Tooltips cannot be printed, and a category page does not load their styles.
  for (const term of article.querySelectorAll('.term')) term.replaceWith(term.firstElementChild?.textContent ?? '')
  for (const work of article.querySelectorAll('.exercise-work')) work.remove()
  for (const block of article.querySelectorAll('[data-folded]')) block.removeAttribute('data-folded')
  for (const details of article.querySelectorAll('details')) details.open = true
  resolveRelativeAddresses(article, address)
  prefixIds(article, prefix)
  return article
}

/** `../speed` on `/docs/concepts/joins` -> `/docs/speed`. Addresses with a host are left as they are, since print.css shows them. */
function resolveRelativeAddresses(article: Element, address: string) {
  for (const name of ['href', 'src']) {
    for (const element of article.querySelectorAll(`[${name}]`)) {
      const value = element.getAttribute(name) ?? ''
      if (/^(?:[/#]|[a-z][a-z\d+.-]*:)/i.test(value)) continue
      const { pathname, search, hash } = new URL(value, new URL(address, location.origin))
      element.setAttribute(name, pathname + search + hash)
    }
  }
}

/** Attributes that hold ids, separated by spaces. */
const idLists = /^(?:id|for|headers|aria-(?:controls|describedby|details|flowto|labelledby|owns))$/

/** Puts `prefix` before the ids of an article and all references to them, so that no two articles share an id: `#joins` -> `#p2-joins`. */
function prefixIds(article: Element, prefix: string) {
  for (const element of article.querySelectorAll('*')) {
    for (const attribute of element.attributes) {
      const { name, value } = attribute
      if (idLists.test(name)) attribute.value = value.replace(/\S+/g, `${prefix}$&`)
      else if (/^(?:xlink:)?href$/.test(name)) attribute.value = value.replace(/^#/, `#${prefix}`)
      // A gradient, an arrowhead or a mask of a drawing: `url(#arrow)`.
      else if (value.includes('url(')) attribute.value = value.replace(/(url\(["']?#)/g, `$1${prefix}`)
    }
  }
}

/** Adds the stylesheets of these pages that this one lacks, until navigation replaces it. Resolves to whether all are there. */
async function addStylesheets(pages: Document[]): Promise<boolean> {
  const present = listStylesheets(document)
  const links = pages.flatMap(listStylesheets)
  const missing = new Map(links.map(link => [link.href, link]))
  for (const { href } of present) missing.delete(href)
  present.at(-1)?.after(...missing.values())
  const loaded = await Promise.all([...missing.values()].map(waitForStylesheet))
  return loaded.every(isLoaded => isLoaded)
}

/** Resolves when every image has arrived or failed. */
async function fetchImages(main: Element) {
  const images = [...main.querySelectorAll('img')]
  for (const image of images) image.loading = 'eager'
  await Promise.allSettled(images.map(image => image.decode()))
}

/** What `work` resolves to; undefined if that takes longer than `milliseconds`. */
function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result | undefined> {
  return Promise.race([work, new Promise<undefined>(resolve => setTimeout(resolve, milliseconds))])
}
