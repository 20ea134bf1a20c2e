/** The text of an attribute's value as React, satteri and hast-util-to-html escape it. */
export function unescapeHtml(value: string): string {
  return value
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&') // Last: `&amp;lt;` is the text `&lt;`.
}
