import { categoriesOf, docsOf } from '../content/sidebar.ts'
import type { Post, SiteContent } from '../content/site-content.ts'
import { Island } from '../framework/island.tsx'

/** Beyond so many docs only their categories are listed. */
const docsLimit = 500
const postsLimit = 100

/** Search; and for who has no scripts, or no word yet, every page by section. */
export function SearchPage({ site }: { site: SiteContent }) {
  const { config, pages } = site
  return (
    <main id="main" className="single search-page">
      <Island name="search-page" siteTitle={config.title} reportUrl={config.search.reportUrl ?? config.reportUrl}>
        <div className="page-list">
          <p className="search-without-scripts">
            Search runs in your browser and needs scripts; without them here is every page by section.
          </p>
          <DocList site={site} />
          <PostList posts={site.posts} />
          <section>
            <h2>Pages</h2>
            <LinkList pages={pages.filter(page => !page.isUnlisted)} />
          </section>
        </div>
      </Island>
    </main>
  )
}

function DocList({ site: { sidebar } }: { site: SiteContent }) {
  const categories = categoriesOf(sidebar)
  if (docsOf(sidebar).length > docsLimit) {
    const linked = categories.flatMap(({ title, url, description }) => (url ? [{ title, url, description }] : []))
    return (
      <section>
        <h2>Docs</h2>
        <LinkList pages={linked} />
      </section>
    )
  }
  return (
    <>
      <LinkList pages={sidebar.flatMap(item => (item.type === 'doc' ? [item.doc] : []))} />
      {categories.map(category => (
        <section key={category.url ?? category.label}>
          <h2>{category.label}</h2>
          <LinkList pages={category.items.flatMap(item => (item.type === 'doc' ? [item.doc] : []))} />
        </section>
      ))}
    </>
  )
}

function PostList({ posts }: { posts: Post[] }) {
  if (posts.length === 0) return null
  return (
    <section>
      <h2>Blog</h2>
      <LinkList pages={posts.slice(0, postsLimit)} />
      {posts.length > postsLimit && (
        <p>
          <a href="/blog/archive">All {posts.length} posts</a>
        </p>
      )}
    </section>
  )
}

type Linked = { url: string; title: string; description?: string | undefined }

function LinkList({ pages }: { pages: Linked[] }) {
  return (
    <ul>
      {pages.map(({ url, title, description }) => (
        <li key={url}>
          <a href={url}>{title}</a>
          {description && <span className="muted"> {description}</span>}
        </li>
      ))}
    </ul>
  )
}
