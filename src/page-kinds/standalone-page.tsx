import type { ComponentType } from 'react'
import type { Report } from '../content/input/problem.ts'
import { createPageUrl } from '../content/read-pages.ts'
import type { MarkdownPage, SiteContent } from '../content/site-content.ts'
import { isIsland } from '../islands/create-island.tsx'
import type { SiteModule } from '../mdx/site-components.ts'
import { defaultTag } from '../search/search-facets.ts'
import { insertHtml } from '../use-site.ts'
import { getContentsClass, TableOfContents } from '../widgets/table-of-contents/table-of-contents.tsx'
import { VisibilityNote } from '../widgets/visibility-note/visibility-note.tsx'
import { webSite } from './head/schema-org.ts'
import { pageImage, siteImage } from './head/social-image-texts.ts'
import { collectSearchWords, generatedPage, markdownFile, type Route } from './route.ts'

/** Pages below `content/pages` that are written in Markdown or MDX. */
export function listStandaloneRoutes(site: SiteContent): Route[] {
  return site.pages.map(page => standaloneRoute(page, site))
}

function standaloneRoute(page: MarkdownPage, site: SiteContent): Route {
  const { config } = site
  const { url, title, description, keywords } = page
  const isHome = url === '/'
  return {
    ...markdownFile(page, site),
    path: url,
    twinOf: undefined,
    searchWords: () => (page.isUnlisted || page.isDraft ? undefined : searchWordsOf(page)),
    image: pageImage(page, config),
    head: () => ({
      title: isHome ? `${config.title}: ${config.tagline}` : title,
      description,
      keywords,
      facets: { tag: defaultTag },
      structuredData: isHome ? [webSite(config)] : [],
    }),
    render: () => renderStandalonePage(page),
  }
}

function searchWordsOf(page: MarkdownPage) {
  return collectSearchWords(page, { kind: 'page', breadcrumbs: [], docsTag: defaultTag })
}

function renderStandalonePage(page: MarkdownPage) {
  return (
    <main id="main" className={page.wrapperClassName ?? 'single'}>
      <VisibilityNote isDraft={page.isDraft} isUnlisted={page.isUnlisted} />
      <article className={getContentsClass(page.headings)}>
        {page.shownTitle !== undefined && <h1>{page.shownTitle}</h1>}
        <TableOfContents headings={page.headings} />
        <div className="prose" dangerouslySetInnerHTML={insertHtml(page)} />
      </article>
    </main>
  )
}

/** Pages below `content/pages` that are written as React components. */
export function listModuleRoutes(site: SiteContent, modules: PageModule[]): Route[] {
  return modules.map(module => moduleRoute(module, site))
}

function moduleRoute(module: PageModule, site: SiteContent): Route {
  const { url, file, title, description, stylesheets } = module
  const { config } = site
  return {
    ...generatedPage,
    path: url,
    source: file,
    name: file,
    isIndexed: true,
    files: [file],
    componentStylesheets: stylesheets,
    image: siteImage(config),
    head: () => ({
      title: title ?? `${config.title}: ${config.tagline}`,
      description: description ?? config.description,
      facets: { tag: defaultTag },
      structuredData: url === '/' ? [webSite(config)] : [],
    }),
    usesSiteCode: true,
    render: () => renderModulePage(module, site),
  }
}

/** Islands get no `site`, since their props are sent to the browser as JSON. */
function renderModulePage({ Component }: PageModule, site: SiteContent) {
  return isIsland(Component) ? <Component /> : <Component site={site} />
}

/** Props of a standalone page written as a `.tsx` module. @public */
export interface PageModuleProps {
  site: SiteContent
}

/** A standalone page written as a module: its default export is the page; `title` and `description` are for its head. */
export interface PageModule {
  url: string
  file: string
  title?: string
  description?: string
  Component: ComponentType<Partial<PageModuleProps>>
  stylesheets: string[]
}

/** Validates the modules below `content/pages`. One without a default export is reported as an error in that file. */
export function readPageModules(modules: SiteModule[], report: Report): PageModule[] {
  return modules.flatMap(({ file, exports: exported, stylesheets }) => {
    if (typeof exported.default !== 'function') {
      report({
        level: 'error',
        where: file,
        what: `The page module has ${exported.default === undefined ? 'no default export' : 'a default export that is not a component'}.`,
        fix: 'Export a React component as default: `export default function Page({ site }) { … }`.',
      })
      return []
    }
    const Component = exported.default as PageModule['Component']
    const page: PageModule = { url: createPageUrl(file), file, Component, stylesheets }
    if (typeof exported.title === 'string') page.title = exported.title
    if (typeof exported.description === 'string') page.description = exported.description
    return page
  })
}
