export const serviceWorkerPath = '/service-worker.js'

/** The page that stands in for what can neither be fetched nor is saved. */
export const offlinePath = '/offline'
