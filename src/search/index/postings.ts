/** Where on a page a term may be. `about` is the page's description, tags and keywords. Weights: src/search/engine/rank-sections.ts. */
export const fields = ['title', 'heading', 'about', 'text', 'code'] as const

export type Field = (typeof fields)[number]

/** The sections that have a term, ascending, and how often each has it. Sections are numbered through all pages. */
export type Posting = { sections: number[]; counts: number[] }

/** Sorted by term. */
export type Postings = Map<string, Map<Field, Posting>>
