import type { Page } from '../routes.ts'

/** Stylesheets that not every page loads: names of files in `src/styles`. `search` and `terms` come when they are first needed. */
export const pageStyles = ['landing', 'blog', 'search', 'terms'] as const
export type PageStyle = (typeof pageStyles)[number]

/** The stylesheets a page needs besides the site's. */
export function pageStylesOf(page: Page): PageStyle[] {
  switch (page.kind) {
    case 'markdown':
      return page.page.wrapperClassName === 'landing' ? ['landing'] : []
    case 'post':
    case 'posts':
    case 'tag':
    case 'tags':
    case 'archive':
      return ['blog']
    case 'search':
      return ['search']
    default:
      return []
  }
}
