/**
 * Whether a path can be a page. A name with an extension other than `.html` is a file (`/tick/rdb.q`), and `//host`, when
 * fetched as an address, would be another host.
 */
export function isPagePath(pathname: string): boolean {
  return !/\/\/|\.(?!html$)\w+$/.test(pathname)
}
