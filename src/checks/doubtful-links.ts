import { posix } from 'node:path'
import { readSourceIfPresent } from '../content/source-file.ts'
import type { Route } from '../routes.ts'
import type { BrokenLink } from './links.ts'
import { pageSource } from './page-source.ts'

type Site = {
  root: string
  /** Files with errors, which may be missing from `routes`, or there without their words. */
  failed: ReadonlySet<string>
  routes: ReadonlyMap<string, Route>
  redirects: ReadonlyMap<string, string>
}

/**
 * Tells links that may only seem broken because files with errors were left out: to a page that such a file could be, to a
 * heading it could have, or to a list that is made from pages. They are looked at again when those files are mended.
 */
export function createDoubt({ root, failed, routes, redirects }: Site): (link: BrokenLink) => boolean {
  const names = new Set([...failed].flatMap(path => possibleNames(path, root)))
  return ({ href, kind, paths: [from = '/'] }) => {
    if (failed.size === 0 || kind === 'image') return false
    const { pathname } = new URL(href, `https://site.invalid${from}`)
    if (kind === 'link') return names.has(posix.basename(pathname)) || isMadeFromPages(pathname)
    const page = routes.get(redirects.get(pathname) ?? pathname)?.page
    const file = page && pageSource(page)
    return file === undefined || failed.has(file)
  }
}

/** The last parts of the addresses that a file could have. */
function possibleNames(path: string, root: string): string[] {
  const name = posix.basename(path, posix.extname(path))
  const text = readSourceIfPresent(root, path)?.text ?? ''
  const written = [...text.matchAll(/^(?:slug|id):\s*['"]?([^'"\s]+)/gm)].map(([, value = '']) => posix.basename(value))
  return [name, name.replace(/^[\d._-]+/, ''), posix.basename(posix.dirname(path)), ...written]
}

function isMadeFromPages(path: string): boolean {
  return path === '/' || /^\/(?:docs|blog)$|^\/blog\/(?:page|tags|archive)|\/category\/|\.\w+$/.test(path)
}
