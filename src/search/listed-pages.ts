import { atBase } from '../navigation/at-base.ts'

/** Paths of all pages that may be found, from the sitemap; undefined when it cannot be had or is in parts. */
export async function fetchListedPages(): Promise<ReadonlySet<string> | undefined> {
  try {
    const response = await fetch(atBase('/sitemap.xml'))
    if (!response.ok) return undefined
    const sitemap = new DOMParser().parseFromString(await response.text(), 'application/xml')
    const addresses = [...sitemap.querySelectorAll('url > loc')].map(({ textContent }) => new URL(textContent ?? ''))
    return addresses.length > 0 ? new Set(addresses.map(({ pathname }) => pathname)) : undefined
  } catch {
    return undefined // Then all that the service names is believed.
  }
}
