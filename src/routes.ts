// Every URL of the site. Pages are painted by src/pages/paint.tsx; what is not listed here is not found.
import type { Doc, DocsVersion, MarkdownPage, Post, SidebarCategory, SiteContent, Tag } from './content/site-content.ts'
import { offlinePath } from './offline/addresses.ts'
import type { PageModule } from './pages/page-module.ts'
import { type Rewrite, shownAddress } from './search/result-address.ts'
import { mainDocsPath, type SiteConfig } from './site-config.ts'

export type Page =
  | { kind: 'markdown'; page: MarkdownPage }
  | { kind: 'module'; module: PageModule }
  | { kind: 'doc'; doc: Doc; version: DocsVersion }
  | { kind: 'category'; category: SidebarCategory; version: DocsVersion }
  | { kind: 'post'; post: Post; newer: Post | undefined; older: Post | undefined }
  | { kind: 'posts'; list: PostList }
  | { kind: 'tag'; tag: Tag; list: PostList }
  | { kind: 'tags' | 'archive' | 'search' | 'offline' | 'not-found' }

/** One page of a list of posts: `posts` of the `total`, and the addresses of its neighbours. */
export type PostList = { posts: Post[]; total: number; number: number; pages: number; newer?: string; older?: string }

export type Route = { path: string; page: Page }

export function routes(site: SiteContent, modules: PageModule[]): Route[] {
  const { versions, posts, unlistedPosts, tags, pages, config } = site
  const lists = (path: string, listed: Post[]) => paginate(path, listed, config.blog.postsPerPage)
  const blog: Route[] = [
    ...lists('/blog', posts).map(([path, list]): Route => ({ path, page: { kind: 'posts', list } })),
    { path: '/blog/archive', page: { kind: 'archive' } },
    { path: '/blog/tags', page: { kind: 'tags' } },
    ...[...tags].flatMap(([tag, tagged]) =>
      lists(tag.url, tagged).map(([path, list]): Route => ({ path, page: { kind: 'tag', tag, list } })),
    ),
  ]
  const docs = versions.flatMap((version): Route[] => [
    ...version.docs.map((doc): Route => ({ path: doc.url, page: { kind: 'doc', doc, version } })),
    ...version.categories.map(
      (category): Route => ({ path: category.url ?? '', page: { kind: 'category', category, version } }),
    ),
  ])
  return [
    ...modules.map((module): Route => ({ path: module.url, page: { kind: 'module', module } })),
    ...pages.map((page): Route => ({ path: page.url, page: { kind: 'markdown', page } })),
    ...docs,
    ...(posts.length > 0 ? blog : []),
    ...posts.map((post, index): Route => {
      const [newer, older] = [posts[index - 1], posts[index + 1]]
      return { path: post.url, page: { kind: 'post', post, newer, older } }
    }),
    ...unlistedPosts.map(
      (post): Route => ({ path: post.url, page: { kind: 'post', post, newer: undefined, older: undefined } }),
    ),
    { path: '/search', page: { kind: 'search' } },
    ...(config.offline ? [{ path: offlinePath, page: { kind: 'offline' } } as const] : []),
    { path: '/404', page: { kind: 'not-found' } },
  ].sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0)) as Route[]
}

/**
 * Addresses that lead on: section roots, first list pages, the short link `/X` of each `/docs/X` of the main version, and
 * what search shows instead of a page's own address. A page of the site comes before all of them.
 */
export function redirects(site: SiteContent, routed: Route[]): Map<string, string> {
  const paths = new Set(routed.map(route => route.path))
  const firstPages = routed.filter(({ page }) => 'list' in page && page.list.number === 1)
  // The later one of two for the same address stays.
  const wanted: [string, string][] = [
    ...shortLinkRewrites(site.config).flatMap(rewrite =>
      routed
        .filter(({ page }) => !isOfOtherVersion(page))
        .map(({ path }): [string, string] => [shownAddress(path, rewrite), path]),
    ),
    ...site.versions.flatMap(({ path, firstUrl }): [string, string][] => (firstUrl ? [[path, firstUrl]] : [])),
    ...firstPages.map(({ path }): [string, string] => [`${path}/page/1`, path]),
  ]
  return new Map(wanted.filter(([from]) => !paths.has(from)))
}

const shortLinks: Rewrite = { from: `${mainDocsPath}/`, to: '/' }

/** What makes short links: that of every site, and that of its search results where it is another. */
export function shortLinkRewrites({ search }: SiteConfig): Rewrite[] {
  const { rewrite } = search
  const isOther = rewrite && (rewrite.from !== shortLinks.from || rewrite.to !== shortLinks.to)
  return isOther ? [shortLinks, rewrite] : [shortLinks]
}

/** Whether search engines may list a page. */
export function isIndexed(page: Page): boolean {
  switch (page.kind) {
    case 'search':
    case 'offline':
    case 'not-found':
      return false
    case 'doc':
      return !page.doc.isUnlisted
    case 'post':
      return !page.post.isUnlisted
    case 'markdown':
      return !page.page.isUnlisted
    default:
      return true
  }
}

function isOfOtherVersion(page: Page): boolean {
  return 'version' in page && page.version.path !== mainDocsPath
}

function paginate(path: string, posts: Post[], perPage: number): [string, PostList][] {
  const pages = Math.ceil(posts.length / perPage)
  const address = (number: number) => (number === 1 ? path : `${path}/page/${number}`)
  return Array.from({ length: pages }, (_, index) => {
    const number = index + 1
    const list: PostList = { posts: posts.slice(index * perPage, number * perPage), total: posts.length, number, pages }
    if (number > 1) list.newer = address(number - 1)
    if (number < pages) list.older = address(number + 1)
    return [address(number), list]
  })
}
