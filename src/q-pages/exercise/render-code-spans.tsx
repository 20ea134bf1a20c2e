import type { ReactNode } from 'react'

/** As in Markdown: as many backticks as before the code end it, so `` `sym `` may stand between two on each side. */
const codeSpan = /(?<!`)(`+)(?!`)(.*?[^`])\1(?!`)/

/** Renders the text between backticks as code. */
export function renderCodeSpans(text: string): ReactNode[] {
  return text.split(codeSpan).map((part, index) => {
    if (index % 3 === 0) return part
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places.
    return index % 3 === 2 ? <code key={index}>{part.replace(/^ (.+) $/, '$1')}</code> : undefined
  })
}
