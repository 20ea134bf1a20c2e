import type { SiteContent } from '../../src/content/site-content.ts'
import { listRoutes, readSearchSource } from '../../src/page-kinds/routes.ts'

/** What search indexes of a site without React pages. */
export function searchSourceForTest(site: SiteContent) {
  return readSearchSource(site, listRoutes(site, []))
}
