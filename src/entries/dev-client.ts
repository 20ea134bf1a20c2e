// Development only: when content or a component has changed, the page is fetched again and only its region replaced, so
// that the scroll position stays.
import { clearPageStore } from '../navigation/page-store.ts'
import { showPage } from '../navigation/router.ts'

import.meta.hot?.on('tickwise:update', async () => {
  clearPageStore()
  const { scrollX, scrollY } = window
  try {
    await showPage(location.pathname + location.search)
    scrollTo(scrollX, scrollY)
  } catch {
    location.reload() // The page now has errors; the development server answers with a page that lists them.
  }
})

// A sign for tests, and for anyone with the inspector open, that edits are shown from now on.
document.documentElement.dataset.development = ''
