// Links are checked on the final HTML, so that links of the shell and of modules count and ids are the real ones.
import { attributeValues, hrefsOf } from '../content/hrefs.ts'
import { isExternal } from '../content/link-targets.ts'
import { nearest } from '../content/nearest.ts'

export type PageLinks = { path: string; hrefs: Set<string>; ids: Set<string> }

export type BrokenLink = {
  /** The pages that hold the link. */
  paths: string[]
  href: string
  kind: 'link' | 'anchor'
  suggestion: string | undefined
}

/** The links and ids of one page of our own output. */
export function collectLinks(path: string, html: string): PageLinks {
  const found = { path, hrefs: hrefsOf(html), ids: attributeValues(html, /\sid="([^"]*)"/g) }
  // The pieces of a text keep it in memory; copies do not.
  return structuredClone(found)
}

/**
 * Internal links that lead to no page and no file, and hashes that no element of the target has. Links written as
 * Markdown files have been warned about where they were read.
 */
export function findBrokenLinks(
  pages: PageLinks[],
  targets: { redirects: Map<string, string>; files: ReadonlySet<string> },
): BrokenLink[] {
  const idsByPath = new Map(pages.map(({ path, ids }) => [path, ids]))
  const resolved = new Map<string, BrokenLink['kind'] | undefined>()
  const broken = new Map<string, BrokenLink>()
  for (const { path, hrefs } of pages) {
    for (const href of hrefs) {
      if (isExternal(href) || /\.mdx?(?:$|[?#])/.test(href)) continue
      const { pathname, hash } = new URL(href, `https://site.invalid${path}`)
      const key = pathname + hash
      if (!resolved.has(key)) resolved.set(key, problemOf(pathname, hash))
      const kind = resolved.get(key)
      if (!kind) continue
      const known = broken.get(href)
      if (known) known.paths.push(path)
      else broken.set(href, { paths: [path], href, kind, suggestion: suggest(kind, pathname, hash) })
    }
  }
  return [...broken.values()]

  function problemOf(pathname: string, hash: string): BrokenLink['kind'] | undefined {
    const path = decode(pathname)
    const target = targets.redirects.get(path) ?? path
    const ids = idsByPath.get(target)
    if (!ids) return targets.files.has(target) ? undefined : 'link'
    return hash.length < 2 || ids.has(decode(hash.slice(1))) ? undefined : 'anchor'
  }

  function suggest(kind: BrokenLink['kind'], pathname: string, hash: string): string | undefined {
    const path = decode(pathname)
    if (kind === 'link') return nearest(path, idsByPath.keys())
    return nearest(decode(hash.slice(1)), idsByPath.get(targets.redirects.get(path) ?? path) ?? [])
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
