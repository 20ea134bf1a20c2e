import { parseHtml } from '../../browser/parse-html.ts'
import { loadPage } from '../../navigation/page-store.ts'

/**
 * Replaces the list of a category page by the text of the pages it leads to, in order. Does nothing when the list has been
 * replaced before. `button` is the print button of the page. Rejects when a page cannot be fetched.
 */
export async function insertSectionPages(button: Element, status: Element) {
  const list = button.closest('main')?.querySelector('.doc-line')
  if (!list) return
  const addresses = [...list.querySelectorAll('a')].map(link => link.pathname)
  status.textContent = `Collecting ${addresses.length} pages …`
  const pages = await Promise.all(addresses.map(address => loadPage(address)))
  const section = document.createElement('div')
  section.className = 'section-print'
  section.append(...pages.map(({ html }, index) => articleOf(parseHtml(html), `p${index + 1}-`)))
  list.replaceWith(section)
  status.textContent = `${addresses.length} pages on one.`
}

/** A page's title and text. Its ids and the links to them get `prefix`, so that no two pages share an id. */
function articleOf(page: Document, prefix: string): Element {
  const article = document.createElement('article')
  const title = page.querySelector('main h1')
  const text = page.querySelector('main .prose')
  if (title && text) article.append(title, text)
  // Tooltips cannot be printed, and a category page does not load their styles.
  for (const term of article.querySelectorAll('.term')) term.replaceWith(term.firstElementChild?.textContent ?? '')
  for (const element of article.querySelectorAll('[id]')) element.id = prefix + element.id
  for (const link of article.querySelectorAll('a[href^="#"]'))
    link.setAttribute('href', `#${prefix}${link.getAttribute('href')?.slice(1)}`)
  for (const work of article.querySelectorAll('.exercise-work')) work.remove()
  for (const block of article.querySelectorAll('[data-folded]')) block.removeAttribute('data-folded')
  for (const details of article.querySelectorAll('details')) details.open = true
  return article
}
