import { readFileSync } from 'node:fs'
import { extname, join, posix } from 'node:path'
import { findNearest } from '../../lib/edit-distance.ts'
import { isFile } from '../../lib/files.ts'
import { isExternal } from '../../urls/addresses.ts'
import { decodePercentEncoding } from '../../urls/page-path.ts'
import { levelFromCheck, type Problem, type Report } from '../input/problem.ts'
import { locateAddress, readSource, type SourceFile } from '../input/source-file.ts'
import { createAssetRegistry, findLocalFile, type ImageSize, listSiteAliasPaths, splitSuffix } from './local-files.ts'

export interface LinkTargets {
  /** The URL a link of `file` leads to: relative `.md` paths become pages, local files become assets. */
  link: (href: string, file: SourceFile) => string
  /** The URL of an image of `file`; a missing file is an error. */
  image: (src: string, file: SourceFile) => string
  /** The size of an image by its URL; undefined for one of another site, and where the file states none. */
  imageSize: (url: string) => ImageSize | undefined
  /** The URL of the `image` of front matter, which may name a static file without a slash before it. */
  pageImage: (src: string, file: SourceFile) => string
  /** A text file that `file` names; undefined where there is none. */
  source: (path: string, file: SourceFile) => SourceFile | undefined
  /** Files that pages refer to: URL -> absolute path. */
  assets: ReadonlyMap<string, string>
}

/** Docusaurus leaves a path with this prefix as it is: `pathname:///files/a.pdf`. */
const verbatimPrefix = 'pathname://'

/** Resolves what authors write in links and images. */
export function createLinkTargets(site: LinkedSite, registry = createAssetRegistry(site.root)): LinkTargets {
  const { root } = site
  return {
    link(href, file) {
      if (href.startsWith(verbatimPrefix)) return href.slice(verbatimPrefix.length)
      if (isExternal(href) || href.startsWith('#')) return href
      const { path, suffix } = splitSuffix(href)
      if (/\.mdx?$/i.test(path)) return resolveMarkdownLink(href, file, site)
      if (path.startsWith('/')) return removeTrailingSlashes(path) + suffix
      const local = findLocalFile(path, file, root)
      return local && extname(path) !== '' ? registry.add(local) + suffix : href
    },
    image,
    imageSize: registry.imageSize,
    pageImage(src, file) {
      const isStatic = /^[^./@]/.test(src) && !findLocalFile(src, file, root) && isFile(join(root, 'static', src))
      return image(isStatic ? `/${src}` : src, file)
    },
    source(path, file) {
      const local = findLocalFile(path, file, root)
      return local === undefined ? undefined : readSource(root, local.slice(join(root, '/').length))
    },
    assets: registry.assets,
  }

  function image(address: string, file: SourceFile): string {
    const src = address.startsWith(verbatimPrefix) ? address.slice(verbatimPrefix.length) : address
    if (isExternal(src)) return src
    const { path, suffix } = splitSuffix(src)
    if (path.startsWith('/') && isFile(join(root, 'static', decodePercentEncoding(path)))) return src
    const local = findLocalFile(path, file, root)
    if (local) return registry.add(local) + suffix
    reportMissingImage(src, path, file, site.report)
    return src
  }
}

function reportMissingImage(src: string, path: string, file: SourceFile, report: Report) {
  for (const where of locateAddress(file, src)) {
    report({
      ...levelFromCheck('brokenLinks'),
      where,
      what: `The image \`${src}\` does not exist.`,
      fix: path.startsWith('/') ? `Put it at static${path}.` : 'Put it beside this file, or correct the path.',
    })
  }
}

function removeTrailingSlashes(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path
}

/** The URL of the page that a link to a `.md` or `.mdx` file leads to. A link without such a page is reported and kept. */
function resolveMarkdownLink(href: string, file: SourceFile, site: LinkedSite): string {
  const { path, suffix } = splitSuffix(href)
  const candidates = listCandidates(decodePercentEncoding(path), file, site.folderOfDocs)
  const url = candidates.map(candidate => site.urls.get(candidate)).find(found => found !== undefined)
  if (url !== undefined) return url + suffix
  const existing = candidates.find(candidate => isFile(join(site.root, candidate)))
  const problem =
    existing === undefined ? describeMissingFile(href, file, site) : describeUnpublishedFile(href, existing, site)
  if (problem) {
    for (const where of locateAddress(file, href))
      site.report({ ...levelFromCheck('brokenMarkdownLinks'), where, ...problem })
  }
  return href
}

/** The files that a link may mean, the likeliest first. */
function listCandidates(path: string, file: SourceFile, folderOfDocs: string): string[] {
  const fromSite = listSiteAliasPaths(path)
  if (fromSite) return fromSite
  const ownFolder = file.path.split('/').slice(0, 2).join('/')
  // Only posts and pages refer to the main docs: a doc of an older version must not lead to them unasked.
  const folders = /^content\/(?:blog|pages)$/.test(ownFolder) ? [ownFolder, folderOfDocs] : [ownFolder]
  if (path.startsWith('/')) return [...folders.map(folder => folder + path), `content${path}`, path.slice(1)]
  return [posix.dirname(file.path), ...folders, 'content'].map(folder => posix.join(folder, path))
}

function describeMissingFile(href: string, file: SourceFile, { urls }: LinkedSite): Pick<Problem, 'what' | 'fix'> {
  const { path, suffix } = splitSuffix(href)
  const suggestion = suggestMarkdownFile(decodePercentEncoding(path), file, [...urls.keys()])
  return {
    what: `The Markdown link \`${href}\` leads to no file of this site.`,
    fix: suggestion
      ? `Did you mean \`${suggestion + suffix}\`?`
      : 'Correct the path (it is relative to this file), or link to the page by its URL.',
  }
}

/** Why a file is not a page. Undefined for one that should be a page: its own error is reported. */
function describeUnpublishedFile(
  href: string,
  path: string,
  { root }: LinkedSite,
): Pick<Problem, 'what' | 'fix'> | undefined {
  const link = `The Markdown link \`${href}\` leads to ${path}`
  const hidden = path.split('/').find(segment => /^[_.]/.test(segment))
  if (hidden !== undefined) {
    return {
      what: `${link}, which is not a page because \`${hidden}\` starts with \`${hidden[0]}\`.`,
      fix: 'Link to a page.',
    }
  }
  // Searched instead of parsed, since invalid front matter may be the reason why the file is not a page.
  const frontMatter = /^---\s*\n(.*?)^---\s*$/ms.exec(readFileSync(join(root, path), 'utf8'))?.[1] ?? ''
  if (!/^draft:\s*true\b/m.test(frontMatter)) return undefined
  return {
    what: `${link}, a draft, which is not published.`,
    fix: 'Remove `draft: true` from that file, or remove the link.',
  }
}

/**
 * The file that the author of `file` probably meant by `path`: the only one of `pages` with that name in any folder, or one in
 * the same folder that is spelt similarly. Undefined if no page is likely.
 */
function suggestMarkdownFile(path: string, file: SourceFile, pages: string[]): string | undefined {
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

/** What resolving links needs to know of a site. */
export interface LinkedSite {
  root: string
  /** URLs of the pages of content files. */
  urls: ReadonlyMap<string, string>
  /** The folder of the main version's docs, to which posts and pages refer. */
  folderOfDocs: string
  report: Report
}
