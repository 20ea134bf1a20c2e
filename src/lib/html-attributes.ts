// Reads attributes from finished pages with regular expressions, which are many times faster than a parser. They are
// sound for what React, satteri and hast-util-to-html write: values in double quotes, quotes within them escaped, and
// `href` and `src` before any attribute that may hold an unescaped `>`. HTML that an author writes into a `.md` file is
// passed on as it is, so a link there in single quotes is not seen.

import { unescapeHtml } from './text.ts'

/** The `href` of each link. */
export function collectHrefs(html: string): Set<string> {
  return collectAttributeValues(html, /<a\s(?:[^>]*?\s)?href="([^"]*)"/g)
}

/** The `src` of each image. */
export function collectImageUrls(html: string): Set<string> {
  return collectAttributeValues(html, /<img\s(?:[^>]*?\s)?src="([^"]*)"/g)
}

/** All values that `attribute` matches: a regular expression with the flag `g` whose first group is the value. */
export function collectAttributeValues(html: string, attribute: RegExp): Set<string> {
  const values = new Set<string>()
  for (const [, value = ''] of html.matchAll(attribute)) values.add(value.includes('&') ? unescapeHtml(value) : value)
  return values
}
