// Keeps the bundled code of sites: most builds follow an edit of the content, which is not in the bundle. What the bundle of a
// simple site (site-code/simple-site.ts) was made from is known beforehand, so that sites of the same code share it. For other
// sites, the files that the bundler read are kept with the bundle.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type FileCache, openFileCache } from '../../lib/file-cache.ts'
import { ignoreFileErrors } from '../../lib/files.ts'
import { hashJson } from '../../lib/fingerprint.ts'
import { computeGeneratorId } from '../build-id.ts'
import { type Folders, getSiteBundleCacheFolder, getSiteBundleFolder, getSiteCacheFolder } from '../folders.ts'
import { listSiteCode } from '../site-code/code-files.ts'
import { areUnchanged, type BundleInputs, describeInputs, noInputs } from './bundle-inputs.ts'
import {
  type KeptFiles,
  nameKeptJson,
  packFiles,
  readFiles,
  readKeptJson,
  unpackFiles,
  writeFiles,
} from './kept-files.ts'

interface SiteBundleCache {
  /** Writes the kept files into the folder of the site's bundle. Returns whether there were any. */
  restore: () => boolean
  /** Keeps the files `paths` of the folder, unless what they were made from was edited in the meantime. */
  store: (paths: string[], moduleIds: Iterable<string>) => Promise<void>
}

interface KeptBundle {
  files: KeptFiles
  inputs: BundleInputs
}

export function openSiteBundleCache(folders: Folders, generatorId: string): SiteBundleCache {
  const { generator, root } = folders
  const code = hashSiteCode(root, generatorId)
  if (code === undefined || folders.cache === undefined) return { restore: () => false, store: async () => {} }
  const folder = getSiteBundleFolder(folders)
  const shared = { cache: openFileCache(getSiteBundleCacheFolder(generator)), name: nameKeptJson([code]) }
  // Bundles that are not shared contain the path of their site.
  const own = { cache: openOwnCodeCache(folders), name: nameKeptJson([code, root]) }
  return {
    restore() {
      // A bundle is under one of the names only, because the code alone decides whether a site is simple.
      const kept =
        readKeptJson<KeptBundle>(shared.cache, shared.name, isCurrent) ??
        readKeptJson<KeptBundle>(own.cache, own.name, isCurrent)
      if (!kept) return false
      rmSync(folder, { recursive: true, force: true })
      writeFiles(unpackFiles(kept.files), folder)
      return true
    },
    async store(paths, moduleIds) {
      // It parses the code, for which it loads Vite.
      const { isSimpleSite } = await import('../site-code/simple-site.ts')
      const isShared = isSimpleSite(root)
      if (hashSiteCode(root, computeGeneratorId(generator)) !== code) return
      const files = readFiles(folder, paths)
      if (isShared && files.some(([, content]) => content.toString().includes(root))) return
      const inputs = isShared ? noInputs : describeInputs(moduleIds, generator)
      const { cache, name } = isShared ? shared : own
      cache.write(name, Buffer.from(JSON.stringify({ files: packFiles(files), inputs } satisfies KeptBundle)))
      cache.prune()
    },
  }
}

/** The cache of bundled code that only one site uses. */
export function openOwnCodeCache(folders: Folders): FileCache {
  return openFileCache(getSiteCacheFolder(folders, 'code'))
}

export function isCurrent({ files, inputs }: Pick<KeptBundle, 'files' | 'inputs'>): boolean {
  return Array.isArray(files) && files.length > 0 && areUnchanged(inputs)
}

/** What package managers write when they install packages. */
const installationFiles = [
  ...['package-lock.json', 'yarn.lock', 'pnpm-lock.yaml'],
  ...['node_modules/.package-lock.json', 'node_modules/.yarn-state.yml', 'node_modules/.modules.yaml'],
]

/**
 * Changes with the generator and with the code of the site: its components, pages, configuration and packages. Undefined if a
 * file cannot be read, which the build itself reports.
 */
export function hashSiteCode(root: string, generatorId: string): string | undefined {
  return ignoreFileErrors(() => {
    const paths = [...listSiteCode(root), ...installationFiles.filter(path => existsSync(join(root, path)))]
    const code = paths.map(path => [path, readFileSync(join(root, path), 'utf8')])
    const inputs = [generatorId, process.env.NODE_ENV, code]
    return hashJson(inputs)
  })
}
