// Pages and sections that the reader has opened from search, and those saved as favourites. Newest first.

import { readStored, writeStored } from '../../../browser/storage.ts'
import type { HitKind, SearchHit } from '../../search-contract.ts'

export interface SavedHit {
  url: string
  target: string
  kind: HitKind
  title: string
  heading: string | undefined
  breadcrumbs: string[]
}

export interface SavedHits {
  recents: SavedHit[]
  favourites: SavedHit[]
}

const maxFavourites = 10
const maxRecents = 7
const maxRecentsBesideFavourites = 4
/** Longer stored texts were not written by this site. */
const maxTextLength = 512
const kinds: HitKind[] = ['doc', 'reference', 'practice', 'blog', 'page']

export function readSavedHits(): SavedHits {
  const favourites = readHits('__DOCSEARCH_FAVORITE_SEARCHES__tickwise')
  return limitLists({ favourites, recents: removeHits(readHits('__DOCSEARCH_RECENT_SEARCHES__tickwise'), favourites) })
}

export function writeSavedHits({ recents, favourites }: SavedHits) {
  writeStored('__DOCSEARCH_RECENT_SEARCHES__tickwise', JSON.stringify(recents))
  writeStored('__DOCSEARCH_FAVORITE_SEARCHES__tickwise', JSON.stringify(favourites))
}

/** What is stored of a hit: its page and section, but neither the query nor the text that matched. */
export function toSavedHit({ url, target, kind, title, heading, breadcrumbs }: SearchHit): SavedHit {
  return { url, target, kind, title: title.text, heading: heading?.text, breadcrumbs }
}

/** Moves an opened hit to the front of its list: of the favourites if it is one, else of the recent hits. */
export function addVisit({ recents, favourites }: SavedHits, hit: SavedHit): SavedHits {
  const isFavourite = favourites.some(saved => saved.target === hit.target)
  if (isFavourite) return { recents, favourites: [hit, ...removeHits(favourites, [hit])] }
  return limitLists({ favourites, recents: [hit, ...removeHits(recents, [hit])] })
}

export function addFavourite({ recents, favourites }: SavedHits, hit: SavedHit): SavedHits {
  return limitLists({ recents: removeHits(recents, [hit]), favourites: [hit, ...removeHits(favourites, [hit])] })
}

export function removeHit({ recents, favourites }: SavedHits, hit: SavedHit): SavedHits {
  return { recents: removeHits(recents, [hit]), favourites: removeHits(favourites, [hit]) }
}

function limitLists({ recents, favourites }: SavedHits): SavedHits {
  const limit = favourites.length > 0 ? maxRecentsBesideFavourites : maxRecents
  return { recents: recents.slice(0, limit), favourites: favourites.slice(0, maxFavourites) }
}

function removeHits(hits: SavedHit[], removed: SavedHit[]): SavedHit[] {
  const targets = new Set(removed.map(hit => hit.target))
  return hits.filter(hit => !targets.has(hit.target))
}

/** Other scripts and extensions may write to the storage too, so whatever is not a hit of this site is left out. */
function readHits(key: Parameters<typeof readStored>[0]): SavedHit[] {
  try {
    const stored: unknown = JSON.parse(readStored(key) ?? '[]')
    const hits = Array.isArray(stored) ? stored.flatMap(value => readHit(value) ?? []) : []
    return hits.filter((hit, index) => hits.findIndex(({ target }) => target === hit.target) === index)
  } catch {
    return []
  }
}

function readHit(value: unknown): SavedHit | undefined {
  if (typeof value !== 'object' || !value) return undefined
  const { url, target, kind, title, heading, breadcrumbs } = value as Record<string, unknown>
  if (!isPath(url) || !isPath(target) || !isText(title) || !kinds.includes(kind as HitKind)) return undefined
  return {
    url,
    target,
    kind: kind as HitKind,
    title,
    heading: isText(heading) ? heading : undefined,
    breadcrumbs: Array.isArray(breadcrumbs) ? breadcrumbs.filter(isText).slice(0, 10) : [],
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= maxTextLength
}

/** Whether it is a path of this site. Browsers read `//x` and `/\x` as another host, and skip tabs and line ends. */
function isPath(value: unknown): value is string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters must not be there.
  return isText(value) && /^\/(?![/\\])[^\u0000-\u0020\\]*$/.test(value)
}
