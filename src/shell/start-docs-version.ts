/** Fetches what remembers the reader's version of the docs, where the site has several. Without it links lead to the main one. */
export function startDocsVersion() {
  if (!document.querySelector('a[data-versions]')) return
  import('./docs-version.client.ts').then(({ followDocsVersion }) => followDocsVersion()).catch(() => {})
}
