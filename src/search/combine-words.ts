/** Sections that have a word, by their numbers. `isOwn`: whether it stands elsewhere than in the page's title. */
export type Scores = Map<number, { score: number; isOwn: boolean }>

/** Sections that answer a query, best first. */
export type Ranking = {
  sections: Ranked[]
  /** How much each word of the query tells: rare ones more than frequent ones. They add up to 1; words that nothing has are left out. */
  wordWeights: number[]
}

/** `wordScores`: of each word in `wordWeights`, 0 where the section lacks it. */
type Ranked = { section: number; score: number; wordScores: number[] }

/** Titles and headings with the small words of the query too are what was meant: "as of join". */
const fillerWeight = 0.5
/** Of two sections that answer about as well, the one with all words of the query comes first. */
const incompleteWeight = 0.92
/** Beside so many sections with all words of the query, others need a good reason to be found. */
const manySections = 8
/** A good reason: this share of the best section's score. Of weaker ones a query of five words would find the whole site. */
const leastShare = 0.4

/** What the words of a query say together; `fillers` are the sections that its small words speak for. */
export function combineWords(words: Scores[], fillers: Scores, sectionCount: number): Ranking {
  const known = words.filter(({ size }) => size > 0)
  const wordWeights = weightsOf(known, sectionCount)
  const sections = [...new Set(known.flatMap(scores => [...scores.keys()]))]
    .filter(section => known.some(scores => scores.get(section)?.isOwn))
    .map(section => {
      const wordScores = known.map(scores => scores.get(section)?.score ?? 0)
      const hasAll = wordScores.every(score => score > 0)
      const filler = hasAll ? (fillers.get(section)?.score ?? 0) * fillerWeight : 0
      return {
        section,
        wordScores,
        hasAll,
        score: scoreOf(wordScores, wordWeights) * (hasAll ? 1 : incompleteWeight) + filler,
      }
    })
    .sort((a, b) => b.score - a.score || a.section - b.section)
  const least = sections.filter(({ hasAll }) => hasAll).length < manySections ? 0 : leastShare
  const found = sections.filter(({ hasAll, score }) => hasAll || score >= least * (sections[0]?.score ?? 0))
  return { wordWeights, sections: found.map(({ section, score, wordScores }) => ({ section, score, wordScores })) }
}

/** The scores of a query's words, together; less where words are missing. */
export function scoreOf(wordScores: number[], wordWeights: number[]): number {
  return sumOf(wordScores) * coverageOf(wordScores, wordWeights) ** missingWordsExponent
}

/**
 * At 2, one section that has all words in passing beats one whose heading has most of them; at 1, headings with a single
 * frequent word come first.
 */
const missingWordsExponent = 1.5

/** Share of the query that is answered, by the weights of its words. */
export function coverageOf(wordScores: number[], wordWeights: number[]): number {
  return sumOf(wordWeights.filter((_, word) => (wordScores[word] ?? 0) > 0))
}

/** As BM25 weighs rare terms. */
function weightsOf(words: Scores[], sectionCount: number): number[] {
  const weights = words.map(({ size }) => Math.log(1 + (sectionCount - size + 0.5) / (size + 0.5)))
  const sum = sumOf(weights)
  return weights.map(weight => weight / sum)
}

function sumOf(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}
