import { posix } from 'node:path'
import { readSourceIfPresent } from '../content/input/source-file.ts'
import { findNearest } from '../lib/edit-distance.ts'
import type { Route } from '../page-kinds/route.ts'
import { isExternal } from '../urls/addresses.ts'
import { decodePercentEncoding } from '../urls/page-path.ts'
import type { PageLinks } from './page-links.ts'

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
  // Many links lead to the same target, so the result for each target is kept.
  const kinds = new Map<string, BrokenLink['kind'] | undefined>()
  /** Links that work on every page, whichever it is. */
  const working = new Set<string>()
  for (const { path, hrefs, images, ids } of pages) {
    for (const href of hrefs) {
      // Most links are those to headings of the page itself, and those of the navbar, which all pages have.
      const works = href.startsWith('#') ? ids.has(href.slice(1)) : working.has(href)
      // An image that links to itself is checked as an image.
      if (!works && !isExternal(href) && !images.has(href)) checkLink(href, path)
    }
    for (const src of images) if (!isExternal(src)) checkImage(src, path)
  }
  return [...broken.values()]

  function checkLink(href: string, path: string) {
    const target = readAddress(href, path)
    const key = `${target.path}#${target.id}`
    if (!kinds.has(key)) kinds.set(key, findFault(target, site))
    const kind = kinds.get(key)
    if (kind) add(href, path, kind, () => suggestTarget(kind, target, site))
    else if (isFromRoot(href)) working.add(href)
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

/** Whether a link does not depend on the page that it is on. `//x` and `/\\x` are other hosts. */
function isFromRoot(href: string): boolean {
  return /^\/(?![/\\])/.test(href)
}

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

interface CheckedSite {
  root: string
  /** Files with errors. They may have no route, or one whose page lacks their text. */
  failed: ReadonlySet<string>
  routes: ReadonlyMap<string, Route>
  redirects: ReadonlyMap<string, string>
}

/**
 * Drops links that may be broken only because files with errors were left out: links to a page that such a file could
 * be, to a heading it could have, or to a list made from pages. The next build checks them, when those files are mended.
 */
export function dropDoubtfulLinks(links: BrokenLink[], site: CheckedSite): BrokenLink[] {
  if (site.failed.size === 0) return links
  const names = new Set([...site.failed].flatMap(path => listPossibleNames(path, site.root)))
  return links.filter(link => !isDoubtful(link, names, site))
}

function isDoubtful(
  { href, kind, paths: [from = '/'] }: BrokenLink,
  names: ReadonlySet<string>,
  site: CheckedSite,
): boolean {
  if (kind === 'image') return false
  const { pathname } = new URL(href, `https://site.invalid${from}`)
  if (kind === 'link') return names.has(posix.basename(pathname)) || isMadeFromPages(pathname)
  const file = site.routes.get(site.redirects.get(pathname) ?? pathname)?.source
  return file === undefined || site.failed.has(file)
}

/** The last parts of the addresses that a file could have: `01-joins.md` with `slug: /aj` -> `01-joins`, `joins`, `aj` … */
function listPossibleNames(path: string, root: string): string[] {
  const name = posix.basename(path, posix.extname(path))
  const text = readSourceIfPresent(root, path)?.text ?? ''
  // Found by regular expression: the error may be in the front matter, which then does not parse as YAML.
  const slugs = [...text.matchAll(/^(?:slug|id):\s*['"]?([^'"\s]+)/gm)].map(([, slug = '']) => posix.basename(slug))
  return [name, name.replace(/^[\d._-]+/, ''), posix.basename(posix.dirname(path)), ...slugs]
}

/** The home page, section roots, lists of posts and categories, and all files (feeds, Markdown twins). */
function isMadeFromPages(path: string): boolean {
  return path === '/' || /^\/(?:docs|blog)$|^\/blog\/(?:page|tags|archive)|\/category\/|\.\w+$/.test(path)
}
