// What search says about its results. The dialog and the search page use the words of DocSearch's dialog and of Docusaurus'
// search page, which differ.

export const dialogMessages = {
  waiting: 'Fetching results...',
  nothingSaved: 'No recent searches',
  noResults: (query: string) => `No results for "${query}"`,
  seeAll: (count: number) => `See all ${count} ${count === 1 ? 'result' : 'results'}`,
}

/** What screen readers hear in the dialog, without quotation marks, which some read out. */
export const dialogAnnouncements = {
  results: (count: number, query: string) => `${count} ${count === 1 ? 'result' : 'results'} for ${query}`,
  noResults: (query: string) => `No results for ${query}`,
}

export const pageMessages = {
  heading: (query: string) => (query === '' ? 'Search the documentation' : `Search results for "${query}"`),
  waiting: 'Fetching new results...',
  more: 'More results',
  noResults: 'No results were found',
  results: (count: number) => (count === 1 ? 'One document found' : `${count} documents found`),
}
