// Pages and sections that a reader has opened from search, and those the reader saved. Plain data, newest first.
import type { PageKind, SearchHit } from '../../search/search-provider.ts'
import { readStored, writeStored } from '../../shell/storage.ts'

export type SavedHit = {
  url: string
  target: string
  kind: PageKind
  title: string
  heading: string | undefined
  breadcrumbs: string[]
}

export type SavedHits = { recents: SavedHit[]; favourites: SavedHit[] }

const favouritesLimit = 10
const recentsLimit = 7
const recentsLimitBesideFavourites = 4
const textLimit = 512
const kinds: PageKind[] = ['doc', 'blog', 'page']

export function readSavedHits(): SavedHits {
  const favourites = readHits('__DOCSEARCH_FAVORITE_SEARCHES__tickwise')
  return limited({ favourites, recents: without(readHits('__DOCSEARCH_RECENT_SEARCHES__tickwise'), favourites) })
}

export function writeSavedHits({ recents, favourites }: SavedHits) {
  writeStored('__DOCSEARCH_RECENT_SEARCHES__tickwise', JSON.stringify(recents))
  writeStored('__DOCSEARCH_FAVORITE_SEARCHES__tickwise', JSON.stringify(favourites))
}

/** What is kept of a hit is the section it stands in, never the text that matched. */
export function savedHit({ url, target, kind, title, heading, breadcrumbs }: SearchHit): SavedHit {
  return { url, target, kind, title: title.text, heading: heading?.text, breadcrumbs }
}

/** A visit moves a favourite or recent hit to the front of its list. */
export function addVisit({ recents, favourites }: SavedHits, hit: SavedHit): SavedHits {
  const isFavourite = favourites.some(saved => saved.target === hit.target)
  if (isFavourite) return { recents, favourites: [hit, ...without(favourites, [hit])] }
  return limited({ favourites, recents: [hit, ...without(recents, [hit])] })
}

export function addFavourite({ recents, favourites }: SavedHits, hit: SavedHit): SavedHits {
  return limited({ recents: without(recents, [hit]), favourites: [hit, ...without(favourites, [hit])] })
}

export function removeHit({ recents, favourites }: SavedHits, hit: SavedHit): SavedHits {
  return { recents: without(recents, [hit]), favourites: without(favourites, [hit]) }
}

function limited({ recents, favourites }: SavedHits): SavedHits {
  const most = favourites.length > 0 ? recentsLimitBesideFavourites : recentsLimit
  return { recents: recents.slice(0, most), favourites: favourites.slice(0, favouritesLimit) }
}

function without(hits: SavedHit[], gone: SavedHit[]): SavedHit[] {
  const targets = new Set(gone.map(hit => hit.target))
  return hits.filter(hit => !targets.has(hit.target))
}

/** Storage may hold anything: what is no hit of this site is left out. */
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
  if (!isPath(url) || !isPath(target) || !isText(title) || !kinds.includes(kind as PageKind)) return undefined
  return {
    url,
    target,
    kind: kind as PageKind,
    title,
    heading: isText(heading) ? heading : undefined,
    breadcrumbs: Array.isArray(breadcrumbs) ? breadcrumbs.filter(isText).slice(0, 10) : [],
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= textLimit
}

/** A path of this site: browsers read `//x` and `/\x` as another host, and skip tabs and line ends on the way. */
function isPath(value: unknown): value is string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there.
  return isText(value) && /^\/(?![/\\])[^\u0000-\u0020\\]*$/.test(value)
}
