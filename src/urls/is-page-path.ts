/**
 * Whether a path can be a page. One with an extension other than `.html` is a file (`/tick/rdb.q`), and one with `//`
 * could be read as the address of another host.
 */
export function isPagePath(pathname: string): boolean {
  return !/\/\/|\.(?!html$)\w+$/.test(pathname)
}
