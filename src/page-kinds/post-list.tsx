// What the pages of the blog and the pages of a tag have in common.
import type { ReactNode } from 'react'
import type { Post, SiteContent } from '../content/site-content.ts'
import type { HeadLink } from '../frame/page-head.tsx'
import { Pager } from '../widgets/pager/pager.tsx'
import { describePost, PostPreview } from '../widgets/post-preview/post-preview.tsx'
import { listTopics, TagList } from '../widgets/tags/tags.tsx'
import { blogWithPosts } from './head/schema-org.ts'
import { siteImage } from './head/social-image-texts.ts'
import { generatedPage, type Route } from './route.ts'

interface PostList {
  /** Address of its first page. */
  path: string
  posts: Post[]
  heading: string
  /** For search engines. */
  description: string
  /** Shown between the heading and the first post. */
  introduction: ReactNode
  /** Shown beside the list, on wide screens. */
  sidebar?: ReactNode
  /** Distinguishes lists from posts in hosted search. */
  facetTag: string
  feed?: HeadLink
}

/** A route for each page of a list of posts. */
export function listPostListRoutes(list: PostList, site: SiteContent): Route[] {
  const { config } = site
  const { heading, description, facetTag, feed } = list
  return paginatePosts(list.path, list.posts, config.blog.postsPerPage).map(page => ({
    ...generatedPage,
    path: page.path,
    name: `the list of posts ${page.path}`,
    isIndexed: true,
    aliases: page.number === 1 ? [`${page.path}/page/1`] : [],
    files: page.posts.map(post => post.file),
    styles: ['blog'],
    image: siteImage(config),
    head: () => ({
      ...withPageNumber(heading, description, page),
      facets: { tag: facetTag },
      ...(feed && { feed }),
      structuredData: [blogWithPosts(page.posts, config)],
    }),
    render: () => renderPostList(list, page, site),
  }))
}

function renderPostList(list: PostList, page: PostListPage, site: SiteContent) {
  const previews = renderPreviews(list, page, site)
  if (!list.sidebar) return previews
  return (
    <div className="columns">
      {list.sidebar}
      {previews}
    </div>
  )
}

function renderPreviews({ heading, introduction }: PostList, page: PostListPage, site: SiteContent) {
  const { number, pages, newer, older } = page
  return (
    <main id="main" className="posts">
      <div className="posts-head">
        <h1>
          {heading}
          {number > 1 && <small>, page {number}</small>}
        </h1>
        {introduction}
      </div>
      <div>
        {page.posts.map(post => (
          <PostPreview key={post.url} {...describePost(post, site)} />
        ))}
        <Pager
          name="Blog list page navigation"
          before={newer ? { url: newer, label: 'Newer entries', caption: `Page ${number - 1} of ${pages}` } : undefined}
          after={older ? { url: older, label: 'Older entries', caption: `Page ${number + 1} of ${pages}` } : undefined}
        />
      </div>
      <Topics topics={listTopics(site)} total={site.tags.size} />
    </main>
  )
}

function Topics({ topics, total }: { topics: ReturnType<typeof listTopics>; total: number }) {
  if (topics.length === 0) return null
  return (
    <section className="topics">
      <h2>Topics</h2>
      <TagList tags={topics} />
      <a href="/blog/tags">All {total} tags</a>
    </section>
  )
}

/** One page of a list of posts: `posts` of the `total`. */
interface PostListPage {
  path: string
  posts: Post[]
  total: number
  /** From 1 up to `pages`. */
  number: number
  pages: number
  /** Address of the page with newer posts; undefined on the first one. */
  newer: string | undefined
  older: string | undefined
}

/** With `blog.postsPerPage` (`perPage`) at ten, `/blog` with 25 posts becomes `/blog`, `/blog/page/2` and `/blog/page/3`. */
function paginatePosts(path: string, posts: Post[], perPage: number): PostListPage[] {
  const pages = Math.ceil(posts.length / perPage)
  const pathOf = (number: number) => (number === 1 ? path : `${path}/page/${number}`)
  return Array.from({ length: pages }, (_, index) => {
    const number = index + 1
    return {
      path: pathOf(number),
      posts: posts.slice(index * perPage, number * perPage),
      total: posts.length,
      number,
      pages,
      newer: number > 1 ? pathOf(number - 1) : undefined,
      older: number < pages ? pathOf(number + 1) : undefined,
    }
  })
}

/** Adds the number of the page: `Blog, page 2`. The first page keeps its words. */
function withPageNumber(title: string, description: string, { number, pages }: PostListPage) {
  if (number === 1) return { title, description }
  return { title: `${title}, page ${number}`, description: `${description} Page ${number} of ${pages}.` }
}
