import type { Post, SiteContent, Tag } from '../content/site-content.ts'
import type { HeadLink } from '../frame/page-head.tsx'
import { tagFeedLink } from './head/feed-links.ts'
import { listPostListRoutes } from './post-list.tsx'
import type { Route } from './route.ts'

/** `/blog/tags/joins` and its further pages: the posts of one tag. */
export function listTagPostsRoutes(site: SiteContent): Route[] {
  return [...site.tags].flatMap(([tag, posts]) => routesOfTag(tag, posts, site))
}

function routesOfTag(tag: Tag, posts: Post[], site: SiteContent): Route[] {
  const heading = headingOf(tag, posts.length)
  const feed = tagFeedLink(tag, site.config)
  const list = {
    path: tag.url,
    posts,
    heading,
    description: tag.description ?? `${heading} on the ${site.config.title} blog.`,
    introduction: <Introduction tag={tag} feed={feed} />,
    facetTag: 'blog_tags_posts',
    feed,
  }
  return listPostListRoutes(list, site)
}

function headingOf({ label }: Tag, total: number): string {
  return total === 1 ? `One post tagged with "${label}"` : `${total} posts tagged with "${label}"`
}

function Introduction({ tag, feed }: { tag: Tag; feed: HeadLink }) {
  return (
    <>
      {tag.description && <p className="lead">{tag.description}</p>}
      <p className="muted">
        <a href="/blog/tags">View all tags</a>, or follow this one by <a href={feed.href}>RSS feed</a>.
      </p>
    </>
  )
}
