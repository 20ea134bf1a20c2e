/** What a page says about search, as JSON in `data-search` of its root element. The same on all pages of a build. */
export type PageSearch = {
  /** Address of the index. */
  index: string
  /** Tag of the main version of the docs, searched by readers who chose no other. */
  docsTag: string
}
