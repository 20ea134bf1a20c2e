// Tells the configured service which pages are read, one page view a path. The service's script reads `dataLayer`, a list
// of calls; when it is blocked the list is read by nobody.
import type { Analytics } from '../site-config.ts'

type Page = { page_title: string; page_location: string; page_path: string }

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/** Counts this page and those that follow. `json`: the settings the page carries. */
export function countPages(json: string) {
  const { id, script, respectsDoNotTrack } = JSON.parse(json) as Analytics
  if (respectsDoNotTrack && asksNotToBeTracked()) return
  tell('js', new Date())
  tell('config', id, { send_page_view: false, anonymize_ip: true })
  insertScript(script, id)
  let counted: string | undefined
  const count = () => {
    const page = pageShown()
    if (page.page_path === counted) return
    counted = page.page_path
    tell('set', page)
    tell('event', 'page_view', page)
  }
  count()
  document.addEventListener('tickwise:page', count)
  // Back to a page the browser has kept whole: no script runs anew.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    counted = undefined
    count()
  })
}

/** Without query and hash: what a reader searches for is not told. */
function pageShown(): Page {
  const { origin, pathname } = location
  return { page_title: document.title, page_location: origin + pathname, page_path: pathname }
}

function asksNotToBeTracked(): boolean {
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

/** The service tells calls from other entries by their type: the arguments object of a function, never an array. */
function tell(..._call: unknown[]) {
  window.dataLayer ??= []
  // biome-ignore lint/complexity/noArguments: the service takes nothing else.
  window.dataLayer.push(arguments)
}
