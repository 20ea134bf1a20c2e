import type { Tag } from '../../content/site-content.ts'
import type { HeadLink } from '../../frame/page-head.tsx'
import type { SiteSettings } from '../../site-config/site-config-schema.ts'

const rssType = 'application/rss+xml'

/** The feeds of all posts. */
export function feedLinks({ title }: SiteSettings) {
  return {
    rss: { rel: 'alternate', type: rssType, title: `${title} RSS Feed`, href: '/blog/rss.xml' },
    atom: { rel: 'alternate', type: 'application/atom+xml', title: `${title} Atom Feed`, href: '/blog/atom.xml' },
    json: { rel: 'alternate', type: 'application/feed+json', title: `${title} JSON Feed`, href: '/blog/feed.json' },
  } satisfies Record<string, HeadLink>
}

/** The feed of one tag's posts. */
export function tagFeedLink(tag: Tag, { title }: SiteSettings): HeadLink {
  return { rel: 'alternate', type: rssType, title: `${title} RSS Feed: ${tag.label}`, href: `${tag.url}/rss.xml` }
}
