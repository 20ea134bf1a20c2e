import type { StartOffer, StartPage } from './read-start-offer.ts'
import type { SavedHit, SavedHits } from './saved-hits.ts'
import { buildSearchAddress } from './search-address.ts'

/** What an option leads to: a page or section that was found, another page of the site, or a search. */
export type SearchOption =
  | { type: 'hit'; url: string; hit: SavedHit }
  | { type: 'page'; url: string; label: string }
  | { type: 'query'; url: string; query: string }

/** A list of the start screen. */
export interface StartList {
  name: 'recent' | 'favourite' | 'section' | 'pages' | 'queries'
  label: string
  options: SearchOption[]
}

/** The lists of the start screen in their order, without empty ones. */
export function createStartLists({ recents, favourites }: SavedHits, offer: StartOffer): StartList[] {
  const { section, pages, queries } = offer
  const lists: StartList[] = [
    { name: 'recent', label: 'Recent', options: recents.map(toHitOption) },
    { name: 'favourite', label: 'Favorite', options: favourites.map(toHitOption) },
    { name: 'section', label: section?.label ?? '', options: section?.pages.map(toPageOption) ?? [] },
    { name: 'pages', label: 'Good places to start', options: pages.map(toPageOption) },
    { name: 'queries', label: 'Example searches', options: queries.map(toQueryOption) },
  ]
  return lists.filter(({ options }) => options.length > 0)
}

export function toHitOption(hit: SavedHit): SearchOption {
  return { type: 'hit', url: hit.url, hit }
}

/** The address that a plain click goes to, without a redirect. */
export function getTarget(option: SearchOption): string {
  return option.type === 'hit' ? option.hit.target : option.url
}

function toPageOption({ label, url }: StartPage): SearchOption {
  return { type: 'page', url, label }
}

function toQueryOption(query: string): SearchOption {
  return { type: 'query', url: buildSearchAddress(query), query }
}
