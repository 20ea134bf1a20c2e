// Keeps the bundled scripts and styles of sites that add no browser code of their own: they are the same for all of them.
import { createHash } from 'node:crypto'
import { openFileCache } from '../../lib/file-cache.ts'
import type { Assets } from '../assemble-site.ts'
import { type Folders, getBrowserBundleCacheFolder } from '../folders.ts'
import { readDataOfScripts } from '../site-code/code-files.ts'
import type { RunnerSettings } from '../site-code/virtual-modules.ts'
import { type Files, type KeptFiles, packFiles, readKeptJson, unpackFiles } from './kept-files.ts'

/** Scripts and styles for browsers: their addresses, and their files. */
export interface BrowserBundle {
  assets: Assets
  files: Files
}

/** A bundle as it is kept. */
interface KeptBundle {
  assets: Omit<Assets, 'urlByStylesheet'> & { urlByStylesheet: [string, string][] }
  files: KeptFiles
}

interface BrowserBundleCache {
  restore: () => BrowserBundle | undefined
  store: (bundle: BrowserBundle) => void
}

export function openBrowserBundleCache(
  folders: Pick<Folders, 'generator' | 'root'>,
  generatorId: string,
  runner: RunnerSettings,
): BrowserBundleCache {
  const cache = openFileCache(getBrowserBundleCacheFolder(folders.generator))
  const name = computeBundleName(folders.root, generatorId, runner)
  return {
    restore() {
      const kept = readKeptJson<KeptBundle>(cache, name, ({ files }) => Array.isArray(files))
      if (!kept) return undefined
      const urlByStylesheet = new Map(kept.assets.urlByStylesheet) as Assets['urlByStylesheet']
      return { assets: { ...kept.assets, urlByStylesheet }, files: unpackFiles(kept.files) }
    },
    store({ assets, files }) {
      const kept = { assets: { ...assets, urlByStylesheet: [...assets.urlByStylesheet] }, files: packFiles(files) }
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
