import type { Post, SiteContent } from '../content/site-content.ts'
import { BlogSidebar } from '../shell/blog-sidebar.tsx'
import { Breadcrumbs } from '../shell/breadcrumbs.tsx'
import { Pager } from '../shell/pager.tsx'
import { TableOfContents } from '../shell/table-of-contents.tsx'
import { PageFooter } from './page-footer.tsx'
import { PostMeta } from './post-parts.tsx'
import { UnlistedNote } from './unlisted-note.tsx'

export function PostPage({ post, site }: { post: Post; site: SiteContent }) {
  const index = site.posts.indexOf(post)
  const newer = index > 0 ? site.posts[index - 1] : undefined
  const older = index >= 0 ? site.posts[index + 1] : undefined
  return (
    <div className="columns">
      <BlogSidebar title={site.config.blog.sidebarTitle} posts={site.posts} path={post.url} />
      <main id="main">
        {post.isUnlisted && <UnlistedNote />}
        <article>
          <Breadcrumbs ancestors={[{ label: site.config.blog.title, url: '/blog' }]} />
          <h1>{post.title}</h1>
          <PostMeta post={post} />
          <TableOfContents headings={post.headings} />
          <div className="prose" dangerouslySetInnerHTML={{ __html: post.html }} />
          <PageFooter page={post} tags={post.isUnlisted ? [] : post.tags} site={site} />
        </article>
        <Pager
          name="Blog post page navigation"
          before={newer && { url: newer.url, label: newer.title, hint: 'Newer post' }}
          after={older && { url: older.url, label: older.title, hint: 'Older post' }}
        />
      </main>
    </div>
  )
}
