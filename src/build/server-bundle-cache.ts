// Keeps server bundles: most builds follow an edit of the content, which is not in the bundle.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { listFiles } from '../content/input/source-file.ts'
import { type FileCache, openFileCache } from '../lib/file-cache.ts'
import { type KeptFiles, packFiles, unpackFiles } from './kept-files.ts'
import { removeQuery } from './site-code/site-imports.ts'
import {
  generateErrorExplanations,
  generateSearchStart,
  generateSiteModules,
  sidebarsFiles,
} from './site-code/virtual-modules.ts'
import { type Folders, getServerBundleCacheFolder } from './vite-config.ts'

const generatorFolders = ['src/', 'q/', 'node_modules/']

interface ServerBundleCache {
  /** Writes the kept bundle into the folder for the site's bundle. Returns whether there was one. */
  restore: () => boolean
  /** Keeps the files `paths` of that folder, which were made from `modules`; but not if modules are among these that the cache does not watch. */
  store: (paths: string[], modules: string[]) => void
}

/** `folder`: where the site's bundle is written. */
export function openServerBundleCache(
  { generator, root }: Folders,
  generatorId: string,
  folder: string,
): ServerBundleCache {
  const cache = openFileCache(getServerBundleCacheFolder(generator))
  const ownFiles = listOwnFiles(root)
  const hash = hashInputs(generatorId, root, ownFiles)
  // A bundle that contains the path of the site's folder is kept for this folder alone.
  const [nameAnywhere, nameHere] = [`${hash}.json`, `${hash}-${createHash('sha256').update(root).digest('hex')}.json`]
  return {
    restore() {
      const files = readKeptFiles(cache, nameAnywhere) ?? readKeptFiles(cache, nameHere)
      if (!files) return false
      rmSync(folder, { recursive: true, force: true })
      unpackFiles(files, folder)
      return true
    },
    store(paths, modules) {
      const isKnown = (id: string) => isOfGenerator(id, generator) || ownFiles.includes(removeQuery(id))
      if (!modules.every(isKnown)) return
      // What a module learns of its own place in the file system is not known here.
      if (ownFiles.some(file => readFileSync(file, 'utf8').includes('import.meta'))) return
      const isForThisFolder = paths.some(path => readFileSync(join(folder, path), 'utf8').includes(root))
      cache.write(isForThisFolder ? nameHere : nameAnywhere, Buffer.from(JSON.stringify(packFiles(folder, paths))))
      cache.prune()
    },
  }
}

/** Whether a module is one of the generator or its packages, or a virtual one. */
function isOfGenerator(id: string, generator: string): boolean {
  return id.startsWith('\0') || generatorFolders.some(folder => id.startsWith(join(generator, folder)))
}

/** The files of a site that its bundle may contain, as absolute paths. */
function listOwnFiles(root: string): string[] {
  const inFolders = ['components', 'content/pages'].flatMap(folder => listFiles(root, folder))
  const code = inFolders.filter(path => /\.(?:[cm]?[jt]sx?|json|css)$/.test(path))
  return ['site.config.ts', ...sidebarsFiles, ...code].map(path => join(root, path)).filter(existsSync)
}

/** Changes with the generator and with all of the site that a bundle contains: its code, its data, the names of its images. */
function hashInputs(generatorId: string, root: string, ownFiles: string[]): string {
  const lists = [
    generateSiteModules(root).replaceAll(root, ''),
    generateSearchStart(root),
    generateErrorExplanations(root),
  ]
  const own = ownFiles.map(file => [relative(root, file), readFileSync(file, 'utf8')])
  const inputs = [generatorId, process.env.NODE_ENV, lists, own]
  return createHash('sha256').update(JSON.stringify(inputs)).digest('hex')
}

function readKeptFiles(cache: FileCache, name: string): KeptFiles | undefined {
  const bytes = cache.read(name, kept => parseKeptFiles(kept) !== undefined)
  return bytes && parseKeptFiles(bytes)
}

/** Undefined for a file that was cut or damaged. */
function parseKeptFiles(bytes: Buffer): KeptFiles | undefined {
  try {
    const files: KeptFiles = JSON.parse(bytes.toString())
    return files.some(([path]) => path === 'server.js') ? files : undefined
  } catch {
    return undefined
  }
}
