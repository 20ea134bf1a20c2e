export const consolePath = '/console'

export const searchPagePath = '/search'

export const serviceWorkerPath = '/service-worker.js'

/** The page that readers see instead of one that can neither be fetched nor has been saved. */
export const offlinePath = '/offline'
