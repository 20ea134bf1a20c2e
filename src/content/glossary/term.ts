/** An entry of the glossary. */
export interface Term {
  /** The forms in which it occurs in text, its name first: `['as-of join', 'as-of joins']`. */
  forms: string[]
  meaningHtml: string
  /** Id of the doc that explains it: `concepts/joins`. Undefined where no doc does. */
  doc: string | undefined
  /** The heading of that doc, such as `#as-of-join`; empty for the whole doc. */
  hash: string
}

/** A term where a page explains it: `html.slice(start, end)` is the term in the page's HTML. */
export interface FoundTerm {
  start: number
  end: number
  meaningHtml: string
  /** Where a doc explains it: `/docs/concepts/joins#as-of-join`. Undefined where none does. */
  url: string | undefined
}
