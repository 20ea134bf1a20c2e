export const consolePath = '/console'

export const searchPagePath = '/search'

/** The folder of all files that search fetches. */
export const searchFolder = '/assets/search'

/** The text of pages, for snippets. */
export const searchTextFolder = `${searchFolder}/text`

/** Names the index, whose own name changes with its content: pages that named it would change with every edit. */
export const searchIndexPath = '/search-index.json'

export const serviceWorkerPath = '/service-worker.js'

/** The page that readers see instead of one that can neither be fetched nor has been saved. */
export const offlinePath = '/offline'
