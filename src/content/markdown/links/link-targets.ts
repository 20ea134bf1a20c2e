import { extname, join } from 'node:path'
import { isFile } from '../../../lib/files.ts'
import { decodePercentEncoding, isExternal } from '../../../urls/addresses.ts'
import { locateAddress } from '../../input/locate-text.ts'
import { ofCheck, type Report } from '../../input/problem.ts'
import { readSource, type SourceFile } from '../../input/source-file.ts'
import { createAssetRegistry } from './asset-registry.ts'
import type { LinkedSite } from './linked-site.ts'
import { findLocalFile, splitSuffix } from './local-files.ts'
import type { ImageSize } from './read-image-size.ts'
import { resolveMarkdownLink } from './resolve-markdown-link.ts'

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
export function createLinkTargets(site: LinkedSite): LinkTargets {
  const { root } = site
  const registry = createAssetRegistry(root)
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
      ...ofCheck('brokenLinks'),
      where,
      what: `The image \`${src}\` does not exist.`,
      fix: path.startsWith('/') ? `Put it at static${path}.` : 'Put it beside this file, or correct the path.',
    })
  }
}

function removeTrailingSlashes(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path
}
