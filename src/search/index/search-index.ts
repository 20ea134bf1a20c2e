import type { PageKind } from '../search-contract.ts'
import type { FieldLengths } from './field-lengths.ts'
import type { Postings } from './postings.ts'

/** What the engine searches, without the text of the pages. Sections are numbered through all pages. */
export type SearchIndex = {
  pages: IndexedPage[]
  /** The section that answers a query at once, by the key of the query (src/search/terms/alias-key.ts). */
  aliases: Map<string, number>
  /** What readers say, and what the pages say instead. */
  synonyms: Map<string, string[]>
  lengths: FieldLengths
  /** Of all fields; on large sites only of those that name pages and sections. */
  postings: Postings
  /** The files with the other postings of a large site, sorted by term. */
  shards: Shard[]
}

/** `first`: the first of its terms. */
export type Shard = { first: string; file: string }

export type IndexedPage = {
  url: string
  title: string
  kind: PageKind
  breadcrumbs: string[]
  docsTag: string
  /** Whether it shows examples of everything; it then comes after the pages that match as well. */
  isDemonstration: boolean
  /** Name of the file with its text. */
  textFile: string
  sections: { anchor: string; heading: string }[]
}
