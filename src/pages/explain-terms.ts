import { escapeHtml } from '../content/escape-html.ts'
import type { Doc, Post } from '../content/site-content.ts'

/** A page's HTML in which each term leads to its explanation and has its meaning beside it, in a tooltip. */
export function explainTerms({ html, terms }: Pick<Doc | Post, 'html' | 'terms'>): string {
  let end = 0
  const pieces = terms.map((term, index) => {
    // No heading has an id with a dot.
    const id = `term.${index + 1}`
    const before = html.slice(end, term.start)
    const words = html.slice(term.start, term.end)
    end = term.end
    const described = `aria-describedby="${id}"`
    const marked = term.url
      ? `<a href="${escapeHtml(term.url)}" ${described}>${words}</a>`
      : `<dfn tabindex="0" ${described}>${words}</dfn>`
    // Hidden where the stylesheet does not arrive.
    const meaning = `<span id="${id}" role="tooltip" hidden>${term.meaningHtml}</span>`
    return `${before}<span class="term">${marked}${meaning}</span>`
  })
  return pieces.join('') + html.slice(end)
}
