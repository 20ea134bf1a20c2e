import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename, extname, join, posix } from 'node:path'
import { imageSize } from 'image-size'
import { isFile } from '../../lib/files.ts'
import { isExternal } from '../../urls/addresses.ts'
import { decodePercentEncoding } from '../../urls/page-path.ts'
import type { SourceFile } from '../input/source-file.ts'

/** Starts a path from the site's folder. */
const siteAlias = '@site/'

/** The absolute path of a file of the site in `root` that `file` names; undefined if it does not exist. */
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

export interface AssetRegistry {
  /** Returns the URL of a file by its absolute path: `/assets/files/chart-1a2b3c4d.png`, which changes with its bytes. */
  add: (path: string) => string
  /** The size of an image by its URL; undefined for one of another site, or if the file states none. */
  imageSize: (url: string) => ImageSize | undefined
  /** The files so far: URL -> absolute path. */
  assets: Map<string, string>
  /** An empty registry with the same knowledge of files. */
  createEmpty: () => AssetRegistry
}

/** What is known of files by their absolute paths, so that each is read once. */
interface FileFacts {
  urls: Map<string, string>
  sizes: Map<string, ImageSize | undefined>
}

/** Collects the files that pages of the site in `root` refer to. Registries with the same `facts` read each file once. */
export function createAssetRegistry(
  root: string,
  facts: FileFacts = { urls: new Map(), sizes: new Map() },
): AssetRegistry {
  const assets = new Map<string, string>()
  return {
    add(path) {
      const url = facts.urls.get(path) ?? createAssetUrl(path)
      facts.urls.set(path, url)
      assets.set(url, path)
      return url
    },
    imageSize(url) {
      if (isExternal(url)) return undefined
      const { path } = splitSuffix(url)
      const file = assets.get(path) ?? join(root, 'static', decodePercentEncoding(path))
      if (!facts.sizes.has(file)) facts.sizes.set(file, readImageSize(file))
      return facts.sizes.get(file)
    },
    assets,
    createEmpty: () => createAssetRegistry(root, facts),
  }
}

/**
 * Where the build puts a file that is not below `static`, with a hash of its bytes in the name:
 * `content/docs/My chart.PNG` -> `/assets/files/My-chart-1a2b3c4d.png`. Throws if the file cannot be read.
 */
export function createAssetUrl(file: string): string {
  const hash = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 8)
  const name = basename(file, extname(file)).replace(/[^\w-]+/g, '-')
  return `/assets/files/${name}-${hash}${extname(file).toLowerCase()}`
}

/** In CSS pixels, as a page shows the image. */
export interface ImageSize {
  width: number
  height: number
}

/** Reads the size that an image file states; undefined if it states none or cannot be read as an image. */
export function readImageSize(file: string): ImageSize | undefined {
  try {
    const { width, height, orientation = 1 } = imageSize(readFileSync(file))
    if (!(width > 0 && height > 0)) return undefined
    // Exif orientations 5 to 8 are turned by a quarter: the file's width is the height that is shown.
    const [shownWidth, shownHeight] = orientation >= 5 ? [height, width] : [width, height]
    return { width: Math.round(shownWidth), height: Math.round(shownHeight) }
  } catch {
    return undefined // The format is unknown or damaged: the browser finds its size, or shows the text instead.
  }
}
