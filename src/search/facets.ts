// By what a hosted service tells pages apart: its crawler reads them from a page's head, searches filter by them.

export type Facets = {
  tag: string
  /** Set for docs alone. */
  version?: string
}

/** The site's only language. */
export const searchLanguage = 'en'

/** Of pages that belong to no version of the docs. Lists have tags of their own, so searches leave them out. */
export const defaultTag = 'default'

const docsTagStart = 'docs-default-'

/** What the pages of one version of the docs are tagged with, as classic crawlers of documentation expect it. */
export function docsTagOf(version: string): string {
  return docsTagStart + version
}

export function isDocsTag(tag: string | undefined): tag is string {
  return tag?.startsWith(docsTagStart) ?? false
}
