import type { SiteContent } from '../content/site-content.ts'
import { defaultTag } from '../search/search-facets.ts'
import { ReadingTime } from '../widgets/post-byline/post-byline.tsx'
import { BlogSidebar, listBlogSections } from '../widgets/sidebar/sidebar.tsx'
import { siteImage } from './head/social-image-texts.ts'
import { listPostListRoutes } from './post-list.tsx'
import { generatedPage, type Route } from './route.ts'

/** `/blog` and its further pages: all posts, newest first. A site without posts has none. */
export function listBlogRoutes(site: SiteContent): Route[] {
  const { title, description, sidebarTitle } = site.config.blog
  const list = {
    path: '/blog',
    posts: site.posts,
    heading: title,
    description,
    introduction: <Introduction />,
    sidebar: <BlogSidebar title={sidebarTitle} sections={listBlogSections(site)} path="/blog" />,
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

/** `/blog/archive`: the titles of all posts by year. */
export function listArchiveRoutes(site: SiteContent): Route[] {
  const { posts, years, config } = site
  if (posts.length === 0) return []
  return [
    {
      ...generatedPage,
      path: '/blog/archive',
      name: 'the archive page',
      isIndexed: true,
      files: posts.map(post => post.file),
      styles: ['blog'],
      image: siteImage(config),
      head: () => ({
        title: 'Archive',
        description: `All posts of the ${config.title} blog by year.`,
        facets: { tag: defaultTag },
      }),
      render: () => renderArchivePage(years),
    },
  ]
}

const dayAndMonth = new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: 'long', timeZone: 'UTC' })

/** `6 October` with a space as wide as a figure before it, so that the months of a year stand below each other. */
function formatAlignedDay(date: Date): string {
  return dayAndMonth.format(date).replace(/^0/, '\u2007')
}

function renderArchivePage(years: SiteContent['years']) {
  return (
    <main id="main" className="archive">
      <div className="posts-head">
        <h1>Archive</h1>
        {years.size > 1 && (
          <nav aria-label="Years">
            <ul className="tag-list">
              {[...years].map(([year, { length }]) => (
                <li key={year}>
                  <a href={`#${year}`}>
                    {year} <small>{length}</small>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
      {[...years].map(([year, posts]) => (
        <section key={year}>
          <h2 id={String(year)}>{year}</h2>
          <ul>
            {posts.map(post => (
              <li key={post.url}>
                <time dateTime={post.date.toISOString().slice(0, 10)}>{formatAlignedDay(post.date)}</time>
                <a href={post.url}>{post.title}</a>
                <ReadingTime minutes={post.minutes} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </main>
  )
}
