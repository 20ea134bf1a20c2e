// Files below `static` that pages put on their disk by name: ```q file title="week.q" src="/code/joins/week.q"
import { basename, join } from 'node:path'
import { levelFromCheck, type Problem } from '../../content/input/problem.ts'
import { listFiles, readSource } from '../../content/input/source-file.ts'
import { findNearest } from '../../lib/edit-distance.ts'
import { isFile } from '../../lib/files.ts'
import { decodePercentEncoding } from '../../urls/page-path.ts'
import { toBlockText } from '../worker/fetched-files.ts'
import type { SourceBlock } from './source-blocks.ts'

/** The texts of files by the addresses that blocks name; undefined for an address without a file. */
export type SharedFiles = ReadonlyMap<string, string | undefined>

/** The addresses of the files that blocks load: `/code/joins/week.q`. */
export const listFileAddresses = (blocks: readonly SourceBlock[]): string[] =>
  blocks.flatMap(({ fence }) => (fence.role === 'file' && fence.src !== undefined ? [fence.src] : []))

/** Reads the files below `static` of the site in `root` that have these addresses. */
export function readSharedFiles(root: string, addresses: Iterable<string>): SharedFiles {
  return new Map(Array.from(addresses, src => [src, readSharedFile(root, src)]))
}

function readSharedFile(root: string, src: string): string | undefined {
  const path = join('static', decodePercentEncoding(src))
  const isServed = src.startsWith('/') && path.startsWith(join('static', '/')) && isFile(join(root, path))
  return isServed ? toBlockText(readSource(root, path).text) : undefined
}

/** An `src` that names no file, or has no effect: it stands at a block with text, or at one without `file` and a title. */
export function findSharedFileMistakes(
  path: string,
  { line, meta, fence, text }: SourceBlock,
  { root, files }: { root: string; files: SharedFiles },
): Problem[] {
  const report = (what: string, fix: string): Problem[] => [
    { ...levelFromCheck('examples'), where: `${path}:${line}`, what, fix },
  ]
  if (fence.role !== 'file' || fence.src === undefined) {
    // Not in the quoted text of another word, such as a title.
    const words = meta.replace(/(?<!\S)(?!src=)\w+=(?:"[^"]*"|'[^']*')/g, '')
    if (!/(?<!\S)src(?:[=\s]|$)/.test(words)) return []
    return report(
      '`src` in the first line of this block has no effect.',
      'Name a file of the site in quotes and give it a name on the disk: `file title="week.q" src="/code/joins/week.q"`.',
    )
  }
  const { src, file } = fence
  if (text.trim() !== '')
    return report(
      `This block has the text of ${file} and \`src="${src}"\`, which loads another.`,
      'Leave the block empty to load the file of the site, or remove `src`.',
    )
  if (files.get(src) !== undefined) return []
  const nearest = findNearestFile(src, root)
  return report(
    `\`src="${src}"\` names no file of this site.`,
    nearest ? `Did you mean \`src="${nearest}"\`?` : `Put the file at ${join('static', src)}, or correct the path.`,
  )
}

/** The address that is spelt similarly, or else that of the only file with the same name. */
function findNearestFile(src: string, root: string): string | undefined {
  const addresses = listFiles(root, 'static').map(path => path.slice('static'.length))
  const sameNames = addresses.filter(address => basename(address) === basename(src))
  return findNearest(src, addresses) ?? (sameNames.length === 1 ? sameNames[0] : undefined)
}
