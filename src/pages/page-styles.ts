import type { Doc, Post } from '../content/site-content.ts'
import type { Page } from '../routes.ts'

/** Stylesheets that only some pages load, and `search` the open search dialog of any page: names of files in `src/styles`. */
export const pageStyles = ['landing', 'blog', 'search', 'terms'] as const
export type PageStyle = (typeof pageStyles)[number]

/** The stylesheets a page needs besides the site's. */
export function pageStylesOf(page: Page): PageStyle[] {
  switch (page.kind) {
    case 'markdown':
      return page.page.wrapperClassName === 'landing' ? ['landing'] : []
    case 'doc':
      return stylesOfTerms(page.doc)
    case 'post':
      return ['blog', ...stylesOfTerms(page.post)]
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

function stylesOfTerms({ terms }: Doc | Post): PageStyle[] {
  return terms.length > 0 ? ['terms'] : []
}
