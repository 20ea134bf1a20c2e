// Links are checked on the final HTML, so that links of the shell and of modules count and ids are the real ones.
import { attributeValues, hrefsOf, imagesOf } from '../content/hrefs.ts'
import { isExternal } from '../content/link-targets.ts'
import { nearest } from '../content/nearest.ts'
import { blockedMediaOf } from './blocked-media.ts'

export type PageLinks = {
  path: string
  hrefs: Set<string>
  images: Set<string>
  /** What the security policy does not let browsers show. */
  blocked: Set<string>
  ids: Set<string>
}

export type BrokenLink = {
  /** The pages that hold the link. */
  paths: string[]
  href: string
  /** `markdown`: to a Markdown file, which has been told where the link was read as Markdown, not as HTML. */
  kind: 'link' | 'markdown' | 'anchor' | 'image'
  suggestion: string | undefined
}

/** The links, images and ids of one page of our own output. */
export function collectLinks(path: string, html: string): PageLinks {
  const ids = attributeValues(html, /\sid="([^"]*)"/g)
  // What a hash led to before every element could have an id, and leads to still.
  for (const name of attributeValues(html, /<a\s(?:[^>]*?\s)?name="([^"]*)"/g)) ids.add(name)
  // The pieces of a text keep it in memory; copies do not.
  return structuredClone({ path, hrefs: hrefsOf(html), images: imagesOf(html), blocked: blockedMediaOf(html), ids })
}

export type LinkTargetsOfSite = {
  redirects: ReadonlyMap<string, string>
  files: ReadonlySet<string>
  /** Addresses of pages whose links are not looked at, so that their ids are not known. */
  unseen?: ReadonlySet<string>
}

/**
 * Internal links that lead to no page and no file, hashes that no element of the target has, and images that are no
 * files.
 */
export function findBrokenLinks(pages: PageLinks[], { redirects, files, unseen }: LinkTargetsOfSite): BrokenLink[] {
  const idsByPath = new Map(pages.map(({ path, ids }) => [path, ids]))
  const resolved = new Map<string, BrokenLink['kind'] | undefined>()
  const broken = new Map<string, BrokenLink>()
  for (const { path, hrefs, images } of pages) {
    for (const href of hrefs) {
      // A picture that opens itself is looked at below.
      if (isExternal(href) || images.has(href)) continue
      const { pathname, hash } = resolve(href, path)
      const key = pathname + hash
      if (!resolved.has(key)) resolved.set(key, problemOf(pathname, hash))
      const kind = resolved.get(key)
      if (kind) add(kind, href, path, () => suggest(kind, pathname, hash))
    }
    for (const src of images) {
      if (isExternal(src)) continue
      const { pathname } = resolve(src, path)
      if (!files.has(decode(pathname))) add('image', src, path, () => nearest(pathname, files))
    }
  }
  return [...broken.values()]

  function add(kind: BrokenLink['kind'], href: string, path: string, suggestion: () => string | undefined) {
    const known = broken.get(href)
    if (known) known.paths.push(path)
    else broken.set(href, { paths: [path], href, kind, suggestion: suggestion() })
  }

  function problemOf(pathname: string, hash: string): BrokenLink['kind'] | undefined {
    const path = decode(pathname)
    const target = redirects.get(path) ?? path
    const ids = idsByPath.get(target)
    if (!ids && (files.has(target) || unseen?.has(target))) return undefined
    if (!ids) return /\.mdx?$/.test(path) ? 'markdown' : 'link'
    return hash.length < 2 || ids.has(decode(hash.slice(1))) ? undefined : 'anchor'
  }

  function suggest(kind: BrokenLink['kind'], pathname: string, hash: string): string | undefined {
    if (kind === 'markdown') return undefined
    const path = decode(pathname)
    if (kind === 'link') return nearest(path, unseen ?? idsByPath.keys())
    return nearest(decode(hash.slice(1)), idsByPath.get(redirects.get(path) ?? path) ?? [])
  }
}

/** What cannot be an address at all leads to a path that no site has. */
function resolve(href: string, path: string): { pathname: string; hash: string } {
  const base = `https://site.invalid${path}`
  return URL.canParse(href, base) ? new URL(href, base) : { pathname: href, hash: '' }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
