/** The caches of offline reading, by what they hold: read pages, hashed files, texts of found pages, and all docs where a reader asked for them. */
export const cacheNames = {
  pages: 'tickwise-pages',
  assets: 'tickwise-assets',
  texts: 'tickwise-texts',
  docs: 'tickwise-docs',
} as const

/** The cache of the files that every page needs is named by Workbox: prefix and this. */
export const shellCache = { prefix: 'tickwise', precache: 'shell', suffix: '' } as const

/** Tells the worker to save nothing more, and to forget when files were used. */
export const forgetMessage = 'forget'

/** Tells the worker to save what search needs. */
export const saveSearchMessage = 'save search'
