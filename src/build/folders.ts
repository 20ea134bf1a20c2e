// Where the generator and a site are, and where builds keep what they make.
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

export interface Folders {
  /** Folder of the generator: this repository, or the installed package. */
  generator: string
  /** Folder of the site: its `site.config.ts`, `content/` and `static/`. */
  root: string
  out: string
  /** Where results of this site's builds are kept; undefined for builds that neither use nor keep any. */
  cache: string | undefined
}

export function getEntryScript(generator: string): string {
  return join(generator, 'src/entries/client.ts')
}

/** Where a build collects its output until it replaces the previous one. */
export function getStagingFolder(out: string): string {
  return `${out}.partial`
}

/**
 * The folder of what tools/build-packages.mjs bundled for the package; undefined in a checkout, whose lock file is never packed.
 * A checkout may have such a folder for a moment, while it is being packed.
 */
export function findBuiltFolder(generator: string): string | undefined {
  const built = join(generator, 'built')
  return existsSync(join(built, versionsFile)) && !existsSync(join(generator, 'package-lock.json')) ? built : undefined
}

/** The file in the folder of `findBuiltFolder` that holds the versions of the generator and of the interpreter. */
export const versionsFile = 'versions.json'

/** Where the bundles of the generator are, each in a folder named by its version. They import packages of the generator. */
export function getGeneratorBundlesFolder(generator: string): string {
  return join(getCacheFolder(generator), 'generator')
}

/** Folder of the bundled code of the site in `root`. */
export function getSiteBundleFolder({ generator, root }: Pick<Folders, 'generator' | 'root'>): string {
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

/** The folder for the results of a site's builds, unless `--cache` names another. */
export function getCacheFolder(root: string): string {
  return join(root, 'node_modules/.cache/tickwise')
}

export type CacheName = 'social' | 'compressed' | 'code' | 'examples' | 'results' | 'development' | 'outputs'

/** The part of a site's cache for drawn images, compressed copies, coloured code and so on. */
export function getSiteCacheFolder({ cache }: Pick<Folders, 'cache'>, name: CacheName): string | undefined {
  return cache && join(cache, name)
}
