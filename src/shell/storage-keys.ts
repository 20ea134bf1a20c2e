/** Every key of the local storage that this site uses. The about page lists them for readers. */
export const storageKeys = [
  'theme',
  'tickwise.announcement',
  'tickwise.study-ticks',
  'tickwise.sidebar',
  'tickwise.tabs',
  'tickwise.shortcuts',
  'tickwise.docs-version',
  // Named as classic documentation sites name them.
  '__DOCSEARCH_RECENT_SEARCHES__tickwise',
  '__DOCSEARCH_FAVORITE_SEARCHES__tickwise',
] as const

export type StorageKey = (typeof storageKeys)[number]
