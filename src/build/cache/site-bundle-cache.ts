// Keeps the bundled code of simple sites (site-code/simple-site.ts), since what it was made from is known exactly; most builds
// follow an edit of the content, which is not in the bundle.
import { createHash } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { openFileCache } from '../../lib/file-cache.ts'
import { ignoreFileErrors } from '../../lib/files.ts'
import { computeGeneratorId } from '../build-id.ts'
import { type Folders, getSiteBundleCacheFolder, getSiteBundleFolder } from '../folders.ts'
import { listSiteCode } from '../site-code/code-files.ts'
import { type KeptFiles, packFiles, readFiles, readKeptJson, unpackFiles, writeFiles } from './kept-files.ts'

interface SiteBundleCache {
  /** Writes the kept files into the folder of the site's bundle. Returns whether there were any. */
  restore: () => boolean
  /** Keeps the files `paths` of the folder, unless what they were made from was edited in the meantime. */
  store: (paths: string[]) => void
}

/** Only the bundle of a simple site may be stored. */
export function openSiteBundleCache(
  folders: Pick<Folders, 'generator' | 'root'>,
  generatorId: string,
): SiteBundleCache {
  const { generator, root } = folders
  // Files that cannot be read are reported by the build itself.
  const nameBundle = (id: string) => ignoreFileErrors(() => computeName(root, id))
  const name = nameBundle(generatorId)
  if (name === undefined) return { restore: () => false, store: () => {} }
  const folder = getSiteBundleFolder(folders)
  const cache = openFileCache(getSiteBundleCacheFolder(generator))
  return {
    restore() {
      const files = readKeptJson<KeptFiles>(cache, name, kept => kept.length > 0)
      if (!files) return false
      rmSync(folder, { recursive: true, force: true })
      writeFiles(unpackFiles(files), folder)
      return true
    },
    store(paths) {
      if (nameBundle(computeGeneratorId(generator)) !== name) return
      if (paths.some(path => readFileSync(join(folder, path), 'utf8').includes(root))) return
      cache.write(name, Buffer.from(JSON.stringify(packFiles(readFiles(folder, paths)))))
      cache.prune()
    },
  }
}

/** Changes with the generator and with all that the bundle of a simple site contains. */
function computeName(root: string, generatorId: string): string {
  const code = listSiteCode(root).map(path => [path, readFileSync(join(root, path), 'utf8')])
  const inputs = JSON.stringify([generatorId, process.env.NODE_ENV, code])
  return `${createHash('sha256').update(inputs).digest('hex')}.json`
}
