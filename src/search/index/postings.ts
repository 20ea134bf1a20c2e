/** The parts of a page that are indexed separately. `about` is the page's description, tags and keywords. Weights: src/search/engine/ranking-weights.ts. */
export const fields = ['title', 'heading', 'about', 'text', 'code'] as const

export type Field = (typeof fields)[number]

/** The sections that have a term, in ascending order, and how often each has it. Section numbers count through all pages. */
export interface Posting {
  sections: number[]
  counts: number[]
}

/** The posting of each term and field, sorted by term. */
export type Postings = Map<string, Map<Field, Posting>>

/** For each field and section, the number of different terms. BM25 needs it: a match in a short field weighs more. */
export type FieldLengths = Record<Field, number[]>
