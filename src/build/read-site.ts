// Reads the site: its configuration, its content and its own code. Runs at build and in development.
import { runner as writtenRunner } from 'virtual:runner-settings'
import sidebarsModule from 'virtual:sidebars'
import exportedConfig from 'virtual:site-config'
import * as siteModules from 'virtual:site-modules'
import { dropDuplicateRoutes } from '../checks/page-addresses.ts'
import { findUnreadableFiles } from '../checks/site-files.ts'
import type { CodeCache } from '../content/code/code-cache.ts'
import { applySeverities, hasErrors, type Problem, type Report } from '../content/input/problem.ts'
import { readConfig } from '../content/input/read-config.ts'
import { readSource } from '../content/input/source-file.ts'
import { readSiteContent } from '../content/read-site-content.ts'
import type { SiteContent } from '../content/site-content.ts'
import { createMdxRuntime, generatorComponentNames } from '../mdx/mdx-runtime.tsx'
import {
  readSiteComponents,
  reportBrowserCode,
  reportDuplicateIslands,
  reportInlineStyles,
} from '../mdx/site-components.ts'
import { makeCompanionFiles } from '../outputs/companion-files.ts'
import { runSiteOutputs } from '../outputs/run-site-outputs.ts'
import { readPageModules } from '../page-kinds/read-page-modules.ts'
import { readSearchSource } from '../page-kinds/read-search-source.ts'
import { listRedirects } from '../page-kinds/redirects.ts'
import type { Route } from '../page-kinds/route.ts'
import { listRoutes, sortRoutes } from '../page-kinds/routes.ts'
import { qFenceRenderer } from '../q-pages/fence/fence-renderer.ts'
import { isIndexNeeded } from '../search/build-search-settings.ts'
import { buildSearchFiles } from '../search/index/build-search-files.ts'
import type { SiteConfig } from '../site-config/site-config-schema.ts'
import { developmentIndexPath } from '../urls/reserved-paths.ts'
import type { BuiltSite, ReadResult } from './built-site.ts'
import { createPageRenderer } from './page-renderer.ts'
import { reportComputedRunner } from './report-computed-runner.ts'

interface ReadOptions {
  includesDrafts: boolean
  wrapHighlighter?: CodeCache['wrap']
}

/**
 * Reads the site in `root`. If it has errors, the result holds what could be read: it can be checked, and must not be served.
 * Without a valid configuration, or with files that cannot be read, `site` is undefined.
 */
export async function readSite(root: string, options: ReadOptions): Promise<ReadResult> {
  const problems: Problem[] = []
  const report: Report = problem => problems.push(problem)
  const configFile = readSource(root, 'site.config.ts')
  const config = readConfig(exportedConfig, configFile.text, report)
  if (!config) return { site: undefined, problems }
  reportComputedRunner(config, writtenRunner, configFile, report)
  const unreadable = [...findUnreadableFiles(root, 'content'), ...findUnreadableFiles(root, 'static')]
  if (unreadable.length > 0) return { site: undefined, problems: [...problems, ...unreadable] }

  const pageModules = readPageModules(siteModules.pages, report)
  const content = await readContent({ root, config, ...options }, report)
  const readingOrder = dropDuplicateRoutes(listRoutes(content, pageModules), report)
  const hasNoErrors = !hasErrors(applySeverities(problems, config.checks))
  const site = await assembleSite({ root, content, readingOrder, hasNoErrors, report })
  return { site, problems: applySeverities(problems, config.checks) }
}

/** Reads everything below `content`, with the components of the site and the images that they import. */
async function readContent(options: ReadOptions & { root: string; config: SiteConfig }, report: Report) {
  const components = readSiteComponents(siteModules.components, generatorComponentNames, report)
  reportDuplicateIslands(siteModules.islands, report)
  reportBrowserCode(siteModules.browserCode, report)
  reportInlineStyles(siteModules.inlineStyles, report)
  const { root, config, includesDrafts, wrapHighlighter } = options
  const mdx = createMdxRuntime(components)
  const sidebars = sidebarsModule && { file: readSource(root, sidebarsModule.path), exported: sidebarsModule.exported }
  const content = await readSiteContent({
    root,
    config,
    includesDrafts,
    fences: qFenceRenderer,
    wrapHighlighter,
    mdx,
    sidebars,
    report,
  })
  return { ...content, assets: new Map([...content.assets, ...siteModules.images]) }
}

interface SiteParts {
  root: string
  content: SiteContent
  /** All routes, docs in the order in which they are read. */
  readingOrder: Route[]
  /** Search and the site's own outputs are made only without errors. */
  hasNoErrors: boolean
  report: Report
}

async function assembleSite({ root, content, readingOrder, hasNoErrors, report }: SiteParts): Promise<BuiltSite> {
  const routes = sortRoutes(readingOrder)
  const redirects = listRedirects(content, routes)
  const search =
    hasNoErrors && isIndexNeeded(content.config)
      ? once(() => buildSearchFiles(readSearchSource(content, readingOrder)))
      : undefined
  return {
    content,
    routes: new Map(routes.map(route => [route.path, route])),
    redirects,
    search,
    renderPage: await createPageRenderer({ content, routes, redirects, search }),
    outputs: hasNoErrors ? runSiteOutputs({ root, content, routes, report }) : [],
    componentCssByFile: siteModules.componentCssByFile,
    async *companions() {
      yield* makeCompanionFiles(content, routes)
      yield* await listSearchFiles(search)
    },
  }
}

async function listSearchFiles(search: BuiltSite['search']): Promise<[path: string, text: string][]> {
  if (!search) return []
  const { address, files } = await search()
  const index = files.get(address)
  return import.meta.env.DEV && index ? [...files, [developmentIndexPath, index]] : [...files]
}

function once<Value extends object>(make: () => Value): () => Value {
  let value: Value | undefined
  return () => {
    value ??= make()
    return value
  }
}
