/** On the not-found page, fetches what finds pages with addresses like the wrong one. */
export function startSuggestions() {
  const suggest = () => {
    const place = document.querySelector('.suggestions')
    if (place) import('./suggest-pages.ts').then(({ suggestPages }) => suggestPages(place)).catch(() => {})
  }
  document.addEventListener('tickwise:page', suggest)
  suggest()
}
