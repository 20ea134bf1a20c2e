import type { HitKind } from '../search-contract.ts'
import type { FieldLengths } from './field-lengths.ts'
import type { Postings } from './postings.ts'

/** What the engine searches, without the text of the pages. Section numbers count through all pages. */
export interface SearchIndex {
  pages: IndexedPage[]
  /** The section that an alias leads to, by the key of the alias (src/search/terms/alias-key.ts). */
  aliases: Map<string, number>
  /** Words that readers use -> the words that the pages use instead. */
  synonyms: Map<string, string[]>
  lengths: FieldLengths
  /** The postings of all fields; on large sites only of titles, headings and `about`. */
  postings: Postings
  /** The files with the other postings of a large site, in the order of their terms. */
  shards: Shard[]
}

/** `first`: the first of its terms. */
export interface Shard {
  first: string
  file: string
}

export interface IndexedPage {
  url: string
  title: string
  kind: HitKind
  breadcrumbs: string[]
  docsTag: string
  /** Whether the page has examples of everything; it then ranks below pages that match as well. */
  isDemonstration: boolean
  /** Name of the file with its text. */
  textFile: string
  sections: { anchor: string; heading: string }[]
}
