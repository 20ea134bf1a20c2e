import type { SiteContent } from '../content/site-content.ts'
import type { HeadLink } from '../frame/page-head.tsx'
import { feedLinks } from '../page-kinds/head/feed-links.ts'
import { openSearchPath } from './open-search.ts'
import { webManifestPath } from './web-manifest.ts'

/** The links that every page has to companion files. A site without posts has no feeds. */
export function listHeadLinks({ config, posts }: SiteContent): HeadLink[] {
  return [
    ...(posts.length > 0 ? Object.values(feedLinks(config)) : []),
    { rel: 'search', type: 'application/opensearchdescription+xml', title: config.title, href: openSearchPath },
    { rel: 'manifest', href: webManifestPath },
  ]
}
