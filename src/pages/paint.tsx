// A route's page as HTML: one complete object in, one string out.
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { SiteContent } from '../content/site-content.ts'
import type { Route } from '../routes.ts'
import { Document, type Head, type Shell } from '../shell/document.tsx'
import { pageImage } from '../social/page-image.ts'
import { ArchivePage } from './archive-page.tsx'
import { CategoryPage } from './category-page.tsx'
import { DocPage } from './doc-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { OfflinePage } from './offline-page.tsx'
import { PostListPage } from './post-list-page.tsx'
import { PostPage } from './post-page.tsx'
import { SearchPage } from './search-page.tsx'
import { StandalonePage } from './standalone-page.tsx'
import { TagsPage } from './tags-page.tsx'

export function paint(route: Route, site: SiteContent, shell: Shell): string {
  const html = renderToStaticMarkup(
    <Document head={{ ...headOf(route, site), image: pageImage(route.page, site.config) }} shell={shell}>
      {pageOf(route, site)}
    </Document>,
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
      return <PostPage post={page.post} site={site} />
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
            <a href="/blog/tags">View all tags</a>
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

function headOf({ path, page }: Route, site: SiteContent): Head {
  const { config } = site
  const titled = (title: string) => (title === config.title ? title : `${title} | ${config.title}`)
  const numbered = (title: string, number: number) => titled(number > 1 ? `${title}, page ${number}` : title)
  const home = `${config.title}: ${config.tagline}`
  const indexed = { path, isIndexed: true }
  switch (page.kind) {
    case 'markdown': {
      const { title, description, keywords, isUnlisted } = page.page
      return { path, title: path === '/' ? home : titled(title), description, keywords, isIndexed: !isUnlisted }
    }
    case 'module':
      return {
        ...indexed,
        title: page.module.title ? titled(page.module.title) : home,
        description: page.module.description ?? config.description,
      }
    case 'doc': {
      const { title, description, keywords, isUnlisted, url } = page.doc
      return { path, title: titled(title), description, keywords, isIndexed: !isUnlisted, markdown: `${url}.md` }
    }
    case 'category':
      return { ...indexed, title: titled(page.category.title), description: page.category.description }
    case 'post': {
      const { title, description, keywords, isUnlisted, url } = page.post
      return {
        path,
        title: titled(title),
        description,
        keywords,
        isIndexed: !isUnlisted,
        type: 'article',
        markdown: `${url}.md`,
      }
    }
    case 'posts':
      return { ...indexed, title: numbered(config.blog.title, page.list.number), description: config.blog.description }
    case 'tag': {
      const title = numbered(tagHeading(page.tag.label, page.list.total), page.list.number)
      return { ...indexed, title, description: page.tag.description }
    }
    case 'tags':
      return { ...indexed, title: titled('Tags'), description: `All tags of the ${config.title} blog.` }
    case 'archive':
      return { ...indexed, title: titled('Archive'), description: `All posts of the ${config.title} blog by year.` }
    case 'search':
      return { path, title: titled('Search the documentation'), description: undefined, isIndexed: false }
    case 'offline':
      return { path, title: titled('You are offline'), description: undefined, isIndexed: false }
    case 'not-found':
      return { path, title: titled('Page Not Found'), description: undefined, isIndexed: false }
    default:
      return page satisfies never
  }
}

function tagHeading(label: string, total: number): string {
  return total === 1 ? `One post tagged with "${label}"` : `${total} posts tagged with "${label}"`
}
