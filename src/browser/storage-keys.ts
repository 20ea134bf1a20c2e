/** The keys of the local storage that the generator uses. The about page lists those that this site uses, with the keys of its components. */
export const storageKeys = [
  // Docusaurus stores the colour mode under this name too, so readers keep theirs when a site moves.
  'theme',
  'tickwise.announcement',
  'tickwise.sidebar',
  'tickwise.tabs',
  'tickwise.shortcuts',
  'tickwise.docs-version',
  'tickwise.embeds',
  'tickwise.console-history',
  'tickwise.console-draft',
  'tickwise.exercises',
  'tickwise.practice',
  'tickwise.sessions',
  // The names that DocSearch, the search of Docusaurus, uses.
  '__DOCSEARCH_RECENT_SEARCHES__tickwise',
  '__DOCSEARCH_FAVORITE_SEARCHES__tickwise',
] as const

/** The prefix of every key of a site's own components, so that the reader can clear them with the others. */
export const ownKeyPrefix = 'tickwise.'

export type StorageKey = (typeof storageKeys)[number] | `${typeof ownKeyPrefix}${string}`
