import type { SiteContent } from '../content/site-content.ts'

export type FeedLink = { type: string; title: string; href: string }

/** The links to the blog's feeds that every page has; a site without posts has none. */
export function feedLinks({ config, posts }: SiteContent): FeedLink[] {
  if (posts.length === 0) return []
  return [
    { type: 'application/rss+xml', title: `${config.title} RSS Feed`, href: '/blog/rss.xml' },
    { type: 'application/atom+xml', title: `${config.title} Atom Feed`, href: '/blog/atom.xml' },
    { type: 'application/feed+json', title: `${config.title} JSON Feed`, href: '/blog/feed.json' },
  ]
}
