import { isPageOfSite } from './page-path.ts'

/** Path and query of the page a link of this site leads to; undefined for other sites, files, downloads and this page. */
export function pageAddress(link: HTMLAnchorElement): string | undefined {
  const { origin, pathname, search } = link
  const isPage = origin === location.origin && !link.target && !link.hasAttribute('download') && isPageOfSite(pathname)
  return isPage && pathname !== location.pathname ? pathname + search : undefined
}
