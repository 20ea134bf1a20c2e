// Keeps the bundled scripts and styles of sites that add no browser code of their own: they are the same for all of them.
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { openFileCache } from '../lib/file-cache.ts'
import type { Assets } from './assemble-site.ts'
import { type Folders, getBrowserBundleCacheFolder, getStagingFolder } from './folders.ts'
import { type KeptFiles, packFiles, readKeptJson, unpackFiles } from './kept-files.ts'
import { readDataOfScripts } from './site-code/code-files.ts'
import type { RunnerSettings } from './site-code/virtual-modules.ts'

/** A bundle as it is kept: its addresses, and its files. */
interface KeptBundle {
  assets: Omit<Assets, 'urlByStylesheet'> & { urlByStylesheet: [string, string][] }
  files: KeptFiles
}

interface BrowserBundleCache {
  /** Writes the kept bundle and the static files into the staging folder; undefined where there is none to write. */
  restore: () => Assets | undefined
  /** Keeps the bundle whose files have been written to the staging folder. */
  store: (assets: Assets, paths: string[]) => void
}

export function openBrowserBundleCache(
  folders: Folders,
  generatorId: string,
  runner: RunnerSettings,
): BrowserBundleCache {
  const cache = openFileCache(getBrowserBundleCacheFolder(folders.generator))
  const name = computeBundleName(folders.root, generatorId, runner)
  const staging = getStagingFolder(folders.out)
  return {
    restore() {
      const kept = readKeptJson<KeptBundle>(cache, name, ({ files }) => Array.isArray(files))
      if (kept) writeKeptBundle(kept, folders.root, staging)
      return (
        kept && { ...kept.assets, urlByStylesheet: new Map(kept.assets.urlByStylesheet) as Assets['urlByStylesheet'] }
      )
    },
    store(assets, paths) {
      const kept = {
        assets: { ...assets, urlByStylesheet: [...assets.urlByStylesheet] },
        files: packFiles(staging, paths),
      }
      cache.write(name, Buffer.from(JSON.stringify(kept)))
      cache.prune()
    },
  }
}

/** Changes with the generator and with the settings of the site that are written into scripts. */
function computeBundleName(root: string, generatorId: string, runner: RunnerSettings): string {
  const settings = [runner, readDataOfScripts(root)]
  const hash = createHash('sha256').update(generatorId).update(JSON.stringify(settings))
  return `${hash.digest('hex')}.json`
}

/** As bundling does: the folder is emptied, and gets the static files and the bundle. */
function writeKeptBundle({ files }: KeptBundle, root: string, staging: string) {
  rmSync(staging, { recursive: true, force: true })
  mkdirSync(staging, { recursive: true })
  const staticFiles = join(root, 'static')
  if (existsSync(staticFiles)) cpSync(staticFiles, staging, { recursive: true, dereference: true })
  unpackFiles(files, staging)
}
