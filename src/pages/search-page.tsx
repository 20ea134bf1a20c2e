import { categoriesOf, docsOf, type SidebarCategory } from '../content/sidebar.ts'
import type { Post, SiteContent } from '../content/site-content.ts'
import { Island } from '../framework/island.tsx'

/** Beyond so many docs only their categories are listed. */
const docsLimit = 500
const postsLimit = 100

/** Search; and for who has no scripts, or no word yet, the docs, posts and pages by section. */
export function SearchPage({ site }: { site: SiteContent }) {
  const { config, pages } = site
  return (
    <main id="main" className="single search-page">
      <Island name="search-page" siteTitle={config.title} reportUrl={config.search.reportUrl ?? config.reportUrl}>
        <div className="page-list">
          <p className="search-without-scripts">
            Search runs in your browser and needs scripts; without them here are the docs, posts and pages by section.
          </p>
          <DocList site={site} />
          <PostList posts={site.posts} />
          <section>
            <h2>Pages</h2>
            <LinkList pages={pages.filter(page => !page.isUnlisted).map(nameHome)} />
          </section>
        </div>
      </Island>
    </main>
  )
}

function DocList({ site: { sidebar } }: { site: SiteContent }) {
  const categories = categoriesOf(sidebar)
  if (docsOf(sidebar).length > docsLimit) {
    return (
      <section>
        <h2>Docs</h2>
        <LinkList pages={categories.flatMap(pageOf)} />
      </section>
    )
  }
  return (
    <>
      <LinkList pages={sidebar.flatMap(item => (item.type === 'doc' ? [item.doc] : []))} />
      {categories.map(category => (
        <section key={category.url ?? category.label}>
          <h2>{category.label}</h2>
          <LinkList
            pages={[...pageOf(category), ...category.items.flatMap(item => (item.type === 'doc' ? [item.doc] : []))]}
          />
        </section>
      ))}
    </>
  )
}

/** A category's own page, if it has one. */
function pageOf({ title, url, description }: SidebarCategory): Linked[] {
  return url === undefined ? [] : [{ title, url, description }]
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

/** The title of the home page is a motto, which says nothing in a list. */
function nameHome({ url, title, description }: Linked): Linked {
  return { url, title: url === '/' ? 'Home' : title, description }
}

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
