// Inside, a site always stands at the root of its host; its base path is put before addresses where they leave the build.
import type { SiteConfig } from './site-config.ts'

type Place = Pick<SiteConfig, 'url' | 'base'>

/** What stands before every path of the site on its host: nothing, or `/docs-site`. */
export function basePathOf({ base }: Pick<SiteConfig, 'base'>): string {
  return base.slice(0, -1)
}

/** Where the site is published, without a slash at its end; a path of the site is appended. */
export function siteUrl(place: Place): string {
  return place.url + basePathOf(place)
}

/** A path of the site, an address, or an address relative to the page at `from`, as the address that the world knows. */
export function absoluteUrl(address: string, place: Place, from = '/'): string {
  const isPath = /^\/(?!\/)/.test(address)
  return new URL(isPath ? siteUrl(place) + address : address, siteUrl(place) + from).href
}
