import { makeServiceWorker, summarizeRedirects } from '../../outputs/service-worker-file.ts'
import { baseStylesOfSite } from '../../page-kinds/head/stylesheets.ts'
import { shortLinkRewrites } from '../../page-kinds/routes.ts'
import type { SiteConfig } from '../../site-config/site-config-schema.ts'
import { offlinePath, serviceWorkerPath } from '../../urls/reserved-paths.ts'
import { getBasePath } from '../../urls/site-url.ts'
import type { Assets, BuiltSite } from '../assemble-site.ts'
import { getHtmlFile, type OutputFolder } from './output-folder.ts'

/**
 * Writes the service worker, which saves in the reader's browser what every page, search and q sessions need, and the page that is
 * shown in place of pages that are not saved.
 */
export async function writeServiceWorker({ site, assets, componentStylesheetUrls, output }: WorkerOptions) {
  const { content, routes, redirects, search } = site
  const base = getBasePath(content.config)
  const index = (await search?.())?.address
  const text = makeServiceWorker({
    hashed: [...listHashedFiles(assets, content.config), ...componentStylesheetUrls],
    named: readUnhashedFiles(site, output),
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
  output.write(serviceWorkerPath, text)
}

interface WorkerOptions {
  site: BuiltSite
  assets: Assets
  /** Stylesheets of the site's components on any page. */
  componentStylesheetUrls: string[]
  /** Pages and assets have been written to it. */
  output: OutputFolder
}

function listHashedFiles(
  { scripts, controls, otherStylesheetUrls, urlByStylesheet }: Assets,
  config: SiteConfig,
): string[] {
  const styles = [...baseStylesOfSite(config), 'controls' as const].map(name => urlByStylesheet.get(name))
  return omitMissing([...scripts, controls, ...styles, ...otherStylesheetUrls])
}

/** The files whose addresses contain no hash, with their bytes. A missing file is left out; a check reports it. */
function readUnhashedFiles({ content }: BuiltSite, output: OutputFolder): Map<string, Buffer> {
  const { logo, favicon, stylesheet } = content.config
  const pathsByAddress = [
    [logo.src, logo.src],
    [favicon, favicon],
    [offlinePath, getHtmlFile(offlinePath)],
    ...(stylesheet ? [[stylesheet, stylesheet] as const] : []),
  ] as const
  return new Map(
    pathsByAddress.flatMap(([address, path]) => {
      const bytes = output.read(path)
      return bytes ? [[address, bytes]] : []
    }),
  )
}

function omitMissing(paths: (string | undefined)[]): string[] {
  return paths.filter(path => path !== undefined)
}
