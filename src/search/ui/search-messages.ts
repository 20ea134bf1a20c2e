// Messages about results. The dialog uses the texts of DocSearch's dialog and the search page those of Docusaurus' search
// page, so they differ. Messages for queries without results: src/search/ui/parts/no-results.tsx.

export const dialogMessages = {
  waiting: 'Fetching results...',
  nothingSaved: 'No recent searches',
  seeAll: (count: number) => `See all ${count} ${count === 1 ? 'result' : 'results'}`,
}

/** Announcements of the dialog to screen readers. They have no quotation marks, which some screen readers read out. */
export const dialogAnnouncements = {
  results: (count: number, query: string) => `${count} ${count === 1 ? 'result' : 'results'} for ${query}`,
}

export const pageMessages = {
  heading: (query: string) => (query === '' ? 'Search the documentation' : `Search results for "${query}"`),
  waiting: 'Fetching new results...',
  more: 'More results',
  results: (count: number) => (count === 1 ? 'One document found' : `${count} documents found`),
}
