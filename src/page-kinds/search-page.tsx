import { listCategories, listDocs, type SidebarItem } from '../content/docs/sidebar-tree.ts'
import type { Post, SiteContent } from '../content/site-content.ts'
import { defaultTag } from '../search/search-facets.ts'
import { SearchPage } from '../search/ui/page/search-page-island.tsx'
import { searchPagePath } from '../urls/reserved-paths.ts'
import { siteImage } from './head/social-image-texts.ts'
import { generatedPage, type Route } from './route.ts'

/** With more docs than this, only their categories are listed. */
const docsLimit = 500
const postsLimit = 100

/** `/search` */
export function listSearchRoutes(site: SiteContent): Route[] {
  return [
    {
      ...generatedPage,
      path: searchPagePath,
      name: 'the search page',
      isIndexed: false,
      usesSiteCode: true,
      files: [],
      styles: ['search'],
      image: siteImage(site.config),
      head: () => ({ title: 'Search the documentation', description: undefined, facets: { tag: defaultTag } }),
      render: () => renderSearchPage(site),
    },
  ]
}

/** Search. Readers without scripts, or with an empty search field, see the docs, posts and pages by section. */
function renderSearchPage(site: SiteContent) {
  const { config, pages } = site
  return (
    <main id="main" className="single search-page">
      <SearchPage siteTitle={config.title} reportUrl={config.search.reportUrl ?? config.reportUrl}>
        <div className="page-list">
          <p className="search-without-scripts">Search needs scripts. Here are all pages.</p>
          {renderDocList(site.sidebar)}
          {renderPostList(site.posts)}
          <section>
            <h2>Pages</h2>
            <LinkList pages={pages.filter(page => !page.isUnlisted).map(nameHome)} />
          </section>
        </div>
      </SearchPage>
    </main>
  )
}

function renderDocList(sidebar: SidebarItem[]) {
  const categories = listCategories(sidebar)
  if (listDocs(sidebar).length > docsLimit) {
    return (
      <section>
        <h2>Docs</h2>
        <LinkList pages={categories.flatMap(({ url, title }) => (url === undefined ? [] : [{ url, title }]))} />
      </section>
    )
  }
  return (
    <>
      <LinkList pages={listOwnDocs(sidebar)} />
      {categories.map(({ url, label, items }) => (
        <section key={url ?? label}>
          <h2>{url === undefined ? label : <a href={url}>{label}</a>}</h2>
          <LinkList pages={listOwnDocs(items)} />
        </section>
      ))}
    </>
  )
}

/** The docs of a level of the sidebar, without those in its categories. */
function listOwnDocs(items: SidebarItem[]): Linked[] {
  return items.flatMap(item => (item.type === 'doc' ? [item.doc] : []))
}

function renderPostList(posts: Post[]) {
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

interface Linked {
  url: string
  title: string
}

/** The title of the home page is a motto, which would not identify the page in a list. */
function nameHome({ url, title }: Linked): Linked {
  return { url, title: url === '/' ? 'Home' : title }
}

function LinkList({ pages }: { pages: Linked[] }) {
  return (
    <ul>
      {pages.map(({ url, title }) => (
        <li key={url}>
          <a href={url}>{title}</a>
        </li>
      ))}
    </ul>
  )
}
