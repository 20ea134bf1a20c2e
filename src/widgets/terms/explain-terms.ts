import type { Doc, Post } from '../../content/site-content.ts'
import { listPartsOfHtml, recordParts, type StyledHtml } from '../../content/styled-parts.ts'
import { escapeHtml } from '../../lib/text.ts'

/** Adds to each glossary term in a page's HTML a link to its explanation and a tooltip with its meaning. */
export function explainTerms(page: Pick<Doc | Post, 'html' | 'styledParts' | 'terms'>): StyledHtml {
  const { html, terms } = page
  const styledParts = new Set(page.styledParts)
  if (terms.length > 0) styledParts.add('rich')
  let end = 0
  const pieces = terms.map((term, index) => {
    // Ids of headings have no dot, so this one is unique on the page.
    const id = `term.${index + 1}`
    const before = html.slice(end, term.start)
    const words = html.slice(term.start, term.end)
    end = term.end
    recordParts(styledParts, listPartsOfHtml(term.meaningHtml))
    const described = `aria-describedby="${id}"`
    const marked = term.url
      ? `<a href="${escapeHtml(term.url)}" ${described}>${words}</a>`
      : `<dfn tabindex="0" ${described}>${words}</dfn>`
    // `hidden` until the stylesheet of the controls is loaded, which shows it beside the term.
    const meaning = `<span id="${id}" role="tooltip" hidden>${term.meaningHtml}</span>`
    return `${before}<span class="term">${marked}${meaning}</span>`
  })
  return { html: pieces.join('') + html.slice(end), styledParts }
}
