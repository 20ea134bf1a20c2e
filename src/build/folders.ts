// Where the generator and a site are, and where builds keep what they make.
import { createHash } from 'node:crypto'
import { join } from 'node:path'

export interface Folders {
  /** Folder of the generator: this repository. */
  generator: string
  /** Folder of the site: its `site.config.ts`, `content/` and `static/`. */
  root: string
  out: string
}

export function getEntryScript(generator: string): string {
  return join(generator, 'src/entries/client.ts')
}

/** Where a build collects its output until it replaces the previous one. */
export function getStagingFolder(out: string): string {
  return `${out}.partial`
}

/** Folder of the server bundle for the site in `root`. It is below the generator, whose packages the bundle imports. */
export function getServerBundleFolder({ generator, root }: Folders): string {
  return join(getCacheFolder(generator), createHash('sha256').update(root).digest('hex').slice(0, 12))
}

/** Where the server bundle has the site's part, which the generator's part imports. */
export const siteFolder = 'site'

/** Folder of the site's part of its server bundle. */
export function getSiteBundleFolder(folders: Folders): string {
  return join(getServerBundleFolder(folders), siteFolder)
}

/** Cache of the browser's code, for sites that add none of their own. */
export function getBrowserBundleCacheFolder(generator: string): string {
  return join(getCacheFolder(generator), 'browser')
}

/** Cache of server bundles, shared by sites with the same code. */
export function getServerBundleCacheFolder(generator: string): string {
  return join(getCacheFolder(generator), 'server')
}

/** Cache of drawn images, shared by all sites. */
export function getImageCacheFolder({ generator }: Folders): string {
  return join(getCacheFolder(generator), 'social')
}

/** Cache of compressed copies, shared by all sites. */
export function getCompressionCacheFolder({ generator }: Folders): string {
  return join(getCacheFolder(generator), 'compressed')
}

/** Cache of highlighted code, one file per site. */
export function getCodeCacheFolder({ generator }: Folders): string {
  return join(getCacheFolder(generator), 'code')
}

/** Cache of what the examples of pages computed, shared by all sites. */
export function getExamplesCacheFolder(generator: string): string {
  return join(getCacheFolder(generator), 'examples')
}

function getCacheFolder(generator: string): string {
  return join(generator, 'node_modules/.cache/tickwise')
}
