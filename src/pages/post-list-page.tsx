import type { ReactNode } from 'react'
import type { Post, SiteContent } from '../content/site-content.ts'
import type { PostList } from '../routes.ts'
import { BlogSidebar } from '../shell/blog-sidebar.tsx'
import { Pager } from '../shell/pager.tsx'
import { PostMeta } from './post-parts.tsx'
import { TagsRow } from './tags-row.tsx'

type Props = { site: SiteContent; path: string; list: PostList; heading: string; children?: ReactNode }

/** A page of previews; `children` stand between the heading and the first of them. */
export function PostListPage({ site, path, list, heading, children }: Props) {
  return (
    <div className="columns">
      <BlogSidebar title={site.config.blog.sidebarTitle} posts={site.posts} path={path} />
      <main id="main">
        <h1>
          {heading}
          {list.number > 1 && <small>, page {list.number}</small>}
        </h1>
        {children}
        {list.posts.map(post => (
          <Preview key={post.url} post={post} site={site} />
        ))}
        <Pager
          name="Blog list page navigation"
          before={list.newer ? { url: list.newer, label: 'Newer entries', hint: `Page ${list.number - 1}` } : undefined}
          after={list.older ? { url: list.older, label: 'Older entries', hint: `Page ${list.number + 1}` } : undefined}
        />
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
      <TagsRow tags={post.tags} site={site} />
    </article>
  )
}
