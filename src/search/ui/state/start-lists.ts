import { start } from 'virtual:search-start'
import { withBasePath } from '../../../browser/with-base-path.ts'
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

interface StartPage {
  label: string
  url: string
}

/** What search offers before anything is typed, besides what the reader has opened and saved. */
export interface StartOffer {
  /** The pages of the docs around the one on screen; undefined on other pages. */
  section: { label: string; pages: StartPage[] } | undefined
  pages: StartPage[]
  queries: string[]
}

/** With more pages in a section, those nearest to the page on screen are offered. */
const maxSectionPages = 8
const maxNavbarPages = 4

export function readStartOffer(): StartOffer {
  const pages = start.pages.map(({ label, to }) => ({ label, url: withBasePath(to) }))
  return { section: readSection(), pages: pages.length > 0 ? pages : readNavbarPages(), queries: start.queries }
}

/** The category of the docs sidebar that the page on screen is in, or whose page it is. */
function readSection(): StartOffer['section'] {
  const current = document.querySelector('#sidebar [aria-current="page"]')
  const category = current?.closest('li:has(> details)')
  if (!current || !category) return undefined
  const links = [...category.querySelectorAll<HTMLAnchorElement>(':scope > details > ul > li > a[href]')]
  const label = category.querySelector('a, summary')?.textContent ?? ''
  const pages = pickNearest(links, links.indexOf(current as HTMLAnchorElement)).map(readLink)
  return pages.length > 0 ? { label, pages } : undefined
}

/** The links around the one at `position`, without it: two before it, and as many after it as there may be. */
function pickNearest(links: HTMLAnchorElement[], position: number): HTMLAnchorElement[] {
  const shown = position < 0 ? maxSectionPages : maxSectionPages + 1
  const first = Math.max(0, Math.min(position - 2, links.length - shown))
  return links.slice(first, first + shown).filter(link => link !== links[position])
}

/** For sites that name no start pages. */
function readNavbarPages(): StartPage[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('#menu a[href^="/"]')].slice(0, maxNavbarPages).map(readLink)
}

function readLink(link: HTMLAnchorElement): StartPage {
  return { label: link.textContent, url: link.getAttribute('href') ?? '' }
}
