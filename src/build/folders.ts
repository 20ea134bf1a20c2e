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

/** Where the bundles of the generator are, each in a folder named by its version. They import packages of the generator. */
export function getGeneratorBundlesFolder(generator: string): string {
  return join(getCacheFolder(generator), 'generator')
}

/** Folder of the bundled code of the site in `root`. */
export function getSiteBundleFolder({ generator, root }: Folders): string {
  return join(getCacheFolder(generator), 'sites', createHash('sha256').update(root).digest('hex').slice(0, 12))
}

/** Cache of the browser's code, for sites that add none of their own. */
export function getBrowserBundleCacheFolder(generator: string): string {
  return join(getCacheFolder(generator), 'browser')
}

/** Cache of bundled code of sites, shared by sites with the same code. */
export function getSiteBundleCacheFolder(generator: string): string {
  return join(getCacheFolder(generator), 'site-bundles')
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
