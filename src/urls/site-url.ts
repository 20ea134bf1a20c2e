// Inside the generator every site is at the root of its host. Its base path is added as addresses leave the build.
import type { SiteConfig } from '../site-config/site-config-schema.ts'

type SiteLocation = Pick<SiteConfig, 'url' | 'base'>

/** What precedes every path of the site on its host: `/docs-site`, or nothing. */
export function getBasePath({ base }: Pick<SiteConfig, 'base'>): string {
  return base.slice(0, -1)
}

/** Where the site is published: `https://a.example/docs-site`, ready for a path to follow. */
export function getSiteUrl(location: SiteLocation): string {
  return location.url + getBasePath(location)
}

/**
 * The absolute URL of a path of the site (`/docs/a`) or of an address relative to the page at `from` (`./b`). An address that
 * is absolute already stays as it is. Throws for an address that is no URL, such as `http://[`.
 */
export function absoluteUrl(address: string, location: SiteLocation, from = '/'): string {
  const isPath = /^\/(?!\/)/.test(address)
  return new URL(isPath ? getSiteUrl(location) + address : address, getSiteUrl(location) + from).href
}
