// The files that a bundle was made from, and whether a bundler would read the same ones again.
import { hash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { ignoreFileErrors } from '../../lib/files.ts'

/** Files with the hash of their bytes, and folders with the hash of the names of their files: an import may mean a new file. */
export interface BundleInputs {
  files: [path: string, hash: string][]
  folders: [path: string, hash: string][]
}

/** Of a bundle that is named by everything it was made from. */
export const noInputs: BundleInputs = { files: [], folders: [] }

/** What changes together with the generator's version is left out. `ids` are those of the bundle's modules. */
export function describeInputs(ids: Iterable<string>, generator: string): BundleInputs {
  const ofGenerator = ['src', 'q', 'bin', 'node_modules'].map(folder => join(generator, folder, '/'))
  const found = [...ids].flatMap(id => findFile(id) ?? [])
  const files = [...new Set(found)].filter(file => !ofGenerator.some(folder => file.startsWith(folder))).sort()
  const folders = [...new Set(files.flatMap(listSearchedFolders))]
  return {
    files: files.map(file => [file, hashFile(file) ?? '']),
    folders: folders.map(folder => [folder, hashNames(folder) ?? '']),
  }
}

export function areUnchanged({ files, folders }: BundleInputs): boolean {
  return (
    files.every(([file, earlier]) => hashFile(file) === earlier) &&
    folders.every(([folder, earlier]) => hashNames(folder) === earlier)
  )
}

/** The file of a module: `/site/a.css` for `\0site-classes:/site/a.css.js` and for `/site/a.css?inline`. */
function findFile(id: string): string | undefined {
  const path = /\/.*/s.exec(id)?.[0].replace(/\?.*$/s, '')
  const candidates = path === undefined ? [] : [path, path.replace(/\.js$/, '')]
  return candidates.find(file => ignoreFileErrors(() => existsSync(file) && statSync(file).isFile()))
}

function hashFile(file: string): string | undefined {
  const bytes = ignoreFileErrors(() => readFileSync(file))
  return bytes && hash('sha1', bytes)
}

/** The folders in which an import of `file` could find another file: `parts.js` comes before `parts/index.js`. */
function listSearchedFolders(file: string): string[] {
  const folder = dirname(file)
  return basename(file).startsWith('index.') ? [folder, dirname(folder)] : [folder]
}

/** Without the names of folders: those of the output and of packages come and go in the folder of a site. */
function hashNames(folder: string): string | undefined {
  const entries = ignoreFileErrors(() => readdirSync(folder, { withFileTypes: true }))
  const names = entries?.filter(entry => !entry.isDirectory()).map(({ name }) => name)
  return names && hash('sha1', JSON.stringify(names.sort()))
}
