import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap'
import type { SiteContent } from '../content/site-content.ts'
import type { Route } from '../page-kinds/route.ts'
import { getBasePath, getSiteUrl } from '../urls/site-url.ts'

const sitemapPath = '/sitemap.xml'
/** The protocol's limit for one file (https://www.sitemaps.org/protocol.html). */
const maxAddresses = 50_000

/**
 * The sitemap, and the `robots.txt` that tells search engines where it is. It contains the routes with `isIndexed`, which
 * also decides on the robots tag and the structured data: src/page-kinds/route.ts sets it for Markdown files, each
 * `*-page.tsx` for the pages it generates. The date of a page is that of its newest commit.
 */
export async function makeSitemaps(routes: Iterable<Route>, site: SiteContent): Promise<Map<string, string>> {
  const url = getSiteUrl(site.config)
  const indexed = [...routes].filter(({ isIndexed }) => isIndexed)
  const sitemaps = await Promise.all(splitIntoFiles(indexed, maxAddresses).map(part => writeSitemap(part, site)))
  return new Map([
    ...(sitemaps.length > 1 ? await joinSitemaps(sitemaps, url) : [[sitemapPath, sitemaps[0] ?? ''] as const]),
    ['/robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${url}${sitemapPath}\n`],
  ])
}

function splitIntoFiles(routes: Route[], size: number): Route[][] {
  const parts = Math.ceil(routes.length / size)
  return Array.from({ length: parts }, (_, index) => routes.slice(index * size, (index + 1) * size))
}

async function writeSitemap(routes: Route[], { config, lastCommits }: SiteContent): Promise<string> {
  const stream = new SitemapStream({
    hostname: config.url,
    lastmodDateOnly: true,
    xmlns: { news: false, video: false, xhtml: false, image: false },
  })
  for (const { path, files } of routes) {
    const newest = findNewestCommit(files, lastCommits)
    stream.write({ url: getBasePath(config) + path, ...(newest && { lastmod: newest.toISOString() }) })
  }
  stream.end()
  return `${await streamToPromise(stream)}\n`
}

/** The date of the newest commit; undefined if none of the files has been committed. */
function findNewestCommit(files: string[], lastCommits: SiteContent['lastCommits']): Date | undefined {
  const times = files.flatMap(file => lastCommits.get(file)?.getTime() ?? [])
  // Not Math.max(...times): a list of posts can have more files than a call may have arguments.
  return times.length > 0 ? new Date(times.reduce((newest, time) => Math.max(newest, time))) : undefined
}

/** `/sitemap-1.xml`, `/sitemap-2.xml` … and an index of them in place of the sitemap. */
async function joinSitemaps(sitemaps: string[], url: string): Promise<(readonly [string, string])[]> {
  const parts = sitemaps.map((text, index) => [`/sitemap-${index + 1}.xml`, text] as const)
  const index = new SitemapIndexStream()
  for (const [path] of parts) index.write(url + path)
  index.end()
  return [[sitemapPath, `${await streamToPromise(index)}\n`], ...parts]
}
