/** Whether a link leaves the site: it has a scheme (`https:`, `mailto:`), or starts with `//`. */
export function isExternal(href: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href)
}
