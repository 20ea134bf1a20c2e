// Reports page views to the configured service, one for each change of the path. The service's script reads `dataLayer`, a
// list of calls. If that script is blocked, the list is never read.
import type { Analytics } from '../site-config/site-config-schema.ts'

interface Page {
  page_title: string
  page_location: string
  page_path: string
}

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/** Counts this page and those that follow. `json` holds the settings from the page's `data-analytics`. */
export function countPageViews(json: string) {
  const { id, script, respectsDoNotTrack } = JSON.parse(json) as Analytics
  if (respectsDoNotTrack && hasOptedOutOfTracking()) return
  callService('js', new Date())
  callService('config', id, { send_page_view: false, anonymize_ip: true })
  insertScript(script, id)
  let counted: string | undefined
  const count = () => {
    const page = currentPage()
    if (page.page_path === counted) return
    counted = page.page_path
    callService('set', page)
    callService('event', 'page_view', page)
  }
  count()
  document.addEventListener('tickwise:page', count)
  // Scripts do not run again when a page is restored from the back/forward cache.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    counted = undefined
    count()
  })
}

/** The address has no query and hash, so that the service does not learn what readers search for. */
function currentPage(): Page {
  const { origin, pathname } = location
  return { page_title: document.title, page_location: origin + pathname, page_path: pathname }
}

function hasOptedOutOfTracking(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }
  return doNotTrack === '1' || globalPrivacyControl === true
}

function insertScript(address: string, id: string) {
  const url = new URL(address)
  url.searchParams.set('id', id)
  const script = document.createElement('script')
  script.async = true
  script.src = url.href
  document.head.append(script)
}

/** The service accepts a call only as the arguments object of a function, never as an array. */
function callService(..._call: unknown[]) {
  window.dataLayer ??= []
  // biome-ignore lint/complexity/noArguments: the service accepts nothing else.
  window.dataLayer.push(arguments)
}
