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

/**
 * `/a.png 1x, /b.png 2x` with `change` applied to each address. A comma separates candidates where a space follows it or a size
 * comes before it; any other is a part of an address: https://html.spec.whatwg.org/multipage/images.html#srcset-attributes
 */
export function changeSourceSet(sources: string, change: (address: string) => string): string {
  const candidates = sources.trim().split(/\s*,\s+|(?<=\s[^\s,]+),/)
  return candidates
    .map(candidate => {
      const [address = '', ...size] = candidate.split(/\s+/)
      return [change(address), ...size].join(' ')
    })
    .join(', ')
}
