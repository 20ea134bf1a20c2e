import type { ReactNode } from 'react'
import type {
  Doc,
  DocsVersion,
  MarkdownPage,
  Post,
  PracticePage,
  ReferenceEntry,
  SiteContent,
} from '../content/site-content.ts'
import type { Head } from '../frame/page-head.tsx'
import type { SearchablePage } from '../search/index/search-source.ts'
import type { PageImage } from './head/social-image-texts.ts'
import type { StylesheetName } from './head/stylesheets.ts'

/**
 * One page of the site, with everything that rendering, listing and checking it requires, so that none of them has to
 * distinguish kinds of pages. Each `*-page.tsx` in this folder makes the routes of one kind.
 */
export interface Route {
  /** `/docs/joins` */
  path: string
  /** The file an author wrote the page in; undefined for pages that are made from others. */
  source: string | undefined
  /** Names the page in messages for authors: its file, or `the archive page`. */
  name: string
  /** Whether only development shows it. */
  isDraft: boolean
  /** Whether search engines may list it. Decides on the sitemap, the robots tag and the structured data. */
  isIndexed: boolean
  /** The version of the docs that it belongs to. */
  docsVersion: DocsVersion | undefined
  /** Further addresses that redirect to this page: `/blog/page/1` redirects to `/blog`. */
  aliases: string[]
  /** The doc or post whose Markdown is served at `path` with `.md` at its end. */
  twinOf: Doc | Post | undefined
  /** HTML on the page that authors wrote, as Markdown or MDX. */
  bodies: string[]
  /** The links in its Markdown file and in the files that it includes, as their authors wrote them. */
  markdownLinks: Pick<MarkdownPage, 'addresses' | 'partials'> | undefined
  /** What search indexes; undefined for pages that it does not find. */
  searchWords: () => SearchablePage | undefined
  /** Files the page is made from; the newest commit of them is its date in the sitemap. */
  files: string[]
  /** Stylesheets it needs besides those that every page loads. */
  styles: StylesheetName[]
  /** Stylesheets of the site's own components on the page. */
  componentStylesheets: string[]
  /** What is shown where the page is shared; undefined if the site draws no images and the author names none. */
  image: PageImage | undefined
  /** Values for the head that are not in the route already. */
  head: () => Omit<Head, 'path' | 'isIndexed' | 'markdown' | 'image'>
  /**
   * Everything between the navbar and the footer. What a build need not render again is found by the elements that this
   * returns and by their props, so these are the data that the page shows and nothing else: no whole site, no other page.
   */
  render: () => ReactNode
  /**
   * Whether components on the page may read more than their props: those of the site itself, and islands that import
   * what the bundler makes of the site. Such a page is rendered in every build.
   */
  usesSiteCode: boolean
}

/** Defaults for generated pages. */
export const generatedPage = {
  source: undefined,
  isDraft: false,
  docsVersion: undefined,
  aliases: [],
  twinOf: undefined,
  bodies: [],
  markdownLinks: undefined,
  searchWords: () => undefined,
  usesSiteCode: false,
  styles: [],
  componentStylesheets: [],
} satisfies Partial<Route>

/** Values that all routes of Markdown files share. */
export function markdownFile(page: MarkdownPage | Doc | Post | PracticePage | ReferenceEntry, site: SiteContent) {
  return {
    source: page.file,
    name: page.file,
    isDraft: page.isDraft,
    isIndexed: !page.isUnlisted,
    docsVersion: undefined,
    aliases: [],
    bodies: [page.html],
    markdownLinks: page,
    usesSiteCode: false,
    files: [page.file],
    styles: [],
    componentStylesheets: [...(site.componentStylesheetsByPage.get(page.file) ?? [])],
  } satisfies Partial<Route>
}

type Place = Pick<SearchablePage, 'kind' | 'breadcrumbs' | 'docsTag'>

/** The words of a page that is written in Markdown. */
export function collectSearchWords(
  page: Doc | Post | MarkdownPage | PracticePage | ReferenceEntry,
  place: Place,
): SearchablePage {
  const { url, title, description = '', keywords, searchAliases: aliases, isDemonstration, html } = page
  const tags = 'tags' in page ? page.tags.map(({ label }) => label) : []
  const heading = 'shownTitle' in page && page.shownTitle !== title ? [page.shownTitle] : []
  const about = [...heading, ...tags, ...keywords, description, ...aliases].join('\n')
  return { url, title, ...place, about, aliases, isDemonstration, html }
}
