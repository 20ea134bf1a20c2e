// A route's page as HTML: one complete object in, one string out.
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { SiteContent } from '../content/site-content.ts'
import { tagFeedLink } from '../outputs/feed-links.ts'
import type { Route } from '../routes.ts'
import { Document, type Shell } from '../shell/document.tsx'
import { ArchivePage } from './archive-page.tsx'
import { CategoryPage } from './category-page.tsx'
import { DocPage } from './doc-page.tsx'
import { headOf, tagHeading } from './head-of.ts'
import { NotFoundPage } from './not-found-page.tsx'
import { OfflinePage } from './offline-page.tsx'
import { pageStylesOf } from './page-styles.ts'
import { PostListPage } from './post-list-page.tsx'
import { PostPage } from './post-page.tsx'
import { SearchPage } from './search-page.tsx'
import { StandalonePage } from './standalone-page.tsx'
import { TagsPage } from './tags-page.tsx'

export function paint(route: Route, site: SiteContent, shell: Shell): string {
  const page = renderToStaticMarkup(pageOf(route, site))
  const html = renderToStaticMarkup(
    <Document
      head={headOf(route, site)}
      shell={shell}
      page={page}
      styles={pageStylesOf(route.page, page, site.config)}
    />,
  )
  return `<!doctype html>${html}\n`
}

function pageOf({ path, page }: Route, site: SiteContent): ReactNode {
  switch (page.kind) {
    case 'markdown':
      return <StandalonePage page={page.page} />
    case 'module':
      return <page.module.Component site={site} />
    case 'doc':
      return <DocPage doc={page.doc} version={page.version} site={site} />
    case 'category':
      return <CategoryPage category={page.category} version={page.version} site={site} />
    case 'post':
      return <PostPage post={page.post} newer={page.newer} older={page.older} site={site} />
    case 'posts':
      return (
        <PostListPage site={site} path={path} list={page.list} heading={site.config.blog.title}>
          <p className="muted">
            New posts reach you by <a href="/blog/rss.xml">RSS feed</a>; old ones are in the{' '}
            <a href="/blog/archive">archive</a> and under their <a href="/blog/tags">tags</a>.
          </p>
        </PostListPage>
      )
    case 'tag':
      return (
        <PostListPage site={site} path={path} list={page.list} heading={tagHeading(page.tag.label, page.list.total)}>
          {page.tag.description && <p className="lead">{page.tag.description}</p>}
          <p>
            <a href="/blog/tags">View all tags</a>, or follow this one by{' '}
            <a href={tagFeedLink(page.tag, site.config).path}>RSS feed</a>.
          </p>
        </PostListPage>
      )
    case 'tags':
      return <TagsPage site={site} />
    case 'archive':
      return <ArchivePage site={site} />
    case 'search':
      return <SearchPage site={site} />
    case 'offline':
      return <OfflinePage site={site} />
    case 'not-found':
      return <NotFoundPage />
    default:
      return page satisfies never
  }
}
