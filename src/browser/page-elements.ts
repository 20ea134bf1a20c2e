import { decodePercentEncoding } from '../urls/page-path.ts'

/** The element that the hash of the page's address points to. */
export function findHashTarget(): HTMLElement | null {
  return document.getElementById(decodePercentEncoding(location.hash.slice(1)))
}

/** Has screen readers read `message` out: `#announcer` is a live region (`role="status"`) at the end of every page. */
export function announce(message: string) {
  const announcer = document.getElementById('announcer')
  if (announcer) announcer.textContent = message
}

export function parseHtml(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html')
}

/**
 * Resolves to true once the page has the stylesheet, and to false when the file cannot be fetched. Most pages work unstyled
 * too, so callers may ignore that; the link is removed, so that the next call tries again.
 */
export function loadStylesheet(href: string): Promise<boolean> {
  const present = document.head.querySelector<HTMLLinkElement>(`link[rel=stylesheet][href="${CSS.escape(href)}"]`)
  if (present?.sheet) return Promise.resolve(true)
  const link = present ?? document.createElement('link')
  return new Promise(resolve => {
    link.addEventListener('load', () => resolve(true))
    link.addEventListener('error', () => {
      link.remove()
      resolve(false)
    })
    if (present) return
    link.rel = 'stylesheet'
    link.href = href
    document.head.append(link)
  })
}
