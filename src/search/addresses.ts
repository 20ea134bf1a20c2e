/** Folder of all files that search fetches. */
export const searchFolder = '/assets/search'

/** In development the index keeps its address: its content changes with every edit. */
export const developmentIndex = `${searchFolder}/index.json`
