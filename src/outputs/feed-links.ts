import type { Tag } from '../content/site-content.ts'
import type { SiteConfig } from '../site-config.ts'

export type FeedLink = { path: string; type: string; title: string }

/** The feeds of all posts, as heads of pages name them. */
export function feedLinks({ title }: SiteConfig) {
  return {
    rss: { path: '/blog/rss.xml', type: rssType, title: `${title} RSS Feed` },
    atom: { path: '/blog/atom.xml', type: 'application/atom+xml', title: `${title} Atom Feed` },
    json: { path: '/blog/feed.json', type: 'application/feed+json', title: `${title} JSON Feed` },
  } satisfies Record<string, FeedLink>
}

/** The feed of one tag's posts. */
export function tagFeedLink(tag: Tag, { title }: SiteConfig): FeedLink {
  return { path: `${tag.url}/rss.xml`, type: rssType, title: `${title} RSS Feed: ${tag.label}` }
}

const rssType = 'application/rss+xml'
