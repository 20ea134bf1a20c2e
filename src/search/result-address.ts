// Addresses of results: which one readers see, and which of those a service names may be followed at all.

/** Results below `from` are shown, copied and shared as standing below `to`. Both end with a slash. */
export type Rewrite = {
  from: string
  to: string
  /** Paths that keep their own address, and all below them: another page stands where they would be shown. */
  except?: string[]
}

const longest = 2_000

/** What readers see instead of `target`, a path of this site with query and hash. */
export function shownAddress(target: string, rewrite: Rewrite | undefined): string {
  if (!rewrite?.from || !target.startsWith(rewrite.from)) return target
  const path = target.replace(/[?#].*/s, '')
  const isKept = rewrite.except?.some(kept => path === kept || path.startsWith(`${kept}/`))
  return isKept ? target : rewrite.to + target.slice(rewrite.from.length)
}

/**
 * Path, query and hash of an address that a search service gave, tidied as this site writes its own; undefined for other
 * hosts and schemes, and for what a browser might read as one. `origins` are those this site is known by.
 */
export function readHitAddress(address: unknown, origins: string[]): string | undefined {
  if (typeof address !== 'string' || address.length > longest || /[\\\p{Cc}\s]/u.test(address)) return undefined
  const [base] = origins
  if (base === undefined || !URL.canParse(address, base)) return undefined
  const { origin, protocol, pathname, search, hash } = new URL(address, base)
  if (!/^https?:$/.test(protocol) || !origins.includes(origin)) return undefined
  // As an address of its own, a path with two slashes at its start would be another host.
  if (pathname.includes('//')) return undefined
  return (pathname.replace(/(?:(?:\/index)?\.html|^\/index|\/)$/, '') || '/') + search + hash
}
