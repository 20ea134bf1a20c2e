import type { Page } from '../routes.ts'

/** Stylesheets that only some pages load, and `search` the open search dialog of any page: names of files in `src/styles`. */
export const pageStyles = ['landing', 'blog', 'search'] as const
export type PageStyle = (typeof pageStyles)[number]

/** The stylesheet a page needs besides the site's. */
export function pageStyleOf(page: Page): PageStyle | undefined {
  switch (page.kind) {
    case 'markdown':
      return page.page.wrapperClassName === 'landing' ? 'landing' : undefined
    case 'post':
    case 'posts':
    case 'tag':
    case 'tags':
    case 'archive':
      return 'blog'
    case 'search':
      return 'search'
    default:
      return undefined
  }
}
