import { isOfAnotherBuild } from '../../navigation/full-load.ts'
import { forgetPages, loadPage, parsePage } from '../../navigation/page-store.ts'

/** Whether the site was published anew since this page was loaded: then the files that search needs may be gone. */
export async function isOutdated(): Promise<boolean> {
  forgetPages()
  const page = await loadPage(location.pathname + location.search).catch(() => undefined)
  return page !== undefined && isOfAnotherBuild(parsePage(page.html))
}
