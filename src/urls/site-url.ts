// Inside the generator every site is at the root of its host. Its base path is added as addresses leave the build.
import type { SiteConfig } from '../site-config/site-config-schema.ts'

type Place = Pick<SiteConfig, 'url' | 'base'>

/** What precedes every path of the site on its host: `/docs-site`, or nothing. */
export function getBasePath({ base }: Pick<SiteConfig, 'base'>): string {
  return base.slice(0, -1)
}

/** Where the site is published: `https://a.example/docs-site`, ready for a path to follow. */
export function getSiteUrl(place: Place): string {
  return place.url + getBasePath(place)
}

/** The whole address of a path of the site (`/docs/a`), of one relative to the page at `from` (`./b`), or of another site. */
export function absoluteUrl(address: string, place: Place, from = '/'): string {
  const isPath = /^\/(?!\/)/.test(address)
  return new URL(isPath ? getSiteUrl(place) + address : address, getSiteUrl(place) + from).href
}
