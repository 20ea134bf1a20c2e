import { collectAttributeValues, collectHrefs, collectImageUrls } from '../lib/html-attributes.ts'
import type { Route } from '../page-kinds/route.ts'
import { isExternal } from '../urls/addresses.ts'

/** The parts of a finished page that checks need, so that its HTML can be released. */
export interface PageLinks {
  path: string
  hrefs: Set<string>
  images: Set<string>
  /** Addresses of frames, and of images and media on other hosts. */
  foreign: Set<string>
  /** Those of them that no card holds back: browsers load them with the page, if the security policy allows it. */
  unasked: Set<string>
  /** Addresses of `<object>` and `<embed>`, which the security policy never allows. */
  plugins: Set<string>
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
    ...collectForeign(html, images),
    ids: idsOf(html),
  }
  // V8 keeps a whole string in memory as long as a slice of it; copies release the HTML.
  return structuredClone(links)
}

/** What embeds hold back is in a `<template>` at their end (src/widgets/embed/embed-card.tsx). */
const heldBack = /<template>(?:(?!<template>).)*<\/template><\/x-embed>/gs

function collectForeign(html: string, images: ReadonlySet<string>): Pick<PageLinks, 'foreign' | 'unasked' | 'plugins'> {
  const foreign = listForeign(html, images)
  const shown = html.includes('<x-embed ') ? html.replace(heldBack, '') : html
  const unasked = shown === html ? foreign : listForeign(shown, collectImageUrls(shown))
  return {
    foreign,
    unasked,
    plugins: collectAttributeValues(html, /<(?:embed|object)\s(?:[^>]*?\s)?(?:src|data)="([^"]*)"/g),
  }
}

function listForeign(html: string, images: ReadonlySet<string>): Set<string> {
  const frames = collectAttributeValues(html, /<iframe\s(?:[^>]*?\s)?src="([^"]*)"/g)
  const media = collectAttributeValues(html, /<(?:video|audio|source|track)\s(?:[^>]*?\s)?src="([^"]*)"/g)
  const posters = collectAttributeValues(html, /<video\s(?:[^>]*?\s)?poster="([^"]*)"/g)
  const external = [...images, ...media, ...posters].filter(src => isExternal(src) && !src.startsWith('data:'))
  return new Set([...frames, ...external])
}

function idsOf(html: string): Set<string> {
  // `<a name>` is obsolete, but browsers still scroll to it.
  const names = collectAttributeValues(html, /<a\s(?:[^>]*?\s)?name="([^"]*)"/g)
  return new Set([...collectAttributeValues(html, /\sid="([^"]*)"/g), ...names])
}
