import { isPagePath } from '../urls/addresses.ts'

/** Whether `pathname` can be a page of this site. Another site may share the host: `/shop` is not below `/docs-site/`. */
export function isPageOfSite(pathname: string): boolean {
  return isPagePath(pathname) && pathname.startsWith(`${document.documentElement.dataset.base ?? ''}/`)
}
