import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A file that an author wrote. `path` is relative to the site's folder, with forward slashes: `content/docs/joins.md`. */
export interface SourceFile {
  path: string
  text: string
}

/** The paths, relative to `root`, of all files below `folder`, sorted; none where there is no such folder. */
export function listFiles(root: string, folder: string): string[] {
  return readFolder(join(root, folder))
    .filter(entry => !entry.isDirectory() && !entry.name.startsWith('.'))
    .map(entry => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort(byCodeUnit)
}

/** Reads a file as UTF-8, without byte order mark, with `\n` at the end of each line. */
export function readSource(root: string, path: string): SourceFile {
  const text = readFileSync(join(root, path), 'utf8')
  return { path, text: text.replace(/^\uFEFF+/, '').replace(/\r\n?/g, '\n') }
}

/** Undefined where there is no such file. */
export function readSourceIfPresent(root: string, path: string): SourceFile | undefined {
  return existsSync(join(root, path)) ? readSource(root, path) : undefined
}

/** Sorts in an order that does not depend on the machine's locale. */
export function byCodeUnit(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

function readFolder(folder: string) {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
