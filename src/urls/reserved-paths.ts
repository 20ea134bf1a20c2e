export const consolePath = '/console'

export const searchPagePath = '/search'

/** The folder of all files that search fetches. */
export const searchFolder = '/assets/search'

/** The text of pages, for snippets. */
export const searchTextFolder = `${searchFolder}/text`

/** The index in development. Its name has no hash of its content, which changes with every edit. */
export const developmentIndexPath = `${searchFolder}/index.json`

export const serviceWorkerPath = '/service-worker.js'

/** The page that readers see instead of one that can neither be fetched nor has been saved. */
export const offlinePath = '/offline'
