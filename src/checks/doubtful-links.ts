import { posix } from 'node:path'
import { readSourceIfPresent } from '../content/input/source-file.ts'
import type { Route } from '../page-kinds/route.ts'
import type { BrokenLink } from './broken-links.ts'

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
