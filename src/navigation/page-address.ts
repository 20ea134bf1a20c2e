/** Path and query of the page a link of this site leads to; undefined for other sites, files, downloads and this page. */
export function pageAddress(link: HTMLAnchorElement): string | undefined {
  const { origin, pathname, search } = link
  const isPage = origin === location.origin && !link.target && !link.hasAttribute('download') && isPageOfSite(pathname)
  return isPage && pathname !== location.pathname ? pathname + search : undefined
}

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
