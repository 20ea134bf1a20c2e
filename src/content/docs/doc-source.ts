import type { ArticleSource } from '../page-source.ts'

/** A doc before its Markdown is rendered. */
export type DocSource = ArticleSource & {
  /** Path below the folder of docs, without number prefixes and extension: `concepts/joins`. */
  id: string
  /** `/docs/concepts/joins`. */
  url: string
  title: string
  sidebarLabel: string
  /** Label for the previous and next links that lead here; undefined where the front matter names none. */
  paginationLabel: string | undefined
  /** The heading above the text: the one that opens the Markdown, else the title; undefined where `hide_title` is set. */
  shownTitle: string | undefined
  /** Ids of the previous and next doc; null for no link, undefined where the sidebar's order decides. */
  pagination: { prev: string | null | undefined; next: string | null | undefined }
  /** Name of the sidebar shown beside it; null for none, undefined where the sidebar that contains it is shown. */
  displayedSidebar: string | null | undefined
}
