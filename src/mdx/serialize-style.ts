import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { unescapeHtml } from '../lib/text.ts'

/** A style object as React writes it into HTML: `{ marginTop: 4, lineHeight: 2 }` is `margin-top:4px;line-height:2`. */
export function serializeStyle(style: Record<string, unknown>): string {
  const html = renderToStaticMarkup(createElement('i', { style }))
  // React escapes double quotes within attributes, so the next quote ends the value.
  return unescapeHtml(/ style="([^"]*)"/.exec(html)?.[1] ?? '')
}
