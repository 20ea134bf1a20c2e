// Keeps the two parts of server bundles. The generator's is the same for all sites. The site's is kept for simple sites, since
// what it was made from is then known exactly; most builds follow an edit of the content, which is not in the bundle.
import { createHash } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { openFileCache } from '../lib/file-cache.ts'
import { ignoreFileErrors } from '../lib/files.ts'
import { computeGeneratorId } from './build-id.ts'
import { type Folders, getServerBundleCacheFolder, getServerBundleFolder, getSiteBundleFolder } from './folders.ts'
import { type KeptFiles, packFiles, readKeptJson, unpackFiles } from './kept-files.ts'
import { listSiteCode, readDataOfScripts } from './site-code/code-files.ts'

export interface ServerBundleCache {
  /** Writes the kept files into the folder of the part. Returns whether there were any. */
  restore: () => boolean
  /** Keeps the files `paths` of that folder, unless what they were made from was edited in the meantime. */
  store: (paths: string[]) => void
}

/** The cache of the generator's part, which changes with the generator alone. */
export function openGeneratorBundleCache(folders: Folders, generatorId: string): ServerBundleCache {
  return openCache(folders, getServerBundleFolder(folders), generatorId, id => hashInputs([id, process.env.NODE_ENV]))
}

/** The cache of the site's part; only that of a simple site (site-code/simple-site.ts) may be stored. */
export function openSiteBundleCache(folders: Folders, generatorId: string): ServerBundleCache {
  const { root } = folders
  const folder = getSiteBundleFolder(folders)
  // Files that cannot be read are reported by the build itself.
  const cache = openCache(folders, folder, generatorId, id => ignoreFileErrors(() => computeSiteBundleName(root, id)))
  return {
    restore: cache.restore,
    store(paths) {
      if (!paths.some(path => readFileSync(join(folder, path), 'utf8').includes(root))) cache.store(paths)
    },
  }
}

/** `nameBundle` is given the generator's id; without a name nothing is kept. */
function openCache(
  { generator }: Folders,
  folder: string,
  generatorId: string,
  nameBundle: (generatorId: string) => string | undefined,
): ServerBundleCache {
  const name = nameBundle(generatorId)
  if (name === undefined) return { restore: () => false, store: () => {} }
  const cache = openFileCache(getServerBundleCacheFolder(generator))
  return {
    restore() {
      const files = readKeptJson<KeptFiles>(cache, name, kept => kept.length > 0)
      if (!files) return false
      rmSync(folder, { recursive: true, force: true })
      unpackFiles(files, folder)
      return true
    },
    store(paths) {
      if (nameBundle(computeGeneratorId(generator)) !== name) return
      cache.write(name, Buffer.from(JSON.stringify(packFiles(folder, paths))))
      cache.prune()
    },
  }
}

/** Changes with the generator and with all that the bundle of a simple site contains. */
function computeSiteBundleName(root: string, generatorId: string): string {
  const code = listSiteCode(root).map(path => [path, readFileSync(join(root, path), 'utf8')])
  return hashInputs([generatorId, process.env.NODE_ENV, code, readDataOfScripts(root)])
}

function hashInputs(inputs: unknown[]): string {
  return `${createHash('sha256').update(JSON.stringify(inputs)).digest('hex')}.json`
}
