/** The file of the page at `path`: `/docs/intro.html` for `/docs/intro`. */
export function htmlFileOf(path: string): string {
  return path === '/' ? '/index.html' : `${path}.html`
}
