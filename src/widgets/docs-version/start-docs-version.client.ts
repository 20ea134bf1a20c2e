/** Fetches the script that remembers the reader's version of the docs, if the site has several. Without it, links lead to the main version. */
export function startDocsVersion() {
  if (!document.querySelector('a[data-versions]')) return
  import('./remember-docs-version.client.ts').then(({ rememberDocsVersion }) => rememberDocsVersion()).catch(() => {})
}
