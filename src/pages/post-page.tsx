import type { Post, SiteContent } from '../content/site-content.ts'
import { BlogSidebar } from '../shell/blog-sidebar.tsx'
import { Breadcrumbs } from '../shell/breadcrumbs.tsx'
import { Pager } from '../shell/pager.tsx'
import { TableOfContents } from '../shell/table-of-contents.tsx'
import { explainTerms } from './explain-terms.ts'
import { PageFooter } from './page-footer.tsx'
import { PostAuthors, PostMeta } from './post-parts.tsx'
import { RelatedPages } from './related-pages.tsx'
import { SeriesNav } from './series-nav.tsx'
import { VisibilityNote } from './visibility-note.tsx'

type Props = { post: Post; newer: Post | undefined; older: Post | undefined; site: SiteContent }

export function PostPage({ post, newer, older, site }: Props) {
  const series = site.series.get(post)
  return (
    <div className="columns">
      <BlogSidebar site={site} path={post.url} />
      <main id="main">
        <VisibilityNote page={post} />
        <article>
          <Breadcrumbs ancestors={[{ label: site.config.blog.title, url: '/blog' }]} />
          <h1>{post.title}</h1>
          <PostMeta post={post} />
          {series && <SeriesNav series={series} post={post} />}
          <TableOfContents headings={post.headings} />
          <div className="prose" dangerouslySetInnerHTML={{ __html: explainTerms(post) }} />
          <PostAuthors authors={post.authors} />
          <PageFooter page={post} tags={post.isUnlisted ? [] : post.tags} site={site} />
        </article>
        <Pager
          name="Blog post page navigation"
          before={newer && { url: newer.url, label: newer.title, hint: 'Newer post' }}
          after={older && { url: older.url, label: older.title, hint: 'Older post' }}
        />
        <RelatedPages page={post} site={site} />
      </main>
    </div>
  )
}
