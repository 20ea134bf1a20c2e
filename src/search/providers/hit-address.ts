/** No address of this site is longer, and long ones would slow down the regular expressions. */
const maxLength = 2_000

/**
 * Path, query and hash of an address that a search service gave, without the endings this site does not use:
 * `https://site.example/docs/a/index.html#b` -> `/docs/a#b`. Undefined for other hosts and schemes, and for addresses
 * that a browser might resolve to one. `origins` are those of this site.
 */
export function readHitAddress(address: unknown, origins: string[]): string | undefined {
  // Browsers read a backslash as a slash, and skip control characters.
  if (typeof address !== 'string' || address.length > maxLength || /[\\\p{Cc}\s]/u.test(address)) return undefined
  const [base] = origins
  if (base === undefined || !URL.canParse(address, base)) return undefined
  const { origin, protocol, pathname, search, hash } = new URL(address, base)
  if (!/^https?:$/.test(protocol) || !origins.includes(origin)) return undefined
  // As an address, a path that begins with two slashes would lead to another host.
  if (pathname.includes('//')) return undefined
  return (pathname.replace(/(?:(?:\/index)?\.html|^\/index|\/)$/, '') || '/') + search + hash
}
