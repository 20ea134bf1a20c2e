import { loadPage, parsePage } from '../navigation/page-store.ts'

/**
 * Puts the pages that a section's cards lead to one after the other in place of the cards; nothing when that is done
 * already. `button` asked for it. Rejects when a page does not come.
 */
export async function collectSection(button: Element, status: Element) {
  const cards = button.closest('main')?.querySelector('.cards')
  if (!cards) return
  const addresses = [...cards.querySelectorAll('a')].map(link => link.pathname)
  status.textContent = `Collecting ${addresses.length} pages …`
  const pages = await Promise.all(addresses.map(address => loadPage(address)))
  const section = document.createElement('div')
  section.className = 'section-print'
  section.append(...pages.map(({ html }, index) => articleOf(parsePage(html), `p${index + 1}-`)))
  cards.replaceWith(section)
  status.textContent = `${addresses.length} pages on one.`
}

/** A page's title and text. Its ids get `prefix`, so that they stay unique beside those of other pages. */
function articleOf(page: Document, prefix: string): Element {
  const article = document.createElement('article')
  const title = page.querySelector('main h1')
  const text = page.querySelector('main .prose')
  if (title && text) article.append(title, text)
  // Paper shows no tooltips, and this page has no styles for them.
  for (const term of article.querySelectorAll('.term')) term.replaceWith(term.firstElementChild?.textContent ?? '')
  for (const element of article.querySelectorAll('[id]')) element.id = prefix + element.id
  for (const link of article.querySelectorAll('a[href^="#"]'))
    link.setAttribute('href', `#${prefix}${link.getAttribute('href')?.slice(1)}`)
  for (const block of article.querySelectorAll('[data-folded]')) block.removeAttribute('data-folded')
  for (const details of article.querySelectorAll('details')) details.open = true
  return article
}
