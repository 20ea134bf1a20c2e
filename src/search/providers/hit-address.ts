/** Longer addresses are not of this site, and would only slow down what reads them. */
const maxLength = 2_000

/**
 * Path, query and hash of an address that a search service gave, without the endings this site does not use:
 * `https://site.example/docs/a/index.html#b` -> `/docs/a#b`. Undefined for other hosts and schemes, and for what a browser
 * might read as one. `origins` are those this site is known by.
 */
export function readHitAddress(address: unknown, origins: string[]): string | undefined {
  // Browsers read a backslash as a slash, and skip control characters.
  if (typeof address !== 'string' || address.length > maxLength || /[\\\p{Cc}\s]/u.test(address)) return undefined
  const [base] = origins
  if (base === undefined || !URL.canParse(address, base)) return undefined
  const { origin, protocol, pathname, search, hash } = new URL(address, base)
  if (!/^https?:$/.test(protocol) || !origins.includes(origin)) return undefined
  // Used as an address, a path that begins with two slashes would be another host.
  if (pathname.includes('//')) return undefined
  return (pathname.replace(/(?:(?:\/index)?\.html|^\/index|\/)$/, '') || '/') + search + hash
}
