// Apart from the other reserved paths, so that scripts without search do not contain them.

/** The folder of all files that search fetches. */
export const searchFolder = '/assets/search'

/** The text of pages, for snippets. */
export const searchTextFolder = `${searchFolder}/text`

/** Names the index, whose own name changes with its content: pages that named it would change with every edit. */
export const searchIndexPath = '/search-index.json'
