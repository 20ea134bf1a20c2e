import type { Page } from '../routes.ts'
import type { SiteConfig } from '../site-config.ts'

/** Stylesheets that not every page loads: names of files in `src/styles`. `search` and `controls` come when they are first needed. */
export const pageStyles = ['rich', 'landing', 'blog', 'search', 'controls'] as const
export type PageStyle = (typeof pageStyles)[number]

/** What `src/styles/rich.css` is about besides the announcement bar and dropdowns: classes, elements and attributes. */
const richParts = [
  /class="(?:[^"]* )?(?:align-right|align-center|task-list-item|zoom|term|unfocused|prompt|fold-button|diagram)[ "]/,
  /class="(?:[^"]* )?(?:lead|cards|badge|versions|tags|tag-list|tabs|print-section|section-print|clear-my-data|offline-docs)[ "]/,
  /<(?:figcaption|samp|mark|ins|del)\b|<details(?![^>]* (?:class|data-key)=)| data-line=/,
]

/** The stylesheets a page, rendered as `html`, needs besides the site's. */
export function pageStylesOf(page: Page, html: string, { announcementBar, navbar }: SiteConfig): PageStyle[] {
  const isShellRich = announcementBar !== undefined || navbar.items.some(item => 'items' in item)
  const isRich = isShellRich || richParts.some(part => part.test(html))
  return [...(isRich ? ['rich' as const] : []), ...stylesOfKind(page)]
}

function stylesOfKind(page: Page): PageStyle[] {
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
