import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeServiceWorker, summarizeRedirects } from '../../outputs/service-worker-file.ts'
import { baseStylesOfSite } from '../../page-kinds/head/stylesheets.ts'
import { shortLinkRewrites } from '../../page-kinds/routes.ts'
import type { SiteConfig } from '../../site-config/site-config-schema.ts'
import { offlinePath, serviceWorkerPath } from '../../urls/reserved-paths.ts'
import { getBasePath } from '../../urls/site-url.ts'
import type { Assets, BuiltSite } from '../assemble-site.ts'
import { getHtmlFile, type Write } from './output-folder.ts'

/**
 * Writes the service worker, which saves in the reader's browser what every page, search and q sessions need, and the page that is
 * shown in place of pages that are not saved.
 */
export async function writeServiceWorker({ site, assets, componentStylesheetUrls, out, write }: WorkerOptions) {
  const { content, routes, redirects, search } = site
  const base = getBasePath(content.config)
  const index = (await search?.())?.address
  const text = makeServiceWorker({
    hashed: [...listHashedFiles(assets, content.config), ...componentStylesheetUrls],
    named: readUnhashedFiles(site, out),
    search:
      index === undefined ? [] : omitMissing([...assets.searchScripts, assets.urlByStylesheet.get('search'), index]),
    sessions: assets.sessionFiles,
    exercises: assets.exerciseFiles,
    redirects: summarizeRedirects({
      redirects,
      routes: new Set(routes.keys()),
      rewrites: shortLinkRewrites(content.config),
      base,
    }),
    base,
  })
  write(serviceWorkerPath, text)
}

interface WorkerOptions {
  site: BuiltSite
  assets: Assets
  /** Stylesheets of the site's components on any page. */
  componentStylesheetUrls: string[]
  /** The folder of the output; pages and assets have been written to it. */
  out: string
  write: Write
}

function listHashedFiles(
  { scripts, controls, otherStylesheetUrls, urlByStylesheet }: Assets,
  config: SiteConfig,
): string[] {
  const styles = [...baseStylesOfSite(config), 'controls' as const].map(name => urlByStylesheet.get(name))
  return omitMissing([...scripts, controls, ...styles, ...otherStylesheetUrls])
}

/** The files whose addresses contain no hash, with their bytes. A missing logo is left out; a check reports it. */
function readUnhashedFiles({ content }: BuiltSite, out: string): Map<string, Buffer> {
  const { logo, favicon } = content.config
  const pictures = [logo.src, favicon].map(path => [path, join(out, path)] as const)
  const files = [
    ...pictures.filter(([, file]) => existsSync(file)),
    [offlinePath, join(out, getHtmlFile(offlinePath))] as const,
  ]
  return new Map(files.map(([path, file]) => [path, readFileSync(file)]))
}

function omitMissing(paths: (string | undefined)[]): string[] {
  return paths.filter(path => path !== undefined)
}
