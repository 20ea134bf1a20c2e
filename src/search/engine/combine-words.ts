// Second step of the ranking: how well each section answers the whole query.

import { fillerWeight, incompleteWeight, manyComplete, minScoreShare, missingWordsExponent } from './ranking-weights.ts'

/** Sections that answer a query, best first. */
export interface Ranking {
  sections: RankedSection[]
  /** The weight of each word that any section has: rare words weigh more than frequent ones. They add up to 1. */
  wordWeights: number[]
}

/** `wordScores`: one for each of `wordWeights`, 0 where the section lacks the word. */
interface RankedSection {
  section: number
  score: number
  wordScores: number[]
}

interface WordsToCombine {
  /** The sections that have each word. */
  words: SectionScores[]
  /** The sections whose title or heading has common words of the query. */
  fillers: SectionScores
  sectionCount: number
}

export function combineWords({ words, fillers, sectionCount }: WordsToCombine): Ranking {
  // A word that no section has, such as one of another language, is ignored.
  const known = words.filter(({ size }) => size > 0)
  const wordWeights = weighWords(known, sectionCount)
  const sections = [...new Set(known.flatMap(scores => [...scores.keys()]))]
    // Otherwise a match in the page's title would list every section of the page.
    .filter(section => known.some(scores => scores.get(section)?.isInSection))
    .map(section => {
      const wordScores = known.map(scores => scores.get(section)?.score ?? 0)
      const isComplete = wordScores.every(score => score > 0)
      const filler = isComplete ? (fillers.get(section)?.score ?? 0) * fillerWeight : 0
      const score = combineScores(wordScores, wordWeights) * (isComplete ? 1 : incompleteWeight) + filler
      return { section, wordScores, isComplete, score }
    })
    .sort((a, b) => b.score - a.score || a.section - b.section)
  return { wordWeights, sections: dropWeakSections(sections) }
}

/** The sum of the scores of a query's words, reduced by the share of the query that is not answered. */
export function combineScores(wordScores: number[], wordWeights: number[]): number {
  return sum(wordScores) * sumAnsweredWeights(wordScores, wordWeights) ** missingWordsExponent
}

/** The share of a query that is answered: the weights of the words that have a score, added up. */
export function sumAnsweredWeights(wordScores: number[], wordWeights: number[]): number {
  return sum(wordWeights.filter((_, word) => (wordScores[word] ?? 0) > 0))
}

/** `sections`: best first. */
function dropWeakSections(sections: (RankedSection & { isComplete: boolean })[]): RankedSection[] {
  const hasManyComplete = sections.filter(({ isComplete }) => isComplete).length >= manyComplete
  const minScore = hasManyComplete ? minScoreShare * (sections[0]?.score ?? 0) : 0
  return sections
    .filter(({ isComplete, score }) => isComplete || score >= minScore)
    .map(({ section, score, wordScores }) => ({ section, score, wordScores }))
}

/** The inverse document frequency of BM25, scaled so that all weights add up to 1. */
function weighWords(words: SectionScores[], sectionCount: number): number[] {
  const weights = words.map(({ size }) => Math.log(1 + (sectionCount - size + 0.5) / (size + 0.5)))
  const total = sum(weights)
  return weights.map(weight => weight / total)
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

/**
 * The scores of sections for one word, by section number. Every section has the title of its page as a
 * field; `isInSection` is false if only that has the word.
 */
export type SectionScores = Map<number, { score: number; isInSection: boolean }>

/** Sections that are in any of the lists, with the sums of their scores. */
export function addScores(lists: SectionScores[]): SectionScores {
  const sums: SectionScores = new Map()
  for (const scores of lists) {
    for (const [section, { score, isInSection }] of scores) {
      const known = sums.get(section)
      sums.set(
        section,
        known ? { score: known.score + score, isInSection: known.isInSection || isInSection } : { score, isInSection },
      )
    }
  }
  return sums
}

/** Sections that are in all of the lists, with the sums of their scores. */
export function intersectScores(lists: SectionScores[]): SectionScores {
  return new Map([...addScores(lists)].filter(([section]) => lists.every(scores => scores.has(section))))
}

export function scaleScores(scores: SectionScores, weight: number): SectionScores {
  return new Map(
    [...scores].map(([section, { score, isInSection }]) => [section, { score: score * weight, isInSection }]),
  )
}
