import { posix } from 'node:path'
import { findNearest } from '../../../lib/edit-distance.ts'
import type { SourceFile } from '../../input/source-file.ts'

/**
 * The file that the author of `file` probably meant by `path`: the only one of `pages` with that name in any folder, or one in
 * the same folder that is spelt similarly. Undefined if no page is likely.
 */
export function suggestMarkdownFile(path: string, file: SourceFile, pages: string[]): string | undefined {
  const ownFolder = posix.dirname(file.path)
  const folder = posix.join(ownFolder, posix.dirname(path))
  const name = posix.basename(path)
  const sameNames = pages.filter(page => removeExtension(page) === removeExtension(name))
  const filesInFolder = pages.filter(page => posix.dirname(page) === folder).map(page => posix.basename(page))
  const similarName = findNearest(name, filesInFolder)
  const suggestion = sameNames.length === 1 ? sameNames[0] : similarName && posix.join(folder, similarName)
  const relative = suggestion && posix.relative(ownFolder, suggestion)
  return relative?.startsWith('.') === false ? `./${relative}` : relative
}

function removeExtension(path: string): string {
  return posix.basename(path).replace(/\.mdx?$/, '')
}
