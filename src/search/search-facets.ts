// Facets are the properties by which searches distinguish pages. A hosted service reads them from the head of each page and
// filters by them; the embedded index has the tags too.

export type Facets = {
  tag: string
  /** Name of the docs version; set for docs only. */
  version?: string
}

/** The only language of a site. */
export const searchLanguage = 'en'

/** Tag of pages that belong to no version of the docs. Lists have separate tags, so that searches leave them out. */
export const defaultTag = 'default'

const docsTagStart = 'docs-default-'

/**
 * Tag of all pages of one version of the docs: `current` -> `docs-default-current`. Docusaurus uses the same tags, so an
 * index that its crawlers fed goes on working.
 */
export function docsTagOf(version: string): string {
  return docsTagStart + version
}

export function isDocsTag(tag: string | undefined): tag is string {
  return tag?.startsWith(docsTagStart) ?? false
}
