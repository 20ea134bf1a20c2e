/** What the pages of one version of the docs are tagged with, as classic crawlers of documentation expect it. */
export function docsTagOf(version: string): string {
  return `docs-default-${version}`
}
