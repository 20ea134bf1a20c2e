import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap'
import type { SiteContent } from '../content/site-content.ts'
import { isIndexed, type Route } from '../routes.ts'
import { basePathOf, siteUrl } from '../site-address.ts'
import { lastCommitted } from './last-committed.ts'

const sitemapPath = '/sitemap.xml'
/** The protocol's limit for one file. */
const mostAddresses = 50_000

/** Addresses that search engines may list with the day of their last commit, and the file that tells them where they are. */
export async function sitemapFiles(routes: Iterable<Route>, site: SiteContent): Promise<Map<string, string>> {
  const url = siteUrl(site.config)
  const listed = [...routes].filter(({ page }) => isIndexed(page))
  const parts = Array.from({ length: Math.ceil(listed.length / mostAddresses) }, (_, index) =>
    listed.slice(index * mostAddresses, (index + 1) * mostAddresses),
  )
  const sitemaps = await Promise.all(parts.map(part => sitemapOf(part, site)))
  return new Map([
    ...(sitemaps.length > 1 ? await indexed(sitemaps, url) : [[sitemapPath, sitemaps[0] ?? ''] as const]),
    ['/robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${url}${sitemapPath}\n`],
  ])
}

async function sitemapOf(routes: Route[], site: SiteContent): Promise<string> {
  const stream = new SitemapStream({
    hostname: site.config.url,
    lastmodDateOnly: true,
    xmlns: { news: false, video: false, xhtml: false, image: false },
  })
  for (const { path, page } of routes) {
    const lastmod = lastCommitted(page, site)
    stream.write({ url: basePathOf(site.config) + path, ...(lastmod && { lastmod: lastmod.toISOString() }) })
  }
  stream.end()
  return `${await streamToPromise(stream)}\n`
}

async function indexed(sitemaps: string[], url: string): Promise<(readonly [string, string])[]> {
  const parts = sitemaps.map((text, index) => [`/sitemap-${index + 1}.xml`, text] as const)
  const index = new SitemapIndexStream()
  for (const [path] of parts) index.write(url + path)
  index.end()
  return [[sitemapPath, `${await streamToPromise(index)}\n`], ...parts]
}
