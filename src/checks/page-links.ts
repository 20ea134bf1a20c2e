import { collectAttributeValues, collectHrefs, collectImageUrls } from '../lib/html-attributes.ts'
import type { Route } from '../page-kinds/route.ts'
import { isExternal } from '../urls/addresses.ts'

/** The parts of a finished page that checks need, so that its HTML can be released. */
export interface PageLinks {
  path: string
  hrefs: Set<string>
  images: Set<string>
  /** Addresses of frames, and of images and media on other hosts: the site's security policy forbids browsers to show them. */
  blocked: Set<string>
  /** Ids of elements: the targets of links with a hash. */
  ids: Set<string>
}

/** A site's folder, and its pages by path. */
export interface SitePages {
  root: string
  routes: ReadonlyMap<string, Route>
}

/** Reads the finished HTML, so that links of the navbar and of React components are seen too, and ids are the real ones. */
export function collectLinks(path: string, html: string): PageLinks {
  const images = collectImageUrls(html)
  const links = {
    path,
    hrefs: collectHrefs(html),
    images,
    blocked: collectBlocked(html, images),
    ids: idsOf(html),
  }
  // V8 keeps a whole string in memory as long as a slice of it; copies release the HTML.
  return structuredClone(links)
}

function collectBlocked(html: string, images: ReadonlySet<string>): Set<string> {
  const frames = collectAttributeValues(html, /<(?:iframe|embed|object)\s(?:[^>]*?\s)?(?:src|data)="([^"]*)"/g)
  const media = collectAttributeValues(html, /<(?:video|audio|source|track)\s(?:[^>]*?\s)?(?:src|poster)="([^"]*)"/g)
  const external = [...images, ...media].filter(src => isExternal(src) && !src.startsWith('data:'))
  return new Set([...frames, ...external])
}

function idsOf(html: string): Set<string> {
  // `<a name>` is obsolete, but browsers still scroll to it.
  const names = collectAttributeValues(html, /<a\s(?:[^>]*?\s)?name="([^"]*)"/g)
  return new Set([...collectAttributeValues(html, /\sid="([^"]*)"/g), ...names])
}
