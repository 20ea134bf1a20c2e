// The constants of the ranking, tuned by hand with the queries of tests/search-queries; src/search/relevance.test.ts measures
// them. src/search/README.md explains the steps.
import type { SearchOptions } from 'minisearch'
import type { Field } from '../index/postings.ts'
import type { HitKind } from '../search-contract.ts'

// First step, sections by word: src/search/engine/rank-sections.ts.

/** A word that fewer sections have may be misspelt. If more have it, similar words would only push down the right results. */
export const fewSections = 3
/**
 * `boost` weighs the fields. The title says best what a section is about, then its heading. `about` weighs more than text: descriptions say in plain
 * words what a page is for, and newcomers' queries resemble that. Code weighs half, since sessions use most of the language
 * in passing.
 *
 * Prefix and fuzzy matches count half. For BM25, `k` and `d` are MiniSearch's defaults; `b` is 0.6 instead of 0.7, so that
 * long sections are penalised a little less.
 */
export const searchOptions: SearchOptions = {
  boost: { title: 3, heading: 2.5, about: 1.2, text: 1, code: 0.5 } satisfies Record<Field, number>,
  weights: { prefix: 0.5, fuzzy: 0.5 },
  bm25: { k: 1.2, b: 0.6, d: 0.5 },
}
/** `.z.T` and `.z.t` are different names, so the one in the typed case comes first. The other is found too. */
export const exactCaseWeight = 2
/** `deleted` for `delete`. Another form is a weaker sign: `grouping` is not always about `group`. */
export const formWeight = 0.6
/** A section on `over` answers `reduce`, but comes after one that says `reduce` itself. */
export const synonymWeight = 0.8
/**
 * In `case when`, which means the vector conditional, `case` by itself says little: "Corner cases" has it too. The synonym
 * of the phrase counts in full.
 */
export const phraseWordWeight = 0.3

// Second step, sections by query: src/search/engine/combine-words.ts.

/**
 * Bonus for sections with all words whose title or heading also has the filler words ("as of join", "how to …"): half a
 * normal word's score.
 */
export const fillerWeight = 0.5
/** Factor for sections that lack a word. Of two similar sections the one with all words comes first; a clearly better one stays ahead. */
export const incompleteWeight = 0.92
/** If this many sections have all words, they fill the dialog, and the others need a good score to be listed. */
export const manyComplete = 8
/**
 * When enough sections have all words, the lowest score of an incomplete section, as a share of the best score. Without
 * it, a query of five words would list the whole site.
 */
export const minScoreShare = 0.4
/**
 * How strongly missing words lower a score. At 2, a section that mentions all words in passing beats one whose heading has
 * most of them; at 1, headings with a single frequent word come first.
 */
export const missingWordsExponent = 1.5

// Third step, pages: src/search/engine/rank-pages.ts.

/**
 * How much a heading with exactly the words of the query raises the score of its section: to more than double. The heading
 * of a lead is the title of its page.
 */
export const headingBonus = 1.2
/** Headings are compared for only this many of the best sections; the bonus could not bring others to the top. */
export const maxComparedHeadings = 300
/** A query of at least this many words is treated as a question, which a section answers better than a whole page. */
export const wordsOfQuestion = 3
/** Factor for leads, the text before the first heading, if the query is a question: for a lead, the title counts twice, as the page's title and as its heading. */
export const leadWeight = 0.65
/** How much a title with exactly the words of the query raises its page. If it has all of them and others, at least half as much. */
export const titleBonus = 0.9
/**
 * The share of their score that further sections of a page add to it: the second section adds this share, the third
 * half of it, the fourth a third. Higher values favour long pages over more relevant ones.
 */
export const furtherSectionShare = 0.18
export const maxFurtherSections = 4
/** Weight of a page's score for words that are spread over several sections. Higher values favour long pages. */
export const scatteredWordsShare = 0.15
/**
 * Docs are kept up to date, while posts become outdated. Pages of the reference and of exercises come after pages that explain,
 * however well they match. For its own names a page of the reference comes first all the same (`src/search/index/aliases.ts`).
 */
export const kindWeights: Record<HitKind, number> = { doc: 1, reference: 0.1, practice: 0.1, page: 0.9, blog: 0.65 }
/** Sections below this share of the page's best score are not listed. */
export const listedShare = 0.5
