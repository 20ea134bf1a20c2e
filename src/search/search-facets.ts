// Facets are the properties of pages that searches filter by. The crawler of a hosted service reads them from the head of each
// page; the embedded index stores the tags.

export interface Facets {
  tag: string
  /** Name of the docs version; set for docs only. */
  version?: string
}

/** The language of every site; translations are not supported. */
export const searchLanguage = 'en'

/** Tag of pages that belong to no version of the docs. Lists of posts and tags have other tags, so that searches leave them out. */
export const defaultTag = 'default'

const docsTagStart = 'docs-default-'

/**
 * Tag of all pages of one version of the docs: `current` -> `docs-default-current`. Docusaurus uses the same tags, so
 * an existing index of a Docusaurus site keeps working.
 */
export function getDocsTag(version: string): string {
  return docsTagStart + version
}

export function isDocsTag(tag: string | undefined): tag is string {
  return tag?.startsWith(docsTagStart) ?? false
}
