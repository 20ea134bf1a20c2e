import { posix } from 'node:path'
import { findNearest } from '../../../lib/find-nearest.ts'
import type { SourceFile } from '../../input/source-file.ts'

/**
 * The file that was probably meant by `path`, as seen from `file`: the only one of `pages` with that name in any folder,
 * or one of the same folder that is spelt alike.
 */
export function suggestMarkdownFile(path: string, file: SourceFile, pages: string[]): string | undefined {
  const ownFolder = posix.dirname(file.path)
  const folder = posix.join(ownFolder, posix.dirname(path))
  const name = posix.basename(path)
  const namesakes = pages.filter(page => stem(page) === stem(name))
  const neighbours = pages.filter(page => posix.dirname(page) === folder).map(page => posix.basename(page))
  const alike = findNearest(name, neighbours)
  const suggestion = namesakes.length === 1 ? namesakes[0] : alike && posix.join(folder, alike)
  const relative = suggestion && posix.relative(ownFolder, suggestion)
  return relative?.startsWith('.') === false ? `./${relative}` : relative
}

function stem(path: string): string {
  return posix.basename(path).replace(/\.mdx?$/, '')
}
