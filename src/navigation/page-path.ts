/** Whether a path can be a page and is of this site, which may share its host. */
export function isPageOfSite(pathname: string): boolean {
  return isPagePath(pathname) && pathname.startsWith(`${document.documentElement.dataset.base ?? ''}/`)
}

/**
 * Whether a path can be a page: a name with an extension other than `.html` is a file, and `//x`, fetched as an address,
 * would be another host.
 */
export function isPagePath(pathname: string): boolean {
  return !/\/\/|\.(?!html$)\w+$/.test(pathname)
}
