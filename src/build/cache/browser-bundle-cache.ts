// Keeps bundled scripts and styles. They are the same for all sites that add no code of their own for browsers.
import { openFileCache } from '../../lib/file-cache.ts'
import type { Assets } from '../assemble-site.ts'
import { computeGeneratorId } from '../build-id.ts'
import { type Folders, getBrowserBundleCacheFolder } from '../folders.ts'
import { readDataOfScripts } from '../site-code/code-files.ts'
import type { RunnerSettings } from '../site-code/virtual-modules.ts'
import { type BundleInputs, describeInputs, noInputs } from './bundle-inputs.ts'
import { type Files, type KeptFiles, nameKeptJson, packFiles, readKeptJson, unpackFiles } from './kept-files.ts'
import { hashSiteCode, isCurrent, openOwnCodeCache } from './site-bundle-cache.ts'

/** Scripts and styles for browsers: their addresses, and their files. */
export interface BrowserBundle {
  assets: Assets
  files: Files
}

/** A bundle as it is kept. */
interface KeptBundle {
  assets: Omit<Assets, 'urlByStylesheet'> & { urlByStylesheet: [string, string][] }
  files: KeptFiles
  inputs: BundleInputs
}

interface BrowserBundleCache {
  restore: () => BrowserBundle | undefined
  store: (bundle: BrowserBundle, moduleIds: Iterable<string>) => void
}

/** The cache for sites without code of their own for browsers if `isShared`, else that of one site. */
export function openBrowserBundleCache(
  folders: Folders,
  generatorId: string,
  { runner, isShared }: { runner: RunnerSettings; isShared: boolean },
): BrowserBundleCache {
  const { generator, root } = folders
  /** Changes with the code and with the settings of the site that are written into scripts. */
  const nameBundle = (id: string) => {
    const settings = [process.env.NODE_ENV, runner, readDataOfScripts(root)]
    if (isShared) return nameKeptJson([id, settings])
    const code = hashSiteCode(root, id)
    return code && nameKeptJson([code, root, settings])
  }
  const name = nameBundle(generatorId)
  if (name === undefined) return { restore: () => undefined, store: () => {} }
  const cache = isShared ? openFileCache(getBrowserBundleCacheFolder(generator)) : openOwnCodeCache(folders)
  return {
    restore() {
      const kept = readKeptJson<KeptBundle>(cache, name, isCurrent)
      if (!kept) return undefined
      const urlByStylesheet = new Map(kept.assets.urlByStylesheet) as Assets['urlByStylesheet']
      return { assets: { ...kept.assets, urlByStylesheet }, files: unpackFiles(kept.files) }
    },
    store({ assets, files }, moduleIds) {
      if (nameBundle(computeGeneratorId(generator)) !== name) return
      const kept: KeptBundle = {
        assets: { ...assets, urlByStylesheet: [...assets.urlByStylesheet] },
        files: packFiles(files),
        inputs: isShared ? noInputs : describeInputs(moduleIds, generator),
      }
      cache.write(name, Buffer.from(JSON.stringify(kept)))
      cache.prune()
    },
  }
}
