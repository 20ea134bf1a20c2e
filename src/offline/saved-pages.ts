import { resolveRequestedPath } from '../urls/requested-path.ts'
import { cacheNames } from './worker-contract.ts'

// A page as it is saved in the browser: its HTML, with the time of saving in a header. A note on the page shows that time.
const savedAtHeader = 'x-saved-at'

/** The copy of a response that is saved. Undefined if the response is not a page: a redirect, an error or another file. */
export async function createSavedCopy(response: Response, at: Date): Promise<Response | undefined> {
  const isHtml = response.headers.get('content-type')?.startsWith('text/html')
  if (response.status !== 200 || response.redirected || !isHtml) return undefined
  const html = await response.clone().text()
  // On a host without redirects, a small page of ours redirects instead (src/outputs/hosting).
  if (/<meta http-equiv="?refresh/i.test(html)) return undefined
  const headers = new Headers(response.headers)
  // These headers describe the bytes sent over the network, not those that are saved.
  for (const name of ['content-encoding', 'content-length', 'vary']) headers.delete(name)
  headers.set(savedAtHeader, at.toISOString())
  return new Response(html, { headers })
}

/** The newer of two copies of a page. */
export function pickNewerCopy(one: Response | undefined, other: Response | undefined): Response | undefined {
  if (!one || !other) return one ?? other
  return readSavedTime(one) >= readSavedTime(other) ? one : other
}

/** Adds a line above the text that says when the page was saved. */
export async function addSavedNote(copy: Response): Promise<Response> {
  const html = await copy.text()
  const { headers } = copy
  // The page region is our own (src/frame/document.tsx); a page that is an author's component may have no `main` in it.
  const beforeText = /<div id="page">(?:.*?<main\b[^>]*>)?/s
  return new Response(
    html.replace(beforeText, start => start + savedNoteHtml(readSavedTime(copy))),
    { headers },
  )
}

export function savedNoteHtml(at: string): string {
  const text = `Saved copy of <time datetime="${at}">${formatDayAndTime(new Date(at))}</time>: the network is away or slow.`
  return `<p class="saved-copy" role="status">${text}</p>`
}

function readSavedTime(copy: Response): string {
  return copy.headers.get(savedAtHeader) ?? new Date(0).toISOString()
}

function formatDayAndTime(date: Date): string {
  const day = date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
  return `${day}, ${date.toISOString().slice(11, 16)} UTC`
}

/**
 * Redirects as the server would, but only to a page that is saved: from `/intro`, `/docs/intro/` and `/docs/intro.html` to
 * `/docs/intro`. Undefined if there is none.
 */
export async function redirectToSavedPage(
  url: string,
  basePath: string,
  rules: RedirectRules,
): Promise<Response | undefined> {
  const { pathname, search } = new URL(url)
  const read = resolveRequestedPath(pathname, basePath)
  const canonical = read.kind === 'redirect' ? read.to : pathname
  for (const path of [canonical, ...listRedirectCandidates(canonical, rules)]) {
    if (path !== pathname && (await isSaved(path))) return Response.redirect(path + search, 302)
  }
  return undefined
}

async function isSaved(path: string): Promise<boolean> {
  const copies = [cacheNames.pages, cacheNames.docs].map(cacheName =>
    caches.match(path, { cacheName, ignoreVary: true }),
  )
  return (await Promise.all(copies)).some(copy => copy !== undefined)
}

/** The redirects of a site as rules, because a list of them would grow with the site. Paths include the base path and are percent-encoded. */
export interface RedirectRules {
  /** Each page below `from` also has a short link below `to`, which redirects to it. */
  rewrites: { from: string; to: string }[]
  /** Redirects that no rule covers, and pages that look like short links to a rule, which map to themselves. */
  exceptions: Record<string, string>
}

/** Where `path` may redirect to, if such a page exists: `/concepts/joins` to `/docs/concepts/joins`, `/blog/page/1` to `/blog`. */
export function listRedirectCandidates(path: string, { rewrites, exceptions }: RedirectRules): string[] {
  const exception = exceptions[path]
  if (exception !== undefined) return [exception]
  const targets = rewrites.filter(({ to }) => path.startsWith(to)).map(({ from, to }) => from + path.slice(to.length))
  return path.endsWith('/page/1') ? [path.slice(0, -'/page/1'.length), ...targets] : targets
}
