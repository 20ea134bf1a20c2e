import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { SiteContent } from '../content/site-content.ts'
import { Document, type Shell } from '../frame/document.tsx'
import { AnnouncementBar } from '../frame/navbar.tsx'
import type { Head } from '../frame/page-head.tsx'
import { createLazyText, type LazyText, type Memo } from '../lib/memo.ts'
import { isAtOrBelow } from '../urls/addresses.ts'
import { type RenderedPage, renderOn } from '../use-site.ts'
import { holdBackEmbeds } from '../widgets/embed/embed-card.tsx'
import { chooseStylesheets, type StylesheetName } from './head/stylesheets.ts'
import type { Route } from './route.ts'

interface DocumentContext {
  site: SiteContent
  shell: Shell
  urlByStylesheet: ReadonlyMap<StylesheetName, string>
  memo: Memo
}

/** The whole HTML of a route's page. Pages made of the same data are the same, unless components of the site render them. */
export function renderDocument(route: Route, context: DocumentContext): LazyText {
  const content = route.render()
  const head = headOf(route)
  const make = () => renderHtml(route, { content, head }, context)
  if (route.usesSiteCode) return createLazyText(undefined, make)
  const { shell, urlByStylesheet, memo } = context
  const { path, source, styles } = route
  return memo.text('pages', [path, source, styles, head, content, shell, urlByStylesheet], make)
}

/** What one page shows: its region, as elements with all data that they need, and its head. */
interface PageContent {
  content: ReactNode
  head: Head
}

function renderHtml(
  route: Route,
  { content, head }: PageContent,
  { site, shell, urlByStylesheet }: DocumentContext,
): string {
  const { page, headOfComponents } = renderPage(route, content, { site, shell })
  const stylesheetUrls = chooseStylesheets(route.styles, page.styledParts, site.config).flatMap(
    name => urlByStylesheet.get(name) ?? [],
  )
  const html = renderToStaticMarkup(
    <Document head={{ ...head, ...headOfComponents }} shell={shell} page={page} pageStylesheetUrls={stylesheetUrls} />,
  )
  return `<!doctype html>${html}\n`
}

/** The announcement bar, if this page shows it: part of the page region, since not every page does. */
function renderAnnouncement({ path }: Route, { config, announcementHtml }: Shell): string {
  const { paths } = config.announcementBar ?? {}
  if (announcementHtml === undefined || (paths && !paths.some(parent => isAtOrBelow(path, parent)))) return ''
  return renderToStaticMarkup(<AnnouncementBar html={announcementHtml} />)
}

/** Everything between the navbar and the footer, its styled parts, and what a component (`@theme/Layout`) may set in the head. */
function renderPage(route: Route, content: ReactNode, { site, shell }: Pick<DocumentContext, 'site' | 'shell'>) {
  const head: NonNullable<RenderedPage['head']> = {}
  const context = { ...site.createMdxContext({ url: route.path, file: route.source ?? '' }), head }
  const rendered = renderOn(context, () => renderAnnouncement(route, shell) + renderToStaticMarkup(content))
  // `x-html` marks HTML that components insert as text (see src/mdx); React needs an element around it, readers do not.
  const written = rendered.replace(/<\/?x-html>/g, '')
  const html = holdBackEmbeds(written, site.config.embeds)
  const styledParts = new Set(context.styledParts)
  if (html !== written) styledParts.add('embed')
  return { page: { html, styledParts }, headOfComponents: head }
}

function headOf(route: Route): Head {
  const { path, isIndexed, image, twinOf } = route
  const { structuredData = [], ...head } = route.head()
  return {
    ...head,
    path,
    isIndexed,
    structuredData: isIndexed ? structuredData : [],
    image,
    ...(twinOf && { markdown: `${path}.md` }),
  }
}
