// Development only: when content or a component changed, the present page is fetched again and its region replaced, so
// that the scroll position stays.
import { forgetPages } from '../navigation/page-store.ts'
import { showPage } from '../navigation/router.ts'

import.meta.hot?.on('tickwise:update', async () => {
  forgetPages()
  const { scrollX, scrollY } = window
  try {
    await showPage(location.pathname + location.search)
    scrollTo(scrollX, scrollY)
  } catch {
    location.reload() // The page now has errors; it says which.
  }
})

// Tells a person with the inspector open, and the tests, that edits will be seen from now on.
document.documentElement.dataset.development = ''
