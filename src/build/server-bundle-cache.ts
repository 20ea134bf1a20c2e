// Keeps server bundles: most builds follow an edit of the content, which is not in the bundle. Only bundles of simple sites
// are kept, whose code imports nothing but modules of the generator, so that what a bundle was made from is known exactly.
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
import { type Folders, getServerBundleCacheFolder } from './vite-config.ts'

interface ServerBundleCache {
  /** Writes the kept bundle into the folder for the site's bundle. Returns whether there was one. */
  restore: () => boolean
  /** Keeps the files `paths` of that folder, unless the site or the generator was edited in the meantime. */
  store: (paths: string[]) => void
}

const noCache: ServerBundleCache = { restore: () => false, store: () => {} }

/** `folder`: where the site's bundle is written. */
export function openServerBundleCache(
  { generator, root }: Folders,
  generatorId: string,
  folder: string,
): ServerBundleCache {
  // Files that cannot be read are reported by the build itself.
  const nameBundle = (id: string) => ignoreFileErrors(() => computeBundleName(root, id))
  const name = nameBundle(generatorId)
  if (name === undefined) return noCache
  const cache = openFileCache(getServerBundleCacheFolder(generator))
  return {
    restore() {
      const files = readKeptJson<KeptFiles>(cache, name, kept => kept.some(([path]) => path === 'server.js'))
      if (!files) return false
      rmSync(folder, { recursive: true, force: true })
      unpackFiles(files, folder)
      return true
    },
    store(paths) {
      if (nameBundle(computeGeneratorId(generator)) !== name) return
      if (paths.some(path => readFileSync(join(folder, path), 'utf8').includes(root))) return
      cache.write(name, Buffer.from(JSON.stringify(packFiles(folder, paths))))
      cache.prune()
    },
  }
}

/** Changes with the generator and with all of the site that its bundle contains; undefined for a site that is not simple. */
function computeBundleName(root: string, generatorId: string): string | undefined {
  const files = listCode(root)
  if (!files.every(path => isSimple(join(root, path)))) return undefined
  const code = files.map(path => [path, readFileSync(join(root, path), 'utf8')])
  const lists = [
    generateSiteModules(root).replaceAll(root, ''),
    generateSearchStart(root),
    generateErrorExplanations(root),
  ]
  const inputs = [generatorId, process.env.NODE_ENV, code, lists]
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
