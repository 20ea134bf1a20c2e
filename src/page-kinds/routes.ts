import { byCodeUnit } from '../content/input/source-file.ts'
import type { SiteContent } from '../content/site-content.ts'
import { listArchiveRoutes } from './archive-page.tsx'
import { listBlogRoutes } from './blog-page.tsx'
import { listCategoryRoutes } from './category-page.tsx'
import { listConsoleRoutes } from './console-page.tsx'
import { listDocRoutes } from './doc-page.tsx'
import { listNotFoundRoutes } from './not-found-page.tsx'
import { listOfflineRoutes } from './offline-page.tsx'
import { listPostRoutes } from './post-page.tsx'
import type { PageModule } from './read-page-modules.ts'
import type { Route } from './route.ts'
import { listSearchRoutes } from './search-page.tsx'
import { listStandaloneRoutes } from './standalone-markdown-page.tsx'
import { listModuleRoutes } from './standalone-react-page.tsx'
import { listTagPostsRoutes } from './tag-posts-page.tsx'
import { listTagsRoutes } from './tags-page.tsx'

/**
 * Every page of the site, in reading order: docs as in their sidebars, posts from the newest. An address that is not listed
 * here, and is no redirect, is not found.
 */
export function listRoutes(site: SiteContent, modules: PageModule[]): Route[] {
  return [
    ...listDocRoutes(site),
    ...listCategoryRoutes(site),
    ...listPostRoutes(site),
    ...listBlogRoutes(site),
    ...listTagPostsRoutes(site),
    ...listTagsRoutes(site),
    ...listArchiveRoutes(site),
    ...listStandaloneRoutes(site),
    ...listModuleRoutes(site, modules),
    ...listConsoleRoutes(site),
    ...listSearchRoutes(site),
    ...listOfflineRoutes(site),
    ...listNotFoundRoutes(site),
  ]
}

/** By address: the order of the sitemap and of files that list redirects. */
export function sortRoutes(routes: Route[]): Route[] {
  return [...routes].sort((a, b) => byCodeUnit(a.path, b.path))
}
