import type { SiteContent } from '../content/site-content.ts'
import { openSearchPath } from './open-search.ts'
import { webManifestPath } from './web-manifest.ts'

/** A `link` element. */
export type HeadLink = { rel: string; type?: string; title?: string; href: string }

/** The links that every page has to files a build writes beside them; a site without posts has no feeds. */
export function headLinks({ config: { title }, posts }: SiteContent): HeadLink[] {
  const feeds = [
    { rel: 'alternate', type: 'application/rss+xml', title: `${title} RSS Feed`, href: '/blog/rss.xml' },
    { rel: 'alternate', type: 'application/atom+xml', title: `${title} Atom Feed`, href: '/blog/atom.xml' },
    { rel: 'alternate', type: 'application/feed+json', title: `${title} JSON Feed`, href: '/blog/feed.json' },
  ]
  return [
    ...(posts.length > 0 ? feeds : []),
    { rel: 'search', type: 'application/opensearchdescription+xml', title, href: openSearchPath },
    { rel: 'manifest', href: webManifestPath },
  ]
}
