// A page as it is saved in the browser: its own HTML with the time of saving in a header, told when it is shown.
const savedAtHeader = 'x-saved-at'

/** A copy of a page's answer to save; undefined for what is no final page: redirects, errors, files. */
export async function savedCopy(response: Response, at: Date): Promise<Response | undefined> {
  const isHtml = response.headers.get('content-type')?.startsWith('text/html')
  if (response.status !== 200 || response.redirected || !isHtml) return undefined
  const html = await response.clone().text()
  if (/<meta http-equiv="?refresh/i.test(html)) return undefined
  const headers = new Headers(response.headers)
  // They describe the bytes that came over the wire.
  for (const name of ['content-encoding', 'content-length', 'vary']) headers.delete(name)
  headers.set(savedAtHeader, at.toISOString())
  return new Response(html, { headers })
}

/** The newer one of two copies of a page. */
export function newerCopy(one: Response | undefined, other: Response | undefined): Response | undefined {
  if (!one || !other) return one ?? other
  return savedAt(one) >= savedAt(other) ? one : other
}

/** The copy with a line above the text, beside the sidebar, that says what it is. */
export async function withNote(copy: Response): Promise<Response> {
  const html = await copy.text()
  const { headers } = copy
  // A page that is an author's component may have no `main`.
  const beforeText = /<div id="page">(?:.*?<main\b[^>]*>)?/s
  return new Response(
    html.replace(beforeText, start => start + savedNote(savedAt(copy))),
    { headers },
  )
}

export function savedNote(at: string): string {
  const words = `Saved copy of <time datetime="${at}">${dayAndTime(new Date(at))}</time>: the network is away or slow.`
  return `<p class="saved-copy" role="status">${words}</p>`
}

function savedAt(copy: Response): string {
  return copy.headers.get(savedAtHeader) ?? new Date(0).toISOString()
}

function dayAndTime(date: Date): string {
  const day = date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
  return `${day}, ${date.toISOString().slice(11, 16)} UTC`
}
