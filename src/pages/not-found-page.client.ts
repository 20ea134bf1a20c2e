import { onEachPage } from '../shell/new-page.ts'

/** On the not-found page, fetches what finds pages with addresses like the wrong one. */
export function startSuggestions() {
  onEachPage(() => {
    const place = document.querySelector('.suggestions')
    if (place) import('./suggest-pages.ts').then(({ suggestPages }) => suggestPages(place)).catch(() => {})
  })
}
