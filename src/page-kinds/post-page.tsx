import type { Post, SiteContent } from '../content/site-content.ts'
import type { ArticleHead } from '../frame/page-head.tsx'
import { formatDay } from '../lib/dates.ts'
import { describeOutputs, OutputsNote } from '../q-pages/outputs-note.tsx'
import { defaultTag } from '../search/search-facets.ts'
import type { SiteConfig } from '../site-config/site-config-schema.ts'
import { absoluteUrl } from '../urls/site-url.ts'
import { insertHtml } from '../use-site.ts'
import { Breadcrumbs } from '../widgets/breadcrumbs/breadcrumbs.tsx'
import { describePageEnd, PageFooter } from '../widgets/page-footer/page-footer.tsx'
import { Pager } from '../widgets/pager/pager.tsx'
import { PostAuthors, PostMeta } from '../widgets/post-byline/post-byline.tsx'
import { listRelatedPages, RelatedPageLists } from '../widgets/related-pages/related-page-lists.tsx'
import { describeSeries, SeriesNav } from '../widgets/series-nav/series-nav.tsx'
import { BlogSidebar, listBlogSections } from '../widgets/sidebar/sidebar.tsx'
import { getContentsClass, TableOfContents } from '../widgets/table-of-contents/table-of-contents.tsx'
import { explainTerms } from '../widgets/terms/explain-terms.ts'
import { VisibilityNote } from '../widgets/visibility-note/visibility-note.tsx'
import { blogPosting, breadcrumbList } from './head/schema-org.ts'
import { articleImage } from './head/social-image-texts.ts'
import { collectSearchWords, markdownFile, type Route } from './route.ts'

/** All posts, unlisted ones too. Only listed posts lead to their neighbours. */
export function listPostRoutes(site: SiteContent): Route[] {
  const { posts, unlistedPosts } = site
  return [
    ...posts.map((post, index) => postRoute(post, { newer: posts[index - 1], older: posts[index + 1] }, site)),
    ...unlistedPosts.map(post => postRoute(post, { newer: undefined, older: undefined }, site)),
  ]
}

interface Neighbours {
  newer: Post | undefined
  older: Post | undefined
}

function postRoute(post: Post, neighbours: Neighbours, site: SiteContent): Route {
  const { config } = site
  const { url, title, titleMeta, description, keywords, terms } = post
  const image = articleImage(post, `${config.blog.title} · ${formatDay(post.date)}`, config)
  return {
    ...markdownFile(post, site),
    path: url,
    twinOf: post,
    searchWords: () => (post.isUnlisted ? undefined : searchWordsOf(post, config)),
    styles: ['post'],
    image,
    head: () => ({
      title: titleMeta ?? title,
      description,
      keywords,
      facets: { tag: defaultTag },
      article: articleHead(post, config),
      hasTerms: terms.length > 0,
      structuredData: [
        blogPosting(post, image, config),
        breadcrumbList(
          [
            { label: config.blog.title, url: '/blog' },
            { label: title, url },
          ],
          config,
        ),
      ],
    }),
    render: () => renderPostPage(post, neighbours, site),
  }
}

function searchWordsOf(post: Post, { blog }: SiteConfig) {
  return collectSearchWords(post, { kind: 'blog', breadcrumbs: [blog.title], docsTag: defaultTag })
}

function articleHead({ date, lastUpdated, authors, tags }: Post, config: SiteConfig): ArticleHead {
  return {
    published: date,
    modified: lastUpdated && lastUpdated > date ? lastUpdated : undefined,
    authors: authors.map(({ name, url }) => (url === undefined ? name : absoluteUrl(url, config))),
    tags: tags.map(tag => tag.label),
  }
}

function renderPostPage(post: Post, { newer, older }: Neighbours, site: SiteContent) {
  const { title, sidebarTitle } = site.config.blog
  const series = site.series.get(post)
  const outputs = describeOutputs(post.html, site.config)
  return (
    <div className="columns">
      <BlogSidebar title={sidebarTitle} sections={listBlogSections(site)} path={post.url} />
      <main id="main">
        <VisibilityNote isDraft={post.isDraft} isUnlisted={post.isUnlisted} />
        <article className={getContentsClass(post.headings)}>
          <header className="post-head">
            <Breadcrumbs ancestors={[{ label: title, url: '/blog' }]} />
            <h1>{post.title}</h1>
            {post.lead && <p className="lead">{post.lead}</p>}
            <PostMeta date={post.date} minutes={post.minutes} authors={post.authors} />
          </header>
          {series && <SeriesNav {...describeSeries(series)} path={post.url} />}
          <TableOfContents headings={post.headings} />
          <div className="prose" dangerouslySetInnerHTML={insertHtml(explainTerms(post))} />
          <Pager
            name="Blog post page navigation"
            before={newer && { url: newer.url, label: newer.title, caption: 'Newer post' }}
            after={older && { url: older.url, label: older.title, caption: 'Older post' }}
          />
          <RelatedPageLists lists={listRelatedPages(post, site.related)} />
          <PostAuthors authors={post.authors} />
          <PageFooter {...describePageEnd(post, site)}>{outputs && <OutputsNote {...outputs} />}</PageFooter>
        </article>
      </main>
    </div>
  )
}
