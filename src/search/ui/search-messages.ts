// Messages about results. The dialog uses the texts of DocSearch's dialog and the search page those of Docusaurus' search
// page, so they differ.

export const dialogMessages = {
  waiting: 'Fetching results...',
  nothingSaved: 'No recent searches',
  noResults: (query: string) => `No results for "${query}"`,
  seeAll: (count: number) => `See all ${count} ${count === 1 ? 'result' : 'results'}`,
}

/** Announcements of the dialog to screen readers. They have no quotation marks, which some screen readers read out. */
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
