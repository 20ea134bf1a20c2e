import { onEachPage } from '../browser/background-work.ts'

/** On the not-found page, fetches the code that suggests pages with a similar address. Without it the page stays as it is. */
export function startSuggestions() {
  onEachPage(() => {
    const place = document.querySelector('.suggestions')
    if (place) import('./suggest-pages.ts').then(({ suggestPages }) => suggestPages(place)).catch(() => {})
  })
}
