import { withBasePath } from '../../browser/with-base-path.ts'

/** Paths of all pages in the sitemap. Undefined if it cannot be fetched or is split into several files; every hit then counts as listed. */
export async function fetchListedPaths(): Promise<ReadonlySet<string> | undefined> {
  try {
    const response = await fetch(withBasePath('/sitemap.xml'))
    if (!response.ok) return undefined
    const sitemap = new DOMParser().parseFromString(await response.text(), 'application/xml')
    const addresses = [...sitemap.querySelectorAll('url > loc')].map(({ textContent }) => new URL(textContent ?? ''))
    return addresses.length > 0 ? new Set(addresses.map(({ pathname }) => pathname)) : undefined
  } catch {
    return undefined
  }
}
