const special = /[&<>"]/
const allSpecial = /[&<>"]/g
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes text for use in elements and in double-quoted attributes: `a < b` becomes `a &lt; b`. */
export function escapeHtml(text: string): string {
  // Most texts have none of these characters, and looking for one is much faster than replacing.
  return special.test(text) ? text.replace(allSpecial, character => entities[character] ?? character) : text
}

/** Undoes the escaping that React, satteri and hast-util-to-html apply to attributes: `a &amp; b` becomes `a & b`. */
export function unescapeHtml(value: string): string {
  return value
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&') // Last: `&amp;lt;` is the text `&lt;`.
}

/** Escapes text for use in a regular expression: `a.b` becomes `a\.b`. (Node 20 lacks `RegExp.escape`.) */
export function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}

/** Cuts a value to 200 characters, so that one of a million does not fill the terminal with a single message. */
export function shorten(value = ''): string {
  return value.length > 200 ? `${value.slice(0, 199)}…` : value
}

/** The 1-based line of the character at `offset` in `text`. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length
}
