/**
 * The `_redirects` file of static hosts (Netlify, Cloudflare Pages), which keep query and hash. Paths are those of the
 * host. Some hosts treat `/docs/` as another address than `/docs` and would redirect twice, so each redirect has a second
 * line with a slash. Those lines come last: hosts that read a limited number of lines drop them first.
 */
export function writeUnderscoreRedirects(redirects: ReadonlyMap<string, string>): string {
  const lines = (end: string) => [...redirects].map(([from, to]) => `${encodeURI(from)}${end} ${encodeURI(to)} 301\n`)
  return [...lines(''), ...lines('/')].join('')
}
