/** Whether a link leaves the site: it has a scheme (`https:`, `mailto:`), or starts with `//`. */
export function isExternal(href: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href)
}

/** `/blog` and `/blog/tags` are at or below `/blog`; `/blogging` is not. Only `/` is at or below `/`. */
export function isAtOrBelow(path: string, parent: string): boolean {
  return path === parent || path.startsWith(`${parent}/`)
}

/** `/docs/joins?q=aj#left` becomes `/docs/joins`. */
export function stripQueryAndHash(address: string): string {
  return address.replace(/[?#].*/s, '')
}
