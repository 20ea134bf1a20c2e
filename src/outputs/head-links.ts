import type { SiteContent } from '../content/site-content.ts'
import { type FeedLink, feedLinks } from './feed-links.ts'
import { openSearchPath } from './open-search.ts'
import { webManifestPath } from './web-manifest.ts'

/** A `link` element. */
export type HeadLink = { rel: string; type?: string; title?: string; href: string }

/** The links that every page has to files a build writes beside them; a site without posts has no feeds. */
export function headLinks({ config, posts }: SiteContent): HeadLink[] {
  return [
    ...(posts.length > 0 ? Object.values(feedLinks(config)).map(feedLink) : []),
    { rel: 'search', type: 'application/opensearchdescription+xml', title: config.title, href: openSearchPath },
    { rel: 'manifest', href: webManifestPath },
  ]
}

export function feedLink({ path, type, title }: FeedLink): HeadLink {
  return { rel: 'alternate', type, title, href: path }
}
