// Apart from reserved-paths.ts, so that scripts which need those paths need no further file for these.

/** The reference, and below it a page for each name. */
export const referencePath = '/reference'

/** The page for practising, and below it pages of exercises. */
export const practicePath = '/practice'

/** What its scripts fetch: all exercises of the site. */
export const exerciseListPath = '/practice.json'
