import type { SiteContent } from '../content/site-content.ts'
import { groupBy } from '../lib/collections.ts'
import { TagList } from '../widgets/tags/tags.tsx'
import { siteImage } from './head/social-image-texts.ts'
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
      render: () => <TagsPage site={site} />,
    },
  ]
}

export function TagsPage({ site }: { site: SiteContent }) {
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
        {[...groupBy(site.tags, ([{ label }]) => [...label][0]?.toUpperCase())].map(([letter, tags]) => (
          <section key={letter}>
            <h2 id={letter}>{letter}</h2>
            <TagList tags={tags} />
          </section>
        ))}
      </div>
    </main>
  )
}
