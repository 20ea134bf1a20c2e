import { findNearest } from '../lib/edit-distance.ts'
import { decodePercentEncoding, isExternal } from '../urls/addresses.ts'
import type { PageLinks } from './collect-links.ts'

export interface BrokenLink {
  /** The pages that contain the link. */
  paths: string[]
  href: string
  /** `markdown` is a link to a Markdown file, `anchor` one to a heading. */
  kind: 'link' | 'markdown' | 'anchor' | 'image'
  suggestion: string | undefined
}

export interface KnownTargets {
  redirects: ReadonlyMap<string, string>
  files: ReadonlySet<string>
  /** Pages that exist but are not among those that are checked, so that their ids are not known. */
  unseen?: ReadonlySet<string>
}

/**
 * Links within the site that lead to no page and no file, hashes that no element of the target has, and images that do
 * not exist. Each link is reported once, with all pages that contain it.
 */
export function findBrokenLinks(pages: PageLinks[], targets: KnownTargets): BrokenLink[] {
  const site = { ...targets, idsByPath: new Map(pages.map(({ path, ids }) => [path, ids])) }
  const broken = new Map<string, BrokenLink>()
  // Most links are on many pages, so the result for each target is kept.
  const kinds = new Map<string, BrokenLink['kind'] | undefined>()
  for (const { path, hrefs, images } of pages) {
    // An image that links to itself is checked as an image.
    for (const href of hrefs) if (!isExternal(href) && !images.has(href)) checkLink(href, path)
    for (const src of images) if (!isExternal(src)) checkImage(src, path)
  }
  return [...broken.values()]

  function checkLink(href: string, path: string) {
    const target = readAddress(href, path)
    const key = `${target.path}#${target.id}`
    if (!kinds.has(key)) kinds.set(key, findFault(target, site))
    const kind = kinds.get(key)
    if (kind) add(href, path, kind, () => suggestTarget(kind, target, site))
  }

  function checkImage(src: string, path: string) {
    const target = readAddress(src, path)
    if (!site.files.has(target.path)) add(src, path, 'image', () => findNearest(target.path, site.files))
  }

  function add(href: string, path: string, kind: BrokenLink['kind'], suggest: () => string | undefined) {
    const known = broken.get(href)
    if (known) known.paths.push(path)
    else broken.set(href, { paths: [path], href, kind, suggestion: suggest() })
  }
}

/** Both decoded: `/docs/größe` and `first-steps`. */
interface Target {
  path: string
  id: string
}
type TargetsWithIds = KnownTargets & { idsByPath: ReadonlyMap<string, ReadonlySet<string>> }

/** An `href` that is not a valid URL becomes a path that no site has, so that it is reported as broken. */
function readAddress(href: string, from: string): Target {
  const base = `https://site.invalid${from}`
  const { pathname, hash } = URL.canParse(href, base) ? new URL(href, base) : { pathname: href, hash: '' }
  return { path: decodePercentEncoding(pathname), id: decodePercentEncoding(hash.slice(1)) }
}

function findFault({ path, id }: Target, site: TargetsWithIds): BrokenLink['kind'] | undefined {
  const page = site.redirects.get(path) ?? path
  const ids = site.idsByPath.get(page)
  if (ids) return id === '' || ids.has(id) ? undefined : 'anchor'
  if (site.files.has(page) || site.unseen?.has(page)) return undefined
  return /\.mdx?$/.test(path) ? 'markdown' : 'link'
}

function suggestTarget(kind: BrokenLink['kind'], { path, id }: Target, site: TargetsWithIds): string | undefined {
  if (kind === 'markdown') return undefined
  if (kind === 'link') return findNearest(path, site.unseen ?? site.idsByPath.keys())
  return findNearest(id, site.idsByPath.get(site.redirects.get(path) ?? path) ?? [])
}
