// Paths in moved files: imports, links and images that name other files of the site.
import { dirname, join, posix, relative } from 'node:path'
import { createFenceTracker } from '../content/code/fences.ts'
import { splitSuffix } from '../content/markdown/local-files.ts'
import { isFile } from '../lib/files.ts'
import { isExternal } from '../urls/addresses.ts'
import { decodePercentEncoding } from '../urls/page-path.ts'

/** What rewriting needs to know of the move. */
export interface MovedFiles {
  /** The folder of the site that moves. */
  root: string
  /** Where it is published, with a slash at the end: `https://their.example/`. */
  address: string
  /** Whether the new site has the static file at `/img/logo.svg`. */
  hasStaticFile: (path: string) => boolean
  /** Where a file goes, by its absolute path; a file of the site that nothing has planned yet moves to the same place. */
  findTarget: (source: string) => string | undefined
}

interface Place {
  /** The absolute path of the file, and its path in the new site. */
  source: string
  target: string
}

/** `from './a'`, `import './a'`, `require('./a')`, `import('./a')`. */
const moduleReference = /(\bfrom\s*|\bimport\s*\(?\s*|\brequire\(\s*)(['"])([^'"\n]+)\2/g
/** `](./a.md)` with or without a title and angle brackets; `[a]: ./a.md`; `src="./a.png"` and `href`. */
const linkReference = /(\]\(\s*<?|^\s*\[[^\]]+\]:\s*<?|\b(?:src|href)=["'])([^\s"'()<>]+)/g
const styleReference = /(@import\s+['"]|url\(\s*['"]?)([^\s'")]+)/g

export function rewriteMarkdown(text: string, place: Place, files: MovedFiles): string {
  const isCode = createFenceTracker()
  return text
    .split('\n')
    .map(line => {
      if (isCode(line)) return line
      return line
        .replace(moduleReference, (_, start: string, quote: string, path: string) => {
          return start + quote + rewriteModule(path, place, files) + quote
        })
        .replace(linkReference, (_, start: string, path: string) => start + rewriteLink(path, place, files))
    })
    .join('\n')
}

export function rewriteCode(text: string, place: Place, files: MovedFiles): string {
  return text.replace(moduleReference, (_, start: string, quote: string, path: string) => {
    return start + quote + rewriteModule(path, place, files) + quote
  })
}

export function rewriteStyles(text: string, place: Place, files: MovedFiles): string {
  return text.replace(styleReference, (_, start: string, path: string) => start + rewriteLink(path, place, files))
}

/** The loaders of webpack in front of a path: `!!raw-loader!./a.txt`. */
const loaders = /^!*(?:[\w-]+!)*/

function rewriteModule(written: string, place: Place, files: MovedFiles): string {
  const [loader = ''] = loaders.exec(written) ?? []
  const path = written.slice(loader.length)
  const found = findReferenced(path, place.source, files)
  if (!found || keepsMeaning(path, found, place)) return written
  return `${loader}@site/${found.target.slice(0, found.target.length - found.addedEnding.length)}`
}

function rewriteLink(written: string, place: Place, files: MovedFiles): string {
  if (written.startsWith(files.address)) {
    const path = `/${written.slice(files.address.length)}`
    return files.hasStaticFile(decodePercentEncoding(splitSuffix(path).path)) ? path : written
  }
  if (isExternal(written) || /^[/#]/.test(written)) return written
  const { path, suffix } = splitSuffix(written)
  const found = findReferenced(decodePercentEncoding(path), place.source, files)
  if (found?.addedEnding !== '' || keepsMeaning(decodePercentEncoding(path), found, place)) return written
  if (found.target.startsWith('static/')) return encodeURI(found.target.slice('static'.length)) + suffix
  const seen = posix.relative(posix.dirname(place.target), found.target)
  return encodeURI(seen.startsWith('.') ? seen : `./${seen}`) + suffix
}

interface Referenced {
  target: string
  /** What the reference leaves out: `.tsx`, `/index.js`. */
  addedEnding: string
}

const moduleEndings = [
  '',
  ...['.tsx', '.ts', '.jsx', '.js', '.mdx', '.md', '.json'].flatMap(end => [end, `/index${end}`]),
]

/** The file that a path names, if it is one of the site and moves. */
export function findReferenced(
  path: string,
  importer: string,
  { root, findTarget }: MovedFiles,
): Referenced | undefined {
  if (path.startsWith('/') || (!path.startsWith('.') && !path.startsWith('@site/') && !/\.\w+$/.test(path)))
    return undefined
  const absolute = path.startsWith('@site/') ? join(root, path.slice('@site/'.length)) : join(dirname(importer), path)
  const addedEnding = moduleEndings.find(ending => isFile(absolute + ending))
  if (addedEnding === undefined) return undefined
  const target = findTarget(absolute + addedEnding)
  return target === undefined ? undefined : { target, addedEnding }
}

/** Whether the path leads to the same file from where the importing file goes. */
function keepsMeaning(path: string, { target, addedEnding }: Referenced, place: Place): boolean {
  const wanted = target.slice(0, target.length - addedEnding.length)
  const meant = path.startsWith('@site/')
    ? posix.normalize(path.slice('@site/'.length))
    : posix.join(posix.dirname(place.target), path)
  // Links and imports of docs and posts are also looked for below content.
  return (
    meant === wanted || (path.startsWith('@site/') && `content/${meant}` === wanted && !/\.[jt]sx?$/.test(place.target))
  )
}

/** `/site/data/a.json` in `/site` is `data/a.json`; undefined for files elsewhere and for packages. */
export function getPathInSite(file: string, root: string): string | undefined {
  const path = relative(root, file).replaceAll('\\', '/')
  return path.startsWith('../') || /(?:^|\/)node_modules\//.test(path) ? undefined : path
}
