/** Whether a link leaves the site: it has a scheme (`https:`, `mailto:`), or starts with `//`. */
export function isExternal(href: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href)
}

/** `/blog` and `/blog/tags` are at or below `/blog`; `/blogging` is not. Only `/` is at or below `/`. */
export function isAtOrBelow(path: string, parent: string): boolean {
  return path === parent || path.startsWith(`${parent}/`)
}

/**
 * Whether a path can be a page. One with an extension other than `.html` is a file (`/tick/rdb.q`), and one with `//`
 * could be read as the address of another host.
 */
export function isPagePath(pathname: string): boolean {
  return !/\/\/|\.(?!html$)\w+$/.test(pathname)
}

/** `/docs/joins?q=aj#left` becomes `/docs/joins`. */
export function stripQueryAndHash(address: string): string {
  return address.replace(/[?#].*/s, '')
}

/**
 * `caf%C3%A9` becomes `café`. Text that is not valid percent-encoding (`100%`), for which `decodeURIComponent` throws,
 * is returned as it is.
 */
export function decodePercentEncoding(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
