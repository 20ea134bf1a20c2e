import { decodePercentEncoding } from '../urls/addresses.ts'

/** The element that the hash of the page's address points to. */
export function findHashTarget(): HTMLElement | null {
  return document.getElementById(decodePercentEncoding(location.hash.slice(1)))
}
