import type { SiteConfig } from '../site-config.ts'

type Place = Pick<SiteConfig, 'url' | 'base'>

/** What stands before every path of the site on its host: nothing, or `/docs-site`. */
export function basePathOf({ base }: Pick<SiteConfig, 'base'>): string {
  return base.slice(0, -1)
}

/** Where the site is published, without a slash at its end; a path of the site is appended. */
export function siteUrl(place: Place): string {
  return place.url + basePathOf(place)
}

/** A path of the site, or an address, as the address that the world knows. */
export function absoluteUrl(address: string, place: Place): string {
  const isPath = /^\/(?!\/)/.test(address)
  return new URL(isPath ? siteUrl(place) + address : address, `${siteUrl(place)}/`).href
}
