// The names that pages and the service worker share.

/** The caches of offline reading, by what they hold. */
export const cacheNames = {
  /** Pages that were read. */
  pages: 'tickwise-pages',
  /** Files whose names hold a hash: scripts, stylesheets, pictures. */
  assets: 'tickwise-assets',
  /** Texts of pages that a search has found. */
  texts: 'tickwise-texts',
  /** All docs, with what they need, where the reader asked for them. */
  docs: 'tickwise-docs',
} as const

/** Workbox composes the name of its own cache, with the files that every page needs, from these and the worker's scope. */
export const shellCache = { prefix: 'tickwise', precache: 'shell', suffix: '' } as const

/** Asks the worker to stop saving, and to delete its records of when files were used. */
export const forgetMessage = 'forget'

/** Asks the worker to save the files that search needs. */
export const saveSearchMessage = 'save search'
