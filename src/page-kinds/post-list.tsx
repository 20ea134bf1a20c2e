// What the pages of the blog and the pages of a tag have in common.
import type { ReactNode } from 'react'
import type { Post, SiteContent } from '../content/site-content.ts'
import type { HeadLink } from '../frame/page-head.tsx'
import { Pager } from '../widgets/pager/pager.tsx'
import { PostMeta } from '../widgets/post-byline/post-meta.tsx'
import { BlogSidebar } from '../widgets/sidebar/blog-sidebar.tsx'
import { PageTags } from '../widgets/tags/page-tags.tsx'
import { TagList } from '../widgets/tags/tag-list.tsx'
import { blogWithPosts } from './head/schema-org.ts'
import { siteImage } from './head/social-image-texts.ts'
import { numberWords, type PostListPage, paginatePosts } from './paginate-posts.ts'
import { generatedPage, listComponentStylesheets, type Route } from './route.ts'

const maxTopics = 14

type PostList = {
  /** Address of its first page. */
  path: string
  posts: Post[]
  heading: string
  /** For search engines. */
  description: string
  /** Shown between the heading and the first post. */
  introduction: ReactNode
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
    bodies: page.posts.map(post => post.previewHtml),
    files: page.posts.map(post => post.file),
    styles: ['blog'],
    componentStylesheets: listComponentStylesheets(page.posts, site),
    image: siteImage(config),
    head: () => ({
      ...numberWords(heading, description, page),
      facets: { tag: facetTag },
      ...(feed && { feed }),
      structuredData: [blogWithPosts(page.posts, config)],
    }),
    render: () => <PostPreviews site={site} list={list} page={page} />,
  }))
}

function PostPreviews({ site, list, page }: { site: SiteContent; list: PostList; page: PostListPage }) {
  const { number, pages, newer, older } = page
  return (
    <div className="columns">
      <BlogSidebar site={site} path={page.path} />
      <main id="main" className="posts">
        <h1>
          {list.heading}
          {number > 1 && <small>, page {number}</small>}
        </h1>
        {list.introduction}
        {page.posts.map(post => (
          <Preview key={post.url} post={post} site={site} />
        ))}
        <Pager
          name="Blog list page navigation"
          before={newer ? { url: newer, label: 'Newer entries', caption: `Page ${number - 1} of ${pages}` } : undefined}
          after={older ? { url: older, label: 'Older entries', caption: `Page ${number + 1} of ${pages}` } : undefined}
        />
        <Topics site={site} />
      </main>
    </div>
  )
}

function Preview({ post, site }: { post: Post; site: SiteContent }) {
  return (
    <article className="preview">
      <h2>
        <a href={post.url}>{post.title}</a>
      </h2>
      <PostMeta post={post} />
      <div className="prose" dangerouslySetInnerHTML={{ __html: post.previewHtml }} />
      {post.isTruncated && (
        <a className="read-more" href={post.url} aria-label={`Read more about ${post.title}`}>
          Read more
        </a>
      )}
      <PageTags tags={post.tags} site={site} />
    </article>
  )
}

/** The most frequent tags, without those that are on half of all posts or more: they lead nowhere in particular. */
function Topics({ site: { tags, posts } }: { site: SiteContent }) {
  const specific = [...tags].filter(([, tagged]) => tagged.length > 1 && tagged.length < posts.length / 2)
  const topics = specific.sort(([, a], [, b]) => b.length - a.length).slice(0, maxTopics)
  if (topics.length === 0) return null
  return (
    <section className="topics">
      <h2>Topics</h2>
      <TagList tags={topics} />
      <p>
        <a href="/blog/tags">All {tags.size} tags</a>
      </p>
    </section>
  )
}
