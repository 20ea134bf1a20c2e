// What the entry script, which every page loads, needs to know about paths. The browser loads addresses.ts only with search.

/**
 * Whether a path can be a page. One with an extension other than `.html` is a file (`/tick/rdb.q`), and one with `//`
 * could be read as the address of another host.
 */
export function isPagePath(pathname: string): boolean {
  return !/\/\/|\.(?!html$)\w+$/.test(pathname)
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
