import { addVersionLinks } from '../content/docs/versions.ts'
import { renderInlineMarkdown } from '../content/markdown/inline-markdown.ts'
import { listHeadLinks } from '../outputs/head-links.ts'
import { renderDocument } from '../page-kinds/render-document.tsx'
import type { Route } from '../page-kinds/route.ts'
import { buildSearchSettings } from '../search/build-search-settings.ts'
import type { SearchSettings } from '../search/search-settings.ts'
import { developmentIndexPath } from '../urls/reserved-paths.ts'
import { getBasePath } from '../urls/site-url.ts'
import type { BuiltSite } from './built-site.ts'

type RenderedSite = Pick<BuiltSite, 'content' | 'redirects' | 'search'> & { routes: Route[] }

/** Returns the function that renders pages. What all pages share is computed here, once. */
export async function createPageRenderer(site: RenderedSite): Promise<BuiltSite['renderPage']> {
  const { content } = site
  const { config } = content
  const base = getBasePath(config)
  const sharedByPages = {
    config: addVersionLinks(config, content.versions),
    analytics: import.meta.env.DEV ? undefined : config.analytics,
    announcementHtml: config.announcementBar && renderInlineMarkdown(config.announcementBar.content),
    search: await readSearchSettings(site, base),
    links: listHeadLinks(content),
    footerNotes: config.footer.notes.map(renderInlineMarkdown),
  }
  return (route, { scripts, otherStylesheetUrls, urlByStylesheet, componentStylesheetUrls }) => {
    const shell = {
      ...sharedByPages,
      scripts,
      otherStylesheetUrls,
      componentStylesheetUrls,
      searchStylesheet: addBasePath(urlByStylesheet.get('search'), base),
      controlsStylesheet: urlByStylesheet.get('controls'),
    }
    return renderDocument(route, { site: content, shell, urlByStylesheet })
  }
}

async function readSearchSettings({ content, routes, redirects, search }: RenderedSite, base: string) {
  const settings: SearchSettings = buildSearchSettings(content.config, {
    paths: routes.map(({ path }) => path),
    redirects,
  })
  if (!search) return settings
  // Development does not wait for the index, and its address there is fixed.
  const indexPath = import.meta.env.DEV ? developmentIndexPath : (await search()).address
  return { index: base + indexPath, ...settings }
}

/** Vite's own paths (`/@…`), which development serves, take no base path. */
function addBasePath(path: string | undefined, base: string): string | undefined {
  return path === undefined || path.startsWith('/@') ? path : base + path
}
