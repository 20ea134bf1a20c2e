export const consolePath = '/console'

/** The reference, and below it a page for each name. */
export const referencePath = '/reference'

/** The page for practising, and below it pages of exercises. */
export const practicePath = '/practice'

/** What its scripts fetch: all exercises of the site. */
export const exerciseListPath = '/practice.json'

export const searchPagePath = '/search'

export const serviceWorkerPath = '/service-worker.js'

/** The page that readers see instead of one that can neither be fetched nor has been saved. */
export const offlinePath = '/offline'
