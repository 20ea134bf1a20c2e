import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One file an author wrote. `path` is relative to the site's folder and has forward slashes. */
export type SourceFile = { path: string; text: string }

/** All files below `folder` (relative to `root`), sorted, as paths relative to `root`; none when there is no such folder. */
export function listFiles(root: string, folder: string): string[] {
  let entries: ReturnType<typeof readFolder>
  try {
    entries = readFolder(join(root, folder))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
  return entries
    .filter(entry => !entry.isDirectory() && !entry.name.startsWith('.'))
    .map(entry => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort(byCodeUnit)
}

export function readSource(root: string, path: string): SourceFile {
  return {
    path,
    text: readFileSync(join(root, path), 'utf8')
      .replace(/^\uFEFF+/, '')
      .replace(/\r\n?/g, '\n'),
  }
}

/** The file at `path`; undefined when a site does not have it. */
export function readSourceIfPresent(root: string, path: string): SourceFile | undefined {
  return existsSync(join(root, path)) ? readSource(root, path) : undefined
}

/** Order that does not depend on the machine's locale. */
export function byCodeUnit(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

function readFolder(folder: string) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
}
