// The site as one object: content read, routes listed, pages painted on demand. Runs at build and in development.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pageModules from 'virtual:page-modules'
import sidebarsModule from 'virtual:sidebars'
import exportedConfig from 'virtual:site-config'
import { withoutDuplicates } from '../checks/duplicate-routes.ts'
import { unreadableFiles } from '../checks/unreadable-files.ts'
import { renderInlineMarkdown } from '../content/inline-markdown.ts'
import { hasErrors, type Problem, type Report, withSeverities } from '../content/problem.ts'
import { readConfig } from '../content/read-config.ts'
import { readSiteContent, type SiteContent } from '../content/site-content.ts'
import { readSource } from '../content/source-file.ts'
import { withVersionLinks } from '../content/version-links.ts'
import type { CodeCache } from '../outputs/code-cache.ts'
import { type Companion, companions } from '../outputs/companions.ts'
import { headLinks } from '../outputs/head-links.ts'
import { mdxRuntime } from '../pages/mdx-runtime.tsx'
import { readPageModules } from '../pages/page-module.ts'
import type { PageStyle } from '../pages/page-styles.ts'
import { paint } from '../pages/paint.tsx'
import { type Route, redirects, routes } from '../routes.ts'
import { developmentIndex } from '../search/addresses.ts'
import { buildSearchSettings, isIndexNeeded } from '../search/build-search-settings.ts'
import { type SearchFiles, searchFiles } from '../search/search-files.ts'
import type { Shell } from '../shell/document.tsx'
import { basePathOf } from '../site-address.ts'

export { buildSite } from './build-site.ts'

/** Apart, since only a build draws. */
export const loadDrawing = () => import('../social/draw-social-images.ts')

export type Assets = {
  scripts: string[]
  stylesheets: string[]
  /** Stylesheets that only some pages load. */
  pageStyles: ReadonlyMap<PageStyle, string>
  /** What the entry script fetches when the reader first moves. */
  controls: string | undefined
  /** Scripts of the search dialog and the search page. */
  searchScripts: string[]
}

export type Site = {
  content: SiteContent
  routes: Map<string, Route>
  redirects: Map<string, string>
  /** What search fetches, made when it is first asked for; undefined where a hosted service answers alone. */
  search: (() => Promise<SearchFiles>) | undefined
  /** HTML of a route's page. */
  paint: (route: Route, assets: Assets) => string
  /** What stands beside the pages, made anew each time it is asked for. */
  companions: () => AsyncGenerator<Companion>
}

/**
 * Reads the site in `root`. With an error among the problems the site holds what could be read, to be checked and not
 * served; without a configuration, or with files that cannot be read, there is none.
 */
export async function readSite(
  root: string,
  { withDrafts, withCodeCache }: { withDrafts: boolean; withCodeCache?: CodeCache['keeping'] },
): Promise<{ site: Site | undefined; problems: Problem[] }> {
  const problems: Problem[] = []
  const report: Report = problem => problems.push(problem)
  const config = readConfig(exportedConfig, readFileSync(join(root, 'site.config.ts'), 'utf8'), report)
  if (!config) return { site: undefined, problems }
  const unreadable = [...unreadableFiles(root, 'content'), ...unreadableFiles(root, 'static')]
  if (unreadable.length > 0) return { site: undefined, problems: [...problems, ...unreadable] }
  const modules = readPageModules(pageModules, report)
  const sidebars = sidebarsModule && { file: readSource(root, sidebarsModule.path), exported: sidebarsModule.exported }
  const content = await readSiteContent({ root, config, withDrafts, withCodeCache, mdx: mdxRuntime, sidebars, report })
  const routed = withoutDuplicates(routes(content, modules), report)
  const base = basePathOf(config)
  const leadingOn = redirects(content, routed)
  const weighed = withSeverities(problems, config.checks)
  const search = isIndexNeeded(config) && !hasErrors(weighed) ? once(() => searchFiles(content)) : undefined
  const shellWords = {
    config: withVersionLinks(config, content.versions),
    analytics: import.meta.env.DEV ? undefined : config.analytics,
    announcementHtml: config.announcementBar && renderInlineMarkdown(config.announcementBar.content),
    search: {
      ...(search && { index: base + (import.meta.env.DEV ? developmentIndex : (await search()).address) }),
      ...buildSearchSettings(config, routed, leadingOn),
    },
    links: headLinks(content),
    footerNotes: config.footer.notes.map(renderInlineMarkdown),
  }
  return {
    problems: weighed,
    site: {
      content,
      routes: new Map(routed.map(route => [route.path, route])),
      redirects: leadingOn,
      search,
      async *companions() {
        yield* companions(content, routed)
        yield* await searchTexts()
      },
      paint(route, { scripts, stylesheets, pageStyles }) {
        const shell: Shell = {
          ...shellWords,
          scripts,
          stylesheets,
          pageStyles,
          searchStylesheet: atBase(pageStyles.get('search')),
          controlsStylesheet: atBase(pageStyles.get('controls')),
        }
        return paint(route, content, shell)
      },
    },
  }

  /** What the development server serves of its own knows no base path. */
  function atBase(path: string | undefined): string | undefined {
    return path === undefined || path.startsWith('/@') ? path : base + path
  }

  async function searchTexts(): Promise<[string, string][]> {
    if (!search) return []
    const { address, files } = await search()
    const index = files.get(address)
    return [...files, ...(import.meta.env.DEV && index ? [[developmentIndex, index] as [string, string]] : [])]
  }
}

function once<Value extends object>(make: () => Value): () => Value {
  let value: Value | undefined
  return () => {
    value ??= make()
    return value
  }
}
