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
