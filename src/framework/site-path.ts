/** What a request path means: a clean page path, an address to move to, or nothing this site can have. */
export type SitePath = { kind: 'page'; path: string } | { kind: 'redirect'; to: string } | { kind: 'invalid' }

/** Where a path of the host has moved to, such as `/docs` to `/docs/intro`; read decoded, given back encoded. */
type MovedTo = (path: string) => string | undefined

/**
 * Reads the path of a request. `x.html`, `x/index.html` and `x/` lead to `x`, doubled slashes to single ones, and an
 * address that moved to its target: `/docs/` takes one redirect to `/docs/intro`. Redirects are always paths of this
 * host (never `//host`), and the query goes along. `base` (such as `/docs-site`) stands before every path of the site,
 * but not in what is given back as a page's path; the root of the host leads there.
 */
export function readSitePath(url: string, base = '', movedTo: MovedTo = () => undefined): SitePath {
  const [raw = '/', query] = splitOnce(url, '?')
  let decoded: string
  try {
    decoded = decodeURIComponent(raw)
  } catch {
    return { kind: 'invalid' }
  }
  if (!raw.startsWith('/') || /[\p{Cc}\\]/u.test(decoded) || /%2f/i.test(raw) || /\/\.\.?(?:\/|$)/.test(decoded))
    return { kind: 'invalid' }
  const clean = raw.replace(/\/{2,}/g, '/').replace(/(?:(?:\/index)?\.html|\/)+$/, '')
  const isHome = ['', base, `${base}/index`].includes(clean)
  const tidy = isHome ? `${base}/` : clean
  const to = movedTo(decodeURIComponent(tidy)) ?? tidy
  if (to !== raw) return { kind: 'redirect', to: query === undefined ? to : `${to}?${query}` }
  return tidy.startsWith(`${base}/`) ? { kind: 'page', path: decoded.slice(base.length) } : { kind: 'invalid' }
}

function splitOnce(text: string, separator: string): [string, string | undefined] {
  const at = text.indexOf(separator)
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)]
}
