import type { Doc, Post } from '../../content/site-content.ts'
import { escapeHtml } from '../../lib/text.ts'

/** Adds to each glossary term in a page's HTML a link to its explanation and a tooltip with its meaning. */
export function explainTerms({ html, terms }: Pick<Doc | Post, 'html' | 'terms'>): string {
  let end = 0
  const pieces = terms.map((term, index) => {
    // Ids of headings have no dot, so this one is unique on the page.
    const id = `term.${index + 1}`
    const before = html.slice(end, term.start)
    const words = html.slice(term.start, term.end)
    end = term.end
    const described = `aria-describedby="${id}"`
    const marked = term.url
      ? `<a href="${escapeHtml(term.url)}" ${described}>${words}</a>`
      : `<dfn tabindex="0" ${described}>${words}</dfn>`
    // `hidden` until the stylesheet of the controls is loaded, which shows it beside the term.
    const meaning = `<span id="${id}" role="tooltip" hidden>${term.meaningHtml}</span>`
    return `${before}<span class="term">${marked}${meaning}</span>`
  })
  return pieces.join('') + html.slice(end)
}
