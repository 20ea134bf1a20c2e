import { SitemapStream, streamToPromise } from 'sitemap'
import type { SiteContent } from '../content/site-content.ts'
import type { Route } from '../routes.ts'

/** Addresses that search engines may list, and the file that tells them where they are. */
export async function sitemapFiles(routes: Iterable<Route>, { config }: SiteContent): Promise<Map<string, string>> {
  const stream = new SitemapStream({
    hostname: config.url,
    xmlns: { news: false, video: false, xhtml: false, image: false },
  })
  for (const route of routes) if (isListed(route)) stream.write({ url: route.path })
  stream.end()
  return new Map([
    ['/sitemap.xml', `${await streamToPromise(stream)}\n`],
    ['/robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${config.url}/sitemap.xml\n`],
  ])
}

function isListed({ page }: Route): boolean {
  switch (page.kind) {
    case 'search':
    case 'offline':
    case 'not-found':
      return false
    case 'doc':
      return !page.doc.isUnlisted
    case 'post':
      return !page.post.isUnlisted
    case 'markdown':
      return !page.page.isUnlisted
    default:
      return true
  }
}
