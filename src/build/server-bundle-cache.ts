// Keeps the two parts of server bundles. The generator's is the same for all sites. The site's is kept only where its code
// imports nothing but modules of the generator, so that what it was made from is known exactly: most builds follow an edit
// of the content, which is not in the bundle.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { listFiles } from '../content/input/source-file.ts'
import { openFileCache } from '../lib/file-cache.ts'
import { ignoreFileErrors } from '../lib/files.ts'
import { computeGeneratorId } from './build-id.ts'
import { type KeptFiles, packFiles, readKeptJson, unpackFiles } from './kept-files.ts'
import { scanModule } from './site-code/scan-module.ts'
import {
  generateErrorExplanations,
  generateSearchStart,
  generateSiteModules,
  sidebarsFiles,
} from './site-code/virtual-modules.ts'
import { type Folders, getServerBundleCacheFolder, getServerBundleFolder, getSiteBundleFolder } from './vite-config.ts'

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

/** The cache of the site's part. */
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

/** Changes with the generator and with all of the site that its bundle contains; undefined for a site that is not simple. */
function computeSiteBundleName(root: string, generatorId: string): string | undefined {
  const files = listCode(root)
  if (!files.every(path => isSimple(join(root, path)))) return undefined
  const code = files.map(path => [path, readFileSync(join(root, path), 'utf8')])
  const lists = [
    generateSiteModules(root).replaceAll(root, ''),
    generateSearchStart(root),
    generateErrorExplanations(root),
  ]
  return hashInputs([generatorId, process.env.NODE_ENV, code, lists])
}

function hashInputs(inputs: unknown[]): string {
  return `${createHash('sha256').update(JSON.stringify(inputs)).digest('hex')}.json`
}

/** The files of a site that may be in its bundle, relative to `root`. */
function listCode(root: string): string[] {
  const own = ['components', 'content/pages'].flatMap(folder => listFiles(root, folder))
  const settings = ['package.json', 'tsconfig.json', 'site.config.ts', ...sidebarsFiles]
  return [...settings.filter(path => existsSync(join(root, path))), ...own.filter(path => !/\.mdx?$/.test(path))]
}

/** Whether a file has no dependencies but those that change with the generator: it imports neither files nor packages of the site. */
function isSimple(file: string): boolean {
  if (file.endsWith('.json')) return true
  if (!/\.[jt]sx?$/.test(file)) return false
  const module = scanModule(file)
  if (!module || /\bimport\s*[.(]|\brequire\b/.test(module.code)) return false
  return module.imports.every(
    ({ source }) => isBuiltin(source) || /^(?:tickwise|react|@(?:theme|docusaurus)\/[\w-]+)$/.test(source),
  )
}
