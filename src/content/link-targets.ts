import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { basename, extname, join, posix } from 'node:path'
import { type ImageSize, readImageSize } from './image-size.ts'
import { nearest } from './nearest.ts'
import { placesOf, type Report } from './problem.ts'
import { readSource, type SourceFile } from './source-file.ts'

export type LinkTargets = {
  /** The URL a link of `file` leads to: relative `.md` paths become pages, local files become assets. */
  link: (href: string, file: SourceFile) => string
  /** The URL of an image of `file`; a missing file is an error. */
  image: (src: string, file: SourceFile) => string
  /** The size of an image by its URL; undefined for one of another site, and where the file states none. */
  imageSize: (url: string) => ImageSize | undefined
  /** The same for the `image` of front matter, which may name a static file without a slash before it. */
  pageImage: (src: string, file: SourceFile) => string
  /** A text file that `file` names; undefined where there is none. */
  source: (path: string, file: SourceFile) => SourceFile | undefined
  /** Files that pages refer to: URL -> absolute path. */
  assets: Map<string, string>
}

type Site = {
  root: string
  /** URLs of the pages of content files. */
  urls: ReadonlyMap<string, string>
  /** The folder of the main version's docs, to which posts and pages refer. */
  folderOfDocs: string
  report: Report
}

/** Resolves what authors write in links and images. */
export function createLinkTargets({ root, urls, folderOfDocs, report }: Site): LinkTargets {
  const assets = new Map<string, string>()
  const sizes = new Map<string, ImageSize | undefined>()

  function link(href: string, file: SourceFile): string {
    if (href.startsWith(asWritten)) return href.slice(asWritten.length)
    if (isExternal(href) || href.startsWith('#')) return href
    const { path, suffix } = splitSuffix(href)
    if (/\.mdx?$/i.test(path)) return markdownLink(href, path, suffix, file)
    if (path.startsWith('/')) return withoutTrailingSlash(path) + suffix
    const local = localFile(path, file)
    return local && extname(path) !== '' ? asset(local) + suffix : href
  }

  function markdownLink(href: string, path: string, suffix: string, file: SourceFile): string {
    const decoded = decodePath(path)
    const ownFolder = file.path.split('/').slice(0, 2).join('/')
    // A doc of an older version never leads to the main one unasked.
    const folders = /^content\/(?:blog|pages)$/.test(ownFolder) ? [ownFolder, folderOfDocs] : [ownFolder]
    const candidates = decoded.startsWith('@site/')
      ? [decoded.slice('@site/'.length), `content/${decoded.slice('@site/'.length)}`]
      : decoded.startsWith('/')
        ? [...folders.map(folder => folder + decoded), `content${decoded}`, decoded.slice(1)]
        : [posix.dirname(file.path), ...folders, 'content'].map(folder => posix.join(folder, decoded))
    const url = candidates.map(candidate => urls.get(candidate)).find(found => found !== undefined)
    if (url !== undefined) return url + suffix
    const unread = candidates.find(candidate => isFile(join(root, candidate)))
    // A file of this site that is neither a draft nor hidden has an error of its own, which is told.
    const reason = unread === undefined ? undefined : whyNoPage(unread, root)
    if (unread !== undefined && !reason) return href
    const meant = unread ? undefined : nearestFile(decoded, file)
    for (const where of placesOf(file, href)) {
      report({
        level: 'warning',
        check: 'brokenMarkdownLinks',
        where,
        what: `The Markdown link \`${href}\` leads to ${reason ? `${unread}, ${reason.what}` : 'no file of this site'}.`,
        fix:
          reason?.fix ??
          (meant
            ? `Did you mean \`${meant + suffix}\`?`
            : 'Correct the path (it is relative to this file), or link to the page by its URL.'),
      })
    }
    return href
  }

  /** The file that was meant, as seen from `file`: one of the same name, or one that is spelt alike. */
  function nearestFile(path: string, file: SourceFile): string | undefined {
    const folder = posix.dirname(file.path)
    const [wantedFolder, wanted] = [posix.join(folder, posix.dirname(path)), posix.basename(path)]
    const stem = (name: string) => posix.basename(name).replace(/\.mdx?$/, '')
    const namesakes = [...urls.keys()].filter(known => stem(known) === stem(wanted))
    const neighbours = [...urls.keys()].filter(known => posix.dirname(known) === wantedFolder)
    const spelt = nearest(
      wanted,
      neighbours.map(known => posix.basename(known)),
    )
    const meant = namesakes.length === 1 ? namesakes[0] : spelt && posix.join(wantedFolder, spelt)
    const relative = meant && posix.relative(folder, meant)
    return relative?.startsWith('.') === false ? `./${relative}` : relative
  }

  function image(written: string, file: SourceFile): string {
    const src = written.startsWith(asWritten) ? written.slice(asWritten.length) : written
    if (isExternal(src) || src.startsWith('data:')) return src
    const { path, suffix } = splitSuffix(src)
    const inStatic = path.startsWith('/') ? join(root, 'static', decodePath(path)) : undefined
    if (inStatic && isFile(inStatic)) return src
    const local = localFile(path, file)
    if (local) return asset(local) + suffix
    for (const where of placesOf(file, src)) {
      report({
        level: 'error',
        check: 'brokenLinks',
        where,
        what: `The image \`${src}\` does not exist.`,
        fix: path.startsWith('/') ? `Put it at static${path}.` : 'Put it beside this file, or correct the path.',
      })
    }
    return src
  }

  function pageImage(src: string, file: SourceFile): string {
    const isStatic = /^[^./@]/.test(src) && !localFile(src, file) && isFile(join(root, 'static', src))
    return image(isStatic ? `/${src}` : src, file)
  }

  function localFile(path: string, file: SourceFile): string | undefined {
    const decoded = decodePath(path)
    const ofSite = decoded.startsWith('@site/') ? decoded.slice('@site/'.length) : undefined
    // Where the docs and posts of a classic site lie is `content` here.
    const candidates =
      ofSite === undefined ? [posix.join(posix.dirname(file.path), decoded)] : [ofSite, `content/${ofSite}`]
    return candidates
      .map(candidate => join(root, candidate))
      .find(local => local.startsWith(join(root, '/')) && isFile(local))
  }

  function source(path: string, file: SourceFile): SourceFile | undefined {
    const local = localFile(path, file)
    return local === undefined ? undefined : readSource(root, local.slice(join(root, '/').length))
  }

  function asset(path: string): string {
    const hash = createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 8)
    const name = basename(path, extname(path)).replace(/[^\w-]+/g, '-')
    const url = `/assets/files/${name}-${hash}${extname(path).toLowerCase()}`
    assets.set(url, path)
    return url
  }

  function imageSize(url: string): ImageSize | undefined {
    if (isExternal(url)) return undefined
    const { path } = splitSuffix(url)
    const file = assets.get(path) ?? join(root, 'static', decodePath(path))
    if (!sizes.has(file)) sizes.set(file, readImageSize(file))
    return sizes.get(file)
  }

  return { link, image, imageSize, pageImage, source, assets }
}

/** Stands on classic sites before a path of the site that is to be left as it is: `pathname:///files/a.pdf`. */
const asWritten = 'pathname://'

/** Whether a link leaves the site: it has a scheme, or starts with `//`. */
export function isExternal(href: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href)
}

/** Why a Markdown file is no page of the site, and what to do; undefined where it should be one. */
function whyNoPage(path: string, root: string): { what: string; fix: string } | undefined {
  const hidden = path.split('/').find(part => /^[_.]/.test(part))
  if (hidden !== undefined)
    return {
      what: `which is no page since its path has a part that starts with \`${hidden[0]}\``,
      fix: 'Link to a page.',
    }
  const frontMatter = /^---\s*\n(.*?)^---\s*$/ms.exec(readFileSync(join(root, path), 'utf8'))?.[1] ?? ''
  if (!/^draft:\s*true\b/m.test(frontMatter)) return undefined
  return { what: 'a draft, which readers do not get', fix: 'Take `draft` away from that file, or remove the link.' }
}

function withoutTrailingSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path
}

function splitSuffix(href: string): { path: string; suffix: string } {
  const at = href.search(/[?#]/)
  return at < 0 ? { path: href, suffix: '' } : { path: href.slice(0, at), suffix: href.slice(at) }
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path // A stray `%` is a character of the file's name.
  }
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile()
}
