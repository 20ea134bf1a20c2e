/** The file of the page at `path`: `/docs/intro.html` for `/docs/intro`. */
export function getHtmlFile(path: string): string {
  return path === '/' ? '/index.html' : `${path}.html`
}
