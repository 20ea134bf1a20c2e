import type { Doc, MarkdownPage, Post } from '../content/site-content.ts'
import type { SearchablePage } from '../search/index/search-source.ts'

type Place = Pick<SearchablePage, 'kind' | 'breadcrumbs' | 'docsTag'>

/** The words of a page that is written in Markdown. */
export function collectSearchWords(page: Doc | Post | MarkdownPage, place: Place): SearchablePage {
  const { url, title, description = '', keywords, searchAliases: aliases, isDemonstration, html } = page
  const tags = 'tags' in page ? page.tags.map(({ label }) => label) : []
  const heading = 'shownTitle' in page && page.shownTitle !== title ? [page.shownTitle] : []
  const about = [...heading, ...tags, ...keywords, description, ...aliases].join('\n')
  return { url, title, ...place, about, aliases, isDemonstration, html }
}
