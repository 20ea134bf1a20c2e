import type { Post, SiteContent, Tag } from '../content/site-content.ts'
import type { HeadLink } from '../frame/page-head.tsx'
import { groupBy } from '../lib/collections.ts'
import { countPosts, TagList } from '../widgets/tags/tags.tsx'
import { tagFeedLink } from './head/feed-links.ts'
import { siteImage } from './head/social-image-texts.ts'
import { listPostListRoutes } from './post-list.tsx'
import { generatedPage, type Route } from './route.ts'

/** `/blog/tags`: all tags of posts by their first letters. */
export function listTagsRoutes(site: SiteContent): Route[] {
  const { posts, config } = site
  if (posts.length === 0) return []
  return [
    {
      ...generatedPage,
      path: '/blog/tags',
      name: 'the tags page',
      isIndexed: true,
      files: posts.map(post => post.file),
      styles: ['blog'],
      image: siteImage(config),
      head: () => ({
        title: 'Tags',
        description: `All tags of the ${config.title} blog.`,
        facets: { tag: 'blog_tags_list' },
      }),
      render: () => renderTagsPage(site.tags),
    },
  ]
}

function renderTagsPage(byTag: SiteContent['tags']) {
  return (
    <main id="main">
      <div className="posts-head">
        <h1>Tags</h1>
        <p className="muted">
          All posts are in the <a href="/blog/archive">archive</a>.
        </p>
      </div>
      <div className="letters">
        {/* Spread, since the first letter may be an emoji of two code units. */}
        {[...groupBy(countPosts(byTag), ({ label }) => [...label][0]?.toUpperCase())].map(([letter, tags]) => (
          <section key={letter}>
            <h2 id={letter}>{letter}</h2>
            <TagList tags={tags} />
          </section>
        ))}
      </div>
    </main>
  )
}

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
