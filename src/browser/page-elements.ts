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

const stylesheets = new Map<string, Promise<boolean>>()

/**
 * Loads a stylesheet that a script needs, for this page and all that navigation shows later. Resolves to true once it applies,
 * and to false when the file cannot be fetched. Most pages work unstyled too, so callers may ignore that; the next call tries again.
 */
export function loadStylesheet(href: string): Promise<boolean> {
  const known = stylesheets.get(href)
  if (known) return known
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  document.head.append(link)
  const loaded = waitForStylesheet(link)
  stylesheets.set(href, loaded)
  loaded.then(isLoaded => isLoaded || stylesheets.delete(href))
  return loaded
}

/** Whether the file of a link that was just added could be fetched. If not, the link is removed. */
export function waitForStylesheet(link: HTMLLinkElement): Promise<boolean> {
  return new Promise(resolve => {
    link.addEventListener('load', () => resolve(true))
    link.addEventListener('error', () => {
      link.remove()
      resolve(false)
    })
  })
}
