import type { ReactNode } from 'react'
import type { Post, SiteContent } from '../content/site-content.ts'
import type { PostList } from '../routes.ts'
import { BlogSidebar } from '../shell/blog-sidebar.tsx'
import { Pager } from '../shell/pager.tsx'
import { PostMeta } from './post-parts.tsx'
import { TagLinks } from './tag-links.tsx'
import { TagsRow } from './tags-row.tsx'

const shownTopics = 14

type Props = { site: SiteContent; path: string; list: PostList; heading: string; children?: ReactNode }

/** A page of previews; `children` stand between the heading and the first of them. */
export function PostListPage({ site, path, list, heading, children }: Props) {
  return (
    <div className="columns">
      <BlogSidebar site={site} path={path} />
      <main id="main" className="posts">
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
          before={list.newer ? { url: list.newer, label: 'Newer entries', hint: pageHint(list.number - 1) } : undefined}
          after={list.older ? { url: list.older, label: 'Older entries', hint: pageHint(list.number + 1) } : undefined}
        />
        <Topics site={site} />
      </main>
    </div>
  )

  function pageHint(number: number): string {
    return `Page ${number} of ${list.pages}`
  }
}

/** The tags of most posts, but not those that nearly all have. */
function Topics({ site: { tags, posts } }: { site: SiteContent }) {
  const telling = [...tags].filter(([, tagged]) => tagged.length > 1 && tagged.length < posts.length / 2)
  const topics = telling.sort(([, a], [, b]) => b.length - a.length).slice(0, shownTopics)
  if (topics.length === 0) return null
  return (
    <section className="topics">
      <h2>Topics</h2>
      <TagLinks tags={topics} />
      <p>
        <a href="/blog/tags">All {tags.size} tags</a>
      </p>
    </section>
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
