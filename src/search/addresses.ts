export const searchPagePath = '/search'

/** Folder of all files that search fetches. */
export const searchFolder = '/assets/search'

/** The text of pages, for snippets. */
export const textFolder = `${searchFolder}/text`

/** In development the index keeps its address: its content changes with every edit. */
export const developmentIndex = `${searchFolder}/index.json`
