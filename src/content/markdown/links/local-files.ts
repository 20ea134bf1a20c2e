import { join, posix } from 'node:path'
import { isFile } from '../../../lib/files.ts'
import { decodePercentEncoding } from '../../../urls/addresses.ts'
import type { SourceFile } from '../../input/source-file.ts'

/** Starts a path from the site's folder. */
const siteAlias = '@site/'

/** The absolute path of a file of the site in `root` that `file` names; undefined where there is none. */
export function findLocalFile(path: string, file: SourceFile, root: string): string | undefined {
  const decoded = decodePercentEncoding(path)
  const candidates = listSiteAliasPaths(decoded) ?? [posix.join(posix.dirname(file.path), decoded)]
  return candidates
    .map(candidate => join(root, candidate))
    .find(local => local.startsWith(join(root, '/')) && isFile(local))
}

/**
 * Where `@site/docs/a.md` may be, seen from the site's folder: Docusaurus has docs and posts there, we have them in
 * `content`. Undefined for a path that does not start with `@site/`.
 */
export function listSiteAliasPaths(path: string): string[] | undefined {
  if (!path.startsWith(siteAlias)) return undefined
  const fromSite = path.slice(siteAlias.length)
  return [fromSite, `content/${fromSite}`]
}

/** `a.md?b#c` as path `a.md` and suffix `?b#c`. */
export function splitSuffix(href: string): { path: string; suffix: string } {
  const start = href.search(/[?#]/)
  return start < 0 ? { path: href, suffix: '' } : { path: href.slice(0, start), suffix: href.slice(start) }
}
