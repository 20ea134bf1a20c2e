// Builds requests to Algolia's search API: https://www.algolia.com/doc/rest-api/search/
import { type HitKind, maxQueryLength } from '../search-contract.ts'
import { defaultTag, searchLanguage } from '../search-facets.ts'
import type { HostedSettings } from '../search-settings.ts'
import { markEnd, markStart } from './hosted-marks.ts'

const snippetWords = 15
const levels = Array.from({ length: 7 }, (_, level) => `hierarchy.lvl${level}`)

interface RequestToBuild {
  query: string
  kind: HitKind | undefined
  /** Tag of the docs version that the reader is reading. */
  docsTag: string
}

export function buildHostedRequest({ query, kind, docsTag }: RequestToBuild, settings: HostedSettings): object {
  const tags = listTags(kind, docsTag)
  return {
    indexName: settings.indexName,
    query: query.slice(0, maxQueryLength),
    ...(settings.contextual && {
      facetFilters: [`language:${searchLanguage}`, tags.map(tag => `docusaurus_tag:${tag}`)],
    }),
    attributesToRetrieve: [...levels, 'content', 'type', 'url', 'docusaurus_tag'],
    attributesToHighlight: levels,
    attributesToSnippet: [`content:${snippetWords}`],
    snippetEllipsisText: '…',
    highlightPreTag: markStart,
    highlightPostTag: markEnd,
  }
}

/** Pages with any of these tags are searched. */
function listTags(kind: HitKind | undefined, docsTag: string): string[] {
  if (kind === undefined) return [defaultTag, docsTag]
  return [kind === 'doc' ? docsTag : defaultTag]
}
