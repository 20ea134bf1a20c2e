// Regular expressions in the dialect that JavaScript, nginx (PCRE) and Caddy (RE2) share.

/** What may follow the name of a page in an address that is not canonical: `.html`, `/index.html`, `/`. */
export const untidyEnding = '(?:(?:/index)?\\.html|/)'

/** The one folder with a dot that is served: certificate authorities and others ask for files in it (RFC 8615). */
export const shownFolder = '/.well-known/'

/**
 * Paths that are never served, outside `shownFolder`: `_headers`, `_redirects`, and every name that begins with a dot. Other
 * names may begin with `_`, since the build makes such names itself. `base` is empty, or `/docs-site`.
 */
export function hiddenPath(base = ''): string {
  return `^(?:${base.replaceAll('.', '\\.')}/_(?:headers|redirects)|.*/\\..*)$`
}
