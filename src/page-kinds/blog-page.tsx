import type { SiteContent } from '../content/site-content.ts'
import { BlogSidebar } from '../widgets/sidebar/sidebar.tsx'
import { listPostListRoutes } from './post-list.tsx'
import type { Route } from './route.ts'

/** `/blog` and its further pages: all posts, newest first. A site without posts has none. */
export function listBlogRoutes(site: SiteContent): Route[] {
  const { title, description } = site.config.blog
  const list = {
    path: '/blog',
    posts: site.posts,
    heading: title,
    description,
    introduction: <Introduction />,
    sidebar: <BlogSidebar site={site} path="/blog" />,
    facetTag: 'blog_posts_list',
  }
  return listPostListRoutes(list, site)
}

function Introduction() {
  return (
    <p className="muted">
      New posts reach you by <a href="/blog/rss.xml">RSS feed</a>; all of them are in the{' '}
      <a href="/blog/archive">archive</a> and under their <a href="/blog/tags">tags</a>.
    </p>
  )
}
