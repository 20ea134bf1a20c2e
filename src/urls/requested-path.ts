/** The meaning of a requested path: a page, an address to redirect to, or a path that no site can have. */
export type RequestedPath = { kind: 'page'; path: string } | { kind: 'redirect'; to: string } | { kind: 'invalid' }

/** Where a path of the host redirects to: `/docs` -> `/docs/intro`. Takes a decoded path and returns an encoded one. */
type FindRedirect = (path: string) => string | undefined

/**
 * Reads the path of a request. `x.html`, `x/index.html` and `x/` redirect to `x`, doubled slashes to single ones, and an
 * address that has moved to its target, all in one step: `/docs/` redirects to `/docs/intro`. A redirect is always a path
 * of this host, never `//host`, and keeps the query. `base`, such as `/docs-site`, is expected before every path and left
 * out of the page's path; the root of the host redirects to it.
 */
export function resolveRequestedPath(
  url: string,
  base = '',
  findRedirect: FindRedirect = () => undefined,
): RequestedPath {
  const [raw = '/', query] = splitOnce(url, '?')
  let decoded: string
  try {
    decoded = decodeURIComponent(raw)
  } catch {
    return { kind: 'invalid' }
  }
  // Software that decodes an encoded slash, a dot segment or a backslash later would see another path.
  if (!raw.startsWith('/') || /[\p{Cc}\\]/u.test(decoded) || /%2f/i.test(raw) || /\/\.\.?(?:\/|$)/.test(decoded))
    return { kind: 'invalid' }
  const clean = raw.replace(/\/{2,}/g, '/').replace(/(?:(?:\/index)?\.html|\/)+$/, '')
  const isHome = ['', base, `${base}/index`].includes(clean)
  const canonical = isHome ? `${base}/` : clean
  const to = findRedirect(decodeURIComponent(canonical)) ?? canonical
  if (to !== raw) return { kind: 'redirect', to: query === undefined ? to : `${to}?${query}` }
  return canonical.startsWith(`${base}/`) ? { kind: 'page', path: decoded.slice(base.length) } : { kind: 'invalid' }
}

function splitOnce(text: string, separator: string): [string, string | undefined] {
  const at = text.indexOf(separator)
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)]
}
