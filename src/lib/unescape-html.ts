/** Undoes the escaping that React, satteri and hast-util-to-html apply to attributes: `a &amp; b` becomes `a & b`. */
export function unescapeHtml(value: string): string {
  return value
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&') // Last: `&amp;lt;` is the text `&lt;`.
}
