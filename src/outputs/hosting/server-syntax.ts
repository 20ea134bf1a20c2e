// What the configurations of nginx and Caddy share: strings, and regular expressions in the dialect of both (PCRE, RE2) and of JavaScript.
import { escapeRegExp } from '../../lib/text.ts'

/** What may follow the path of a page in a non-canonical address: `.html`, `/index.html`, `/`. */
export const redundantEnding = '(?:(?:/index)?\\.html|/)'

/** The only folder beginning with a dot that is served: certificate authorities and others request files in it (RFC 8615). */
export const servedFolder = '/.well-known/'

/**
 * Matches paths that are not served, except in `servedFolder`: `_headers`, `_redirects`, and names that begin with a dot.
 * Other names may begin with `_`, since the build itself creates such files. `base` is empty, or `/docs-site`.
 */
export function hiddenPathPattern(base = ''): string {
  return `^(?:${escapeRegExp(base)}/_(?:headers|redirects)|.*/\\..*)$`
}

/** A string of nginx's configuration or a Caddyfile: `a "b"` -> `"a \"b\""` */
export function quote(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`
}
